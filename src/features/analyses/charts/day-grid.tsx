import { scaleBand } from 'd3-scale'
import { daysOf } from '@/domain/analyses/week-charts'
import type { WeekPoint } from '@/domain/analyses/week-points'
import { cn } from '@/lib/cn'
import { NotCounted, PAD, WeekAxis, weekMarks } from './axes'
import { Marks } from './marks'
import { Plot } from './plot'

const HEIGHT = 200
const DAYS = [0, 1, 2, 3, 4, 5, 6]

/** One column of seven cells per week, filled from the bottom. */
export function DayGrid({ points, words }: { points: readonly WeekPoint[]; words: string }) {
  const y = scaleBand(DAYS, [HEIGHT - PAD.bottom, PAD.top]).paddingInner(0.22)
  return (
    <Plot words={words} height={HEIGHT} hasMarks>
      {(width) => {
        const x = scaleBand(
          points.map(({ monday }) => monday),
          [0, width],
        ).padding(0.22)
        return (
          <>
            {points.map(({ monday, days, isBefore }) => {
              const at = x(monday) ?? 0
              if (isBefore) return null
              if (days === null) {
                return <NotCounted key={monday} at={at} width={x.bandwidth()} y={HEIGHT - PAD.bottom - 1} />
              }
              return DAYS.map((day) => (
                <rect
                  key={`${monday} ${day}`}
                  data-day={day < days ? 'active' : 'other'}
                  x={at}
                  y={y(day)}
                  width={x.bandwidth()}
                  height={y.bandwidth()}
                  rx={4}
                  className={cn(day < days ? 'fill-brand' : 'fill-line')}
                />
              ))
            })}
            <WeekAxis points={points} x={x} height={HEIGHT} />
            <Marks
              width={width}
              marks={weekMarks(points, x, HEIGHT, daysOf, ({ days }) => y(Math.max(0, (days ?? 0) - 1)) ?? 0)}
            />
          </>
        )
      }}
    </Plot>
  )
}
