import { CircleDashed, Search, ThumbsDown, TrendingUp } from 'lucide-react'
import type { Verdicts } from '@/domain/research/candidate'
import {
  NO_VERDICT_LABEL,
  scoreOf,
  scoreText,
  VERDICT_LABELS,
  verdictOf,
  verdictReason,
} from '@/domain/research/candidate-score'
import { cn } from '@/lib/cn'

const looks = {
  promising: { look: 'bg-success-soft text-success', Icon: TrendingUp },
  unsure: { look: 'bg-warning-soft text-warning', Icon: Search },
  weak: { look: 'bg-danger-soft text-danger', Icon: ThumbsDown },
} as const

/** The share of yes, and a verdict once there are enough answers; the badge explains the verdict. */
export function ScoreBadge({ verdicts, className }: { verdicts: Verdicts; className?: string }) {
  const score = scoreOf(verdicts)
  const verdict = verdictOf(score)
  const { look, Icon } = verdict ? looks[verdict] : { look: 'bg-line/50 text-muted', Icon: CircleDashed }
  return (
    <span className={cn('flex flex-wrap items-center gap-x-2 gap-y-1', className)}>
      <span
        title={verdict ? verdictReason(score) : undefined}
        className={cn('flex items-center gap-1 rounded-full px-2 py-0.5 text-fine font-semibold', look)}
      >
        <Icon aria-hidden className="size-3.5 shrink-0" />
        {verdict ? VERDICT_LABELS[verdict] : NO_VERDICT_LABEL}
      </span>
      <span className={cn('text-fine text-muted', verdict && 'sr-only')}>{verdictReason(score)}</span>
      {score.answered > 0 && <span className="text-fine text-muted tabular-nums">{scoreText(score)}</span>}
    </span>
  )
}
