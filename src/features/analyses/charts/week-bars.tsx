import { scaleBand, scaleLinear } from 'd3-scale'
import { useId } from 'react'
import { tasksOf } from '@/domain/analyses/week-charts'
import type { WeekPoint } from '@/domain/analyses/week-points'
import { CountAxis, NotCounted, PAD, WeekAxis, weekMarks } from './axes'
import { Marks } from './marks'
import { Plot } from './plot'

const HEIGHT = 200
const CORNER = 3

interface WeekBarsProps {
  points: readonly WeekPoint[]
  words: string
}

/** Done todos, with left todos hatched on top. */
export function WeekBars({ points, words }: WeekBarsProps) {
  const hatch = useId()
  const most = Math.max(4, ...points.map(({ done, left }) => (done ?? 0) + (left ?? 0)))
  const y = scaleLinear([0, most], [HEIGHT - PAD.bottom, PAD.top]).nice(4)
  return (
    <Plot words={words} height={HEIGHT} hasMarks>
      {(width) => {
        const x = scaleBand(
          points.map(({ monday }) => monday),
          [PAD.left, width - PAD.right],
        ).padding(0.3)
        return (
          <>
            <defs>
              <pattern
                id={hatch}
                width={5}
                height={5}
                patternUnits="userSpaceOnUse"
                patternTransform="rotate(45)"
              >
                <rect width={5} height={5} className="fill-brand-soft" />
                <line y2={5} strokeWidth={3} className="stroke-brand" />
              </pattern>
            </defs>
            <CountAxis y={y} width={width} />
            {points.map(({ monday, done, left, isBefore }) => {
              const at = x(monday) ?? 0
              if (isBefore) return null
              if (done === null) return <NotCounted key={monday} at={at} width={x.bandwidth()} y={y(0)} />
              return (
                <g key={monday}>
                  <Bar x={at} width={x.bandwidth()} from={y(0)} to={y(done)} name="done" />
                  {left !== null && (
                    <Bar
                      x={at}
                      width={x.bandwidth()}
                      from={y(done) - (done > 0 ? 2 : 0)}
                      to={y(done + left) - (done > 0 ? 2 : 0)}
                      name="left"
                      fill={`url(#${hatch})`}
                    />
                  )}
                </g>
              )
            })}
            <WeekAxis points={points} x={x} height={HEIGHT} />
            <Marks
              width={width}
              marks={weekMarks(points, x, HEIGHT, tasksOf, ({ done, left }) => y((done ?? 0) + (left ?? 0)))}
            />
          </>
        )
      }}
    </Plot>
  )
}

interface BarProps {
  x: number
  width: number
  from: number
  to: number
  name: 'done' | 'left'
  fill?: string
}

function Bar({ x, width, from, to, name, fill }: BarProps) {
  if (to >= from) return null
  return (
    <rect
      data-bar={name}
      x={x}
      width={width}
      y={to}
      height={from - to}
      rx={CORNER}
      {...(fill === undefined ? { className: 'fill-brand' } : { fill, className: 'stroke-brand' })}
    />
  )
}
