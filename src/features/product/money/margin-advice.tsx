import { Lightbulb } from 'lucide-react'
import { useId, useRef } from 'react'
import { setVerdict } from '@/data/research/research'
import type { LiveCandidate } from '@/data/research/candidate-lists'
import { mutate } from '@/data/sync/current'
import { figureOf } from '@/domain/money/figures'
import { GOOD_MARGIN_PERCENT, marginAnswer, openCosts } from '@/domain/money/sale'
import type { OpenInput, Statement } from '@/domain/money/statement'
import { openWords } from '@/domain/money/statement-words'
import { Button } from '@/ui/button'

interface MarginAdviceProps {
  statement: Statement
  candidate: LiveCandidate
  /** Deleted elsewhere: an answer cannot be stored. */
  isGone: boolean
  /** Leads to the field of an open cost. */
  onOpen: (cost: OpenInput) => void
}

/** The margin's answer to BONNE MARGE. Only the person sets the verdict, because only they know the rest. */
export function MarginAdvice({ statement, candidate, isGone, onOpen }: MarginAdviceProps) {
  const openId = useId()
  const sentence = useRef<HTMLParagraphElement>(null)
  const suggested = marginAnswer(statement)
  if (suggested === null) return null
  const isGood = suggested !== 'no'
  const answer = isGood ? 'Oui' : 'Non'
  const isAnswered = candidate.verdicts.goodMargin === isGood
  const open = openCosts(statement)

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
          {isAnswered && `Vous avez répondu ${answer} à BONNE MARGE.`}
          {isAnswered && suggested === 'unsure' && ' '}
          {(!isAnswered || suggested === 'unsure') && adviceWords(statement, suggested)}
        </span>
      </p>
      {suggested === 'unsure' ? (
        <div className="flex w-full flex-wrap items-center gap-x-4 text-small">
          <span id={openId} className="text-muted">
            Coûts à compléter&nbsp;:
          </span>
          <ul aria-labelledby={openId} className="contents">
            {open.map((cost) => (
              <li key={cost}>
                <button
                  type="button"
                  onClick={() => onOpen(cost)}
                  className="inline-flex min-h-target items-center text-left font-semibold text-ink underline decoration-dashed underline-offset-4"
                >
                  {figureOf(cost).label}
                </button>
              </li>
            ))}
          </ul>
        </div>
      ) : (
        !isAnswered && (
          <Button variant="secondary" disabled={isGone} onClick={accept}>
            Répondre {answer} à BONNE MARGE
          </Button>
        )
      )}
    </div>
  )
}

/** « Bonne marge : oui, elle atteint 30 % du prix. » */
function adviceWords(statement: Statement, suggested: 'yes' | 'no' | 'unsure'): string {
  const hasVat = statement.lines.some(({ key, cents }) => key === 'vat' && cents !== 0)
  const limit = `${GOOD_MARGIN_PERCENT}\u00a0% du prix${hasVat ? ' hors taxes' : ''}`
  const without = openWords(openCosts(statement))
  switch (suggested) {
    case 'yes':
      return `Bonne marge\u00a0: oui, elle atteint ${limit}.`
    case 'no':
      return `Bonne marge\u00a0: non, elle n’atteint pas ${limit}${without === '' ? '' : `, même ${without}`}.`
    case 'unsure':
      return `Bonne marge\u00a0: pas encore sûr. Elle atteint ${limit} sans ces coûts, qui peuvent la faire baisser.`
  }
}
