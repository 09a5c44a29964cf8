import { scaleBand, scaleLinear } from 'd3-scale'
import { euroText } from '@/domain/base/text/euro-text'
import type { SoldProduct } from '@/domain/analyses/product-chart'
import { shortened } from '@/domain/base/text/cut-text'
import { cn } from '@/lib/cn'
import { Plot, SMALL_PX } from './plot'

const ROW = 44
const AMOUNTS = 82
/** Average width of a letter at `SMALL_PX`. */
const LETTER = 7.5

/** Money left per sale of each product: to the right of zero, a loss to the left. */
export function RestBars({ sold, words }: { sold: readonly SoldProduct[]; words: string }) {
  const height = sold.length * ROW
  const y = scaleBand(
    sold.map(({ at }) => at),
    [0, height],
  )
  const rests = sold.map(({ restCents }) => restCents)
  return (
    <Plot words={words} height={height}>
      {(width) => {
        const end = Math.max(1, width - AMOUNTS)
        const x = scaleLinear([Math.min(0, ...rests), Math.max(1, ...rests)], [0, end])
        return sold.map(({ at, name, restCents }) => {
          const top = y(at) ?? 0
          const isLoss = restCents < 0
          const from = Math.min(x(0), x(restCents))
          return (
            <g key={at}>
              <text y={top + 14} fontSize={SMALL_PX} className="fill-ink">
                {shortened(name, Math.floor(width / LETTER) - 1)}
              </text>
              <rect y={top + 22} width={end} height={12} rx={6} className="fill-line" />
              <rect
                data-rest={restCents}
                x={from}
                y={top + 22}
                width={Math.abs(x(restCents) - x(0))}
                height={12}
                rx={6}
                className={isLoss ? 'fill-danger' : 'fill-brand'}
              />
              <text
                x={width}
                y={top + 28}
                dy="0.34em"
                fontSize={SMALL_PX}
                textAnchor="end"
                className={cn('font-semibold', isLoss ? 'fill-danger' : 'fill-ink')}
              >
                {euroText(restCents)}
              </text>
            </g>
          )
        })
      }}
    </Plot>
  )
}
