import { useCallback } from 'react'
import { FirstCriteriaContext, FirstMark, useFirstCriteria } from '@/components/product/first-criteria'
import { VerdictAnswer } from '@/components/product/verdict-answer'
import { setVerdict } from '@/data/research/research'
import type { LiveCandidate } from '@/data/research/candidate-lists'
import { mutate } from '@/data/sync/current'
import { CRITERIA, type CriterionKey, type Verdict } from '@/domain/research/candidate'
import { Card } from '@/ui/card'
import type { Sheet } from '../use-sheet'
import { ProductNote } from './product-note'

interface OpinionTabProps {
  uid: string
  sheet: Sheet
  candidate: LiveCandidate
}

/** « Avis »: the eight criteria, one question a line, and the note. */
export function OpinionTab({ uid, sheet, candidate }: OpinionTabProps) {
  const { id, sectionId, verdicts } = candidate
  const first = useFirstCriteria(uid)
  const judge = useCallback(
    (criterion: CriterionKey, verdict: Verdict) =>
      void mutate(setVerdict, { at: { id, sectionId }, criterion, verdict }),
    [id, sectionId],
  )
  return (
    <div className="flex flex-col gap-4">
      <Card className="py-2 sm:py-3">
        <FirstCriteriaContext value={first}>
          <fieldset disabled={sheet.isGone} className="contents">
            <ul aria-label="Critères" className="flex flex-col divide-y divide-line">
              {CRITERIA.map(({ key, question }) => (
                <li key={key} className="flex min-h-15 items-center justify-between gap-4 py-1.5">
                  {/* The control's own label says this too. */}
                  <p aria-hidden className="min-w-0 text-pretty">
                    {question}
                    <FirstMark criterion={key} />
                  </p>
                  <VerdictAnswer criterion={key} verdict={verdicts[key]} onJudge={judge} />
                </li>
              ))}
            </ul>
          </fieldset>
        </FirstCriteriaContext>
      </Card>
      <Card>
        <ProductNote sheet={sheet} />
      </Card>
    </div>
  )
}
