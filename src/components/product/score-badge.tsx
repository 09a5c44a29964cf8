import type { Verdicts } from '@/domain/research/candidate'
import {
  answersText,
  NO_VERDICT_LABEL,
  scoreOf,
  scoreText,
  VERDICT_LABELS,
  verdictOf,
  verdictReason,
} from '@/domain/research/candidate-score'
import { cn } from '@/lib/cn'

const looks = {
  promising: 'bg-success-soft text-success',
  unsure: 'bg-warning-soft text-warning',
  weak: 'bg-danger-soft text-danger',
} as const

/** A verdict, and the answers that it is made of. Two elements: a long list has it in each row. */
export function ScoreBadge({ verdicts }: { verdicts: Verdicts }) {
  const score = scoreOf(verdicts)
  const verdict = verdictOf(score)
  return (
    <>
      <span
        title={`${scoreText(score)}, ${verdictReason(score)}`}
        className={cn(
          'shrink-0 rounded-full px-2 py-0.5 font-semibold',
          verdict ? looks[verdict] : 'bg-line/50 text-muted',
        )}
      >
        {verdict ? VERDICT_LABELS[verdict] : NO_VERDICT_LABEL}
      </span>
      {score.answered > 0 && (
        <span className="order-last min-w-12 truncate text-muted tabular-nums">{answersText(score)}</span>
      )}
    </>
  )
}
