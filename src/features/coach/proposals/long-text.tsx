import { useState } from 'react'

/** What is a few lines more on a narrow screen shows whole: nobody takes what they could not read. */
const LONG = 240

/** A text of which the rest is asked for. */
export function LongText({ text }: { text: string }) {
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
        {text}
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
