import { scaleBand, scaleLinear } from 'd3-scale'
import type { SectionShare } from '@/domain/analyses/section-chart'
import { Plot, SMALL_PX } from './plot'

const HEIGHT = 200
const LABELS = 131
const COUNTS = 40

export function SectionBars({ shares, words }: { shares: readonly SectionShare[]; words: string }) {
  const y = scaleBand(
    shares.map(({ label }) => label),
    [0, HEIGHT],
  ).padding(0.3)
  return (
    <Plot words={words} height={HEIGHT}>
      {(width) => {
        const x = scaleLinear([0, 1], [0, Math.max(0, width - LABELS - COUNTS)])
        return shares.map(({ label, filled, total }) => {
          const middle = (y(label) ?? 0) + y.bandwidth() / 2
          const bar = { x: LABELS, y: middle - 6, height: 12, rx: 6 }
          return (
            <g key={label}>
              <text y={middle} dy="0.34em" fontSize={SMALL_PX} className="fill-ink">
                {label}
              </text>
              <rect {...bar} width={x(1)} className="fill-line" />
              {filled > 0 && (
                <rect
                  {...bar}
                  data-filled={filled}
                  width={Math.max(12, x(filled / total))}
                  className="fill-brand"
                />
              )}
              <text
                x={width}
                y={middle}
                dy="0.34em"
                textAnchor="end"
                fontSize={SMALL_PX}
                className="fill-muted"
              >
                {`${filled}/${total}`}
              </text>
            </g>
          )
        })
      }}
    </Plot>
  )
}
