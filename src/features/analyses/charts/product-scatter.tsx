import { scaleLinear } from 'd3-scale'
import type { PlottedProduct } from '@/domain/analyses/product-chart'
import { shortened } from '@/domain/base/text/cut-text'
import { formatNumber } from '@/lib/text/format'
import { withMinus } from '@/domain/base/text/euro-text'
import { GOOD_MARGIN_PERCENT } from '@/domain/money/sale'
import { marginText } from '@/domain/money/statement-words'
import { CRITERIA } from '@/domain/research/candidate'
import { scoreText } from '@/domain/research/candidate-score'
import { cn } from '@/lib/cn'
import { CountAxis, labelCenter, PAD } from './axes'
import { labelPlaces } from './label-places'
import { Marks } from './marks'
import { Plot } from './plot'

const HEIGHT = 300
const FOOT = 40
const HEAD = 24
const NAME_MAX = 18
/** What answers to a pointer around a point. */
const TARGET = 24

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
    <Plot words={words} height={HEIGHT} hasMarks>
      {(width) => {
        const x = scaleLinear(
          [Math.min(0, ...margins), Math.max(60, ...margins)],
          [PAD.left + 10, width - PAD.right - 10],
        ).nice(4)
        const good = x(GOOD_MARGIN_PERCENT)
        const dots = products.map(({ at, name, margin, score }) => ({
          key: at,
          x: x(margin / 10),
          y: y(score.yes),
          text: shortened(name, NAME_MAX),
        }))
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
            {x.ticks(width < 400 ? 4 : 7).map((percent) => {
              const label = withMinus(`${formatNumber(percent)}\u00a0%`)
              return (
                <text
                  key={percent}
                  x={labelCenter(x(percent), label, width)}
                  y={HEIGHT - FOOT + 16}
                  textAnchor="middle"
                  className="fill-muted"
                >
                  {label}
                </text>
              )
            })}
            <text y={10} className="fill-muted">
              Score ↑
            </text>
            <text x={PAD.left} y={HEIGHT - 6} className="fill-muted">
              Marge →
            </text>
            <text x={width - PAD.right} y={HEIGHT - 6} textAnchor="end" className="fill-success font-bold">
              {`Bonne marge\u00a0: ${GOOD_MARGIN_PERCENT}\u00a0% et plus`}
            </text>
            {products.map(({ at, margin, score }) => (
              <circle
                key={at}
                data-product={`${margin} ${score.yes}`}
                cx={x(margin / 10)}
                cy={y(score.yes)}
                r={at === pointedAt ? 10 : 6.5}
                strokeWidth={2}
                className={cn(
                  'stroke-surface transition-[r] duration-quick',
                  at === pointedAt ? 'fill-ink' : 'fill-brand',
                )}
              />
            ))}
            {labelPlaces(dots, {
              left: PAD.left,
              right: width,
              top: HEAD - 10,
              bottom: HEIGHT - FOOT + 4,
            }).map(({ key, anchor, ...place }) => (
              <text
                key={key}
                data-name=""
                {...place}
                dy="0.34em"
                textAnchor={anchor}
                paintOrder="stroke"
                strokeWidth={3}
                strokeLinejoin="round"
                className="fill-ink stroke-surface"
              >
                {dots.find((dot) => dot.key === key)?.text}
              </text>
            ))}
            <Marks
              width={width}
              marks={products.map(({ at, name, margin, score }) => ({
                key: at,
                x: x(margin / 10) - TARGET / 2,
                y: y(score.yes) - TARGET / 2,
                width: TARGET,
                height: TARGET,
                at: y(score.yes) - TARGET / 2 - 2,
                label: `${name}\u00a0: marge ${marginText(margin)}, ${scoreText(score)}`,
                value: `${shortened(name, width < 400 ? 18 : 30)} · ${marginText(margin)} · ${score.yes}/${score.total}`,
              }))}
            />
          </>
        )
      }}
    </Plot>
  )
}
