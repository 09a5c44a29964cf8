import { Lightbulb } from 'lucide-react'
import { useRef } from 'react'
import { setVerdict } from '@/data/research/research'
import type { LiveCandidate } from '@/data/research/candidate-lists'
import { mutate } from '@/data/sync/current'
import { GOOD_MARGIN_PERCENT } from '@/domain/money/sale'
import { Button } from '@/ui/button'

interface MarginAdviceProps {
  isGood: boolean
  candidate: LiveCandidate
}

/** The margin's answer to BONNE MARGE. Only the person sets the verdict, because only they know the rest. */
export function MarginAdvice({ isGood, candidate }: MarginAdviceProps) {
  const sentence = useRef<HTMLParagraphElement>(null)
  const answer = isGood ? 'Oui' : 'Non'
  const isAnswered = candidate.verdicts.goodMargin === isGood
  const limit = `${GOOD_MARGIN_PERCENT}\u00a0%`

  function accept() {
    // The button disappears once the answer is there.
    sentence.current?.focus()
    const { id, sectionId } = candidate
    void mutate(setVerdict, { at: { id, sectionId }, criterion: 'goodMargin', verdict: isGood })
  }

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-3">
      <p
        ref={sentence}
        tabIndex={-1}
        className="flex flex-1 basis-48 items-start gap-2 text-small outline-none"
      >
        <Lightbulb aria-hidden className="mt-0.5 size-4 shrink-0 text-muted" />
        <span>
          {isAnswered
            ? `Vous avez répondu ${answer} à BONNE MARGE.`
            : `Bonne marge\u00a0: ${answer.toLowerCase()}, elle ${isGood ? 'atteint' : 'n’atteint pas'} ${limit} du prix.`}
        </span>
      </p>
      {!isAnswered && (
        <Button variant="secondary" onClick={accept}>
          Répondre {answer} à BONNE MARGE
        </Button>
      )}
    </div>
  )
}
