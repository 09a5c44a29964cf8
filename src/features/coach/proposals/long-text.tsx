import { useState } from 'react'
import { AddedText } from '@/components/work/added-text'

/** What is a few lines more on a narrow screen shows whole: nobody takes what they could not read. */
const LONG = 240

/** A text of which the rest is asked for. `isAdded`: it comes behind another one. */
export function LongText({ text, isAdded = false }: { text: string; isAdded?: boolean }) {
  const [isAsked, setIsAsked] = useState(false)
  const isWhole = isAsked || text.length <= LONG
  return (
    <>
      <p
        dir="auto"
        className={
          isWhole ? 'mt-1 text-small whitespace-pre-wrap' : 'mt-1 line-clamp-3 text-small whitespace-pre-wrap'
        }
      >
        {isAdded ? <AddedText>{text}</AddedText> : text}
      </p>
      {text.length > LONG && (
        <button
          type="button"
          aria-expanded={isAsked}
          onClick={() => setIsAsked(!isAsked)}
          className="min-h-target text-small font-semibold text-brand-text underline"
        >
          {isAsked ? 'Moins' : 'Tout lire'}
        </button>
      )}
    </>
  )
}
