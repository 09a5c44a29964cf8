import { Lightbulb } from 'lucide-react'
import { useRef } from 'react'
import { setVerdict } from '@/data/research/research'
import type { LiveCandidate } from '@/data/research/candidate-lists'
import { mutate } from '@/data/sync/current'
import { GOOD_MARGIN_PERCENT } from '@/domain/money/sale'
import type { OpenInput, Statement } from '@/domain/money/statement'
import { openWords } from '@/domain/money/statement-words'
import { Button } from '@/ui/button'

/** Costs that every sale has: without them the answer is said to leave them out. */
const USUAL: ReadonlySet<OpenInput> = new Set(['shippingCents', 'importCents', 'feePoints', 'feeFixedCents'])

interface MarginAdviceProps {
  isGood: boolean
  statement: Statement
  candidate: LiveCandidate
}

/** The margin's answer to BONNE MARGE. Only the person sets the verdict, because only they know the rest. */
export function MarginAdvice({ isGood, statement, candidate }: MarginAdviceProps) {
  const sentence = useRef<HTMLParagraphElement>(null)
  const answer = isGood ? 'Oui' : 'Non'
  const isAnswered = candidate.verdicts.goodMargin === isGood
  const hasVat = statement.lines.some(({ key, cents }) => key === 'vat' && cents !== 0)
  const limit = `${GOOD_MARGIN_PERCENT}\u00a0% du prix${hasVat ? ' hors taxes' : ''}`
  const leftOut = openWords(statement.open.filter((key) => USUAL.has(key)))
  const said = `elle ${isGood ? 'atteint' : 'n’atteint pas'} ${limit}${leftOut === '' ? '' : `, ${leftOut}`}.`

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
            : `Bonne marge\u00a0: ${answer.toLowerCase()}, ${said}`}
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
