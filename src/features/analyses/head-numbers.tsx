import { Minus, TrendingDown, TrendingUp } from 'lucide-react'
import type { Trend } from '@/domain/analyses/trends'
import { cn } from '@/lib/cn'
import { Card } from '@/ui/card'

const SIGNS = {
  more: { Icon: TrendingUp, look: 'text-success' },
  less: { Icon: TrendingDown, look: 'text-muted' },
  same: { Icon: Minus, look: 'text-muted' },
} as const

export function HeadNumbers({ trends, sentence }: { trends: readonly Trend[]; sentence: string | null }) {
  return (
    <section aria-label="En bref" className="flex flex-col gap-4">
      {sentence !== null && (
        <p className="max-w-reading text-heading font-semibold text-pretty">{sentence}</p>
      )}
      <Card className="py-4 sm:py-5">
        <ul className="grid gap-y-4 max-sm:divide-y max-sm:divide-line sm:grid-cols-3 sm:divide-x sm:divide-line">
          {trends.map((trend) => (
            <Number key={trend.key} trend={trend} />
          ))}
        </ul>
      </Card>
    </section>
  )
}

function Number({ trend: { value, label, over, change } }: { trend: Trend }) {
  const { Icon, look } = SIGNS[change?.is ?? 'same']
  return (
    <li className="flex flex-col gap-0.5 max-sm:not-last:pb-4 sm:px-6 sm:first:pl-0 sm:last:pr-0">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-display text-title font-bold tabular-nums">{value}</span>
        <span className="text-small font-semibold">{label}</span>
      </p>
      {over !== null && <p className="text-fine text-muted">{over}</p>}
      {change && (
        <p className={cn('flex items-start gap-1.5 text-fine text-pretty', look)}>
          <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
          {change.words}
        </p>
      )}
    </li>
  )
}
