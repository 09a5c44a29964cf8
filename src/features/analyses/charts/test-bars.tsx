import { scaleBand, scaleLinear } from 'd3-scale'
import { euroText } from '@/domain/base/text/euro-text'
import { VERDICT_WORDS, type TestRow } from '@/domain/analyses/sales-test-chart'
import { shortened } from '@/domain/base/text/cut-text'
import { cn } from '@/lib/cn'
import { Plot } from './plot'

const ROW = 60
const VERDICTS = 112
const LETTER = 7

const LOOKS: Readonly<Record<TestRow['kind'], string>> = {
  early: 'fill-muted',
  limit: 'fill-danger',
  costly: 'fill-danger',
  breaks: 'fill-warning',
  go: 'fill-success',
  'to-check': 'fill-muted',
}

/** Loss as a share of the accepted loss, and the resulting advice. */
export function TestBars({ rows, words }: { rows: readonly TestRow[]; words: string }) {
  const height = rows.length * ROW
  const y = scaleBand(
    rows.map(({ id }) => id),
    [0, height],
  )
  return (
    <Plot words={words} height={height}>
      {(width) => {
        const x = scaleLinear([0, 1], [0, width]).clamp(true)
        return rows.map(({ id, name, lostCents, limitCents, kind }) => {
          const top = y(id) ?? 0
          return (
            <g key={id}>
              <text y={top + 14} fontSize={13} className="fill-ink">
                {shortened(name, Math.max(8, Math.floor((width - VERDICTS) / LETTER)))}
              </text>
              <text
                x={width}
                y={top + 14}
                fontSize={13}
                textAnchor="end"
                className={cn('font-bold', LOOKS[kind])}
              >
                {VERDICT_WORDS[kind]}
              </text>
              <rect y={top + 22} width={width} height={12} rx={6} className="fill-line" />
              {lostCents > 0 && (
                <rect
                  data-lost={lostCents}
                  y={top + 22}
                  width={x(lostCents / limitCents)}
                  height={12}
                  rx={6}
                  className={LOOKS[kind]}
                />
              )}
              <text y={top + 47} className="fill-muted">
                {`${euroText(lostCents)} perdus sur ${euroText(limitCents)}`}
              </text>
            </g>
          )
        })
      }}
    </Plot>
  )
}
