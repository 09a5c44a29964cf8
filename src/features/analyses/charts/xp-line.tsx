import { scaleBand, scaleLinear } from 'd3-scale'
import { area, curveMonotoneX, line } from 'd3-shape'
import { levelOf } from '@/domain/account/level'
import { xpOf } from '@/domain/analyses/week-charts'
import type { WeekPoint } from '@/domain/analyses/week-points'
import { XP_PER_LEVEL } from '@/domain/base/business'
import { PAD, WeekAxis, weekMarks } from './axes'
import { Marks } from './marks'
import { Plot } from './plot'

const HEIGHT = 200
const LEVELS_MAX = 4

/** XP per week, with the lines of the levels. Weeks without a count are skipped. */
export function XpLine({ points, words }: { points: readonly WeekPoint[]; words: string }) {
  const known = points.flatMap((point) => (point.xp === null ? [] : [{ ...point, xp: point.xp }]))
  const all = known.map(({ xp }) => xp)
  const least = Math.floor(Math.min(...all) / XP_PER_LEVEL) * XP_PER_LEVEL
  const most = (Math.floor(Math.max(...all) / XP_PER_LEVEL) + 1) * XP_PER_LEVEL
  const y = scaleLinear([least, most], [HEIGHT - PAD.bottom, PAD.top + 8])
  return (
    <Plot words={words} height={HEIGHT} hasMarks>
      {(width) => {
        const x = scaleBand(
          points.map(({ monday }) => monday),
          [0, width],
        ).padding(0.3)
        const xOf = ({ monday }: WeekPoint) => (x(monday) ?? 0) + x.bandwidth() / 2
        const yOf = ({ xp }: { xp: number }) => y(xp)
        const path = line<(typeof known)[number]>(xOf, yOf).curve(curveMonotoneX)(known)
        const ground = area<(typeof known)[number]>(xOf, y(least), yOf).curve(curveMonotoneX)(known)
        return (
          <>
            {levelsBetween(least, most).map((xp) => (
              <g key={xp}>
                <line x2={width} y1={y(xp)} y2={y(xp)} strokeDasharray="3 4" className="stroke-line-strong" />
                <text y={y(xp) - 5} className="fill-muted">
                  Niveau {levelOf(xp)}
                </text>
              </g>
            ))}
            <line x2={width} y1={y(least)} y2={y(least)} className="stroke-line" />
            <path d={ground ?? ''} className="fill-brand-soft opacity-70" />
            <path
              d={path ?? ''}
              fill="none"
              strokeWidth={2.5}
              strokeLinecap="round"
              className="stroke-brand"
            />
            {known.map((point) => (
              <circle
                key={point.monday}
                data-xp={point.xp}
                cx={xOf(point)}
                cy={yOf(point)}
                r={point.isUnderWay ? 5 : 3.5}
                strokeWidth={2}
                className="fill-brand stroke-surface"
              />
            ))}
            <WeekAxis points={points} x={x} height={HEIGHT} />
            <Marks width={width} marks={weekMarks(points, x, HEIGHT, xpOf, ({ xp }) => y(xp ?? least) - 4)} />
          </>
        )
      }}
    </Plot>
  )
}

/** XP at which levels begin: a few of them, the highest always. */
function levelsBetween(least: number, most: number): readonly number[] {
  const count = (most - least) / XP_PER_LEVEL
  const every = Math.ceil(count / LEVELS_MAX)
  return Array.from({ length: Math.ceil(count / every) }, (_, index) => most - index * every * XP_PER_LEVEL)
}
