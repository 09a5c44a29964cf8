import { scaleLinear } from 'd3-scale'
import type { PlottedProduct } from '@/domain/analyses/product-chart'
import { GOOD_MARGIN_PERCENT } from '@/domain/money/sale'
import { marginText } from '@/domain/money/statement-words'
import { CRITERIA } from '@/domain/research/candidate'
import { scoreText } from '@/domain/research/candidate-score'
import { cn } from '@/lib/cn'
import { CountAxis, PAD } from './axes'
import { Plot } from './plot'

const HEIGHT = 300
const FOOT = 40
const HEAD = 24

interface ProductScatterProps {
  products: readonly PlottedProduct[]
  words: string
  /** `at` of the row under the pointer in the table. */
  pointedAt: string | null
}

/** x: margin; y: score. Products worth a test are at the top right. */
export function ProductScatter({ products, words, pointedAt }: ProductScatterProps) {
  const margins = products.map(({ margin }) => margin / 10)
  const y = scaleLinear([0, CRITERIA.length], [HEIGHT - FOOT, HEAD])
  return (
    <Plot words={words} height={HEIGHT}>
      {(width) => {
        const x = scaleLinear(
          [Math.min(0, ...margins), Math.max(60, ...margins)],
          [PAD.left + 10, width - PAD.right - 10],
        ).nice(4)
        const good = x(GOOD_MARGIN_PERCENT)
        return (
          <>
            <rect
              x={good}
              y={HEAD}
              width={width - PAD.right - good}
              height={HEIGHT - FOOT - HEAD}
              className="fill-success-soft"
            />
            <CountAxis y={y} width={width} />
            {x.ticks(width < 400 ? 4 : 7).map((percent) => (
              <text
                key={percent}
                x={x(percent)}
                y={HEIGHT - FOOT + 16}
                textAnchor="middle"
                className="fill-muted"
              >
                {`${percent}\u00a0%`}
              </text>
            ))}
            <text y={10} className="fill-muted">
              Score ↑
            </text>
            <text x={PAD.left} y={HEIGHT - 6} className="fill-muted">
              Marge →
            </text>
            <text x={width - PAD.right} y={HEIGHT - 6} textAnchor="end" className="fill-success font-bold">
              {`Bonne marge\u00a0: ${GOOD_MARGIN_PERCENT}\u00a0% et plus`}
            </text>
            {products.map(({ at, name, margin, score }) => (
              <circle
                key={at}
                data-product={`${margin} ${score.yes}`}
                cx={x(margin / 10)}
                cy={y(score.yes)}
                r={at === pointedAt ? 10 : 6.5}
                strokeWidth={2}
                className={cn(
                  'stroke-surface transition-[r] duration-quick',
                  at === pointedAt ? 'fill-brand' : 'fill-ink-research',
                )}
              >
                <title>{`${name}\u00a0: ${marginText(margin)}, ${scoreText(score)}`}</title>
              </circle>
            ))}
          </>
        )
      }}
    </Plot>
  )
}
