import { useState } from 'react'

/** About what three lines hold. */
const LONG = 160

/** A text of which the rest is asked for. */
export function LongText({ text }: { text: string }) {
  const [isWhole, setIsWhole] = useState(false)
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
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
          className="min-h-target text-small font-semibold text-brand-text underline"
        >
          {isWhole ? 'Moins' : 'Tout lire'}
        </button>
      )}
    </>
  )
}
