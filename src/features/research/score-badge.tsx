import { CircleDashed, Search, ThumbsDown, TrendingUp } from 'lucide-react'
import type { ProductVerdicts } from '@/domain/product'
import { ANSWERS_FOR_A_VERDICT, scoreOf, verdictOf } from '@/domain/product-score'
import { cn } from '@/lib/cn'

const looks = {
  promising: { label: 'Prometteur', look: 'bg-success-soft text-success', Icon: TrendingUp },
  unsure: { label: 'À creuser', look: 'bg-warning-soft text-warning', Icon: Search },
  weak: { label: 'À écarter', look: 'bg-danger-soft text-danger', Icon: ThumbsDown },
} as const

/** What the answers come to: the counts, and a verdict once there are enough of them. */
export function ScoreBadge({ verdicts, className }: { verdicts: ProductVerdicts; className?: string }) {
  const score = scoreOf(verdicts)
  const verdict = verdictOf(score)
  const { label, look, Icon } = verdict
    ? looks[verdict]
    : {
        label: missingText(ANSWERS_FOR_A_VERDICT - score.answered),
        look: 'bg-canvas text-muted',
        Icon: CircleDashed,
      }
  return (
    <span className={cn('flex flex-wrap items-center gap-x-2.5 gap-y-1', className)}>
      <span
        className={cn('flex items-center gap-1.5 rounded-full px-2.5 py-0.5 text-fine font-semibold', look)}
      >
        <Icon aria-hidden className="size-3.5 shrink-0" />
        {label}
      </span>
      <span className="text-fine whitespace-nowrap text-muted tabular-nums">
        {score.yes}/{score.total} oui · {score.answered}/{score.total} évalués
      </span>
    </span>
  )
}

/** « À évaluer · encore 2 réponses » */
function missingText(missing: number): string {
  return `À évaluer · encore ${missing} ${missing === 1 ? 'réponse' : 'réponses'}`
}
