import type { ScaleBand, ScaleLinear } from 'd3-scale'
import type { WeekValue } from '@/domain/analyses/week-charts'
import type { WeekPoint } from '@/domain/analyses/week-points'
import { dayAndMonth, type LocalDate } from '@/domain/base/time/local-date'
import { cn } from '@/lib/cn'
import type { Mark } from './marks'

/** Padding for the axes, in units of the drawing. */
export const PAD = { top: 12, right: 4, bottom: 24, left: 28 } as const

const LABEL_WIDTH = 42
/** Half a digit's width in bold. */
const HALF_DIGIT = 3.5

/** Center of a label below its point, so that the last label of a narrow chart ends at the edge. */
export function labelCenter(point: number, label: string, width: number): number {
  return Math.min(point, width - label.length * HALF_DIGIT)
}

interface WeekAxisProps {
  points: readonly WeekPoint[]
  x: ScaleBand<LocalDate>
  height: number
}

/** The Mondays, as many as fit; the current week always. */
export function WeekAxis({ points, x, height }: WeekAxisProps) {
  const every = Math.max(1, Math.ceil(LABEL_WIDTH / x.step()))
  return points.map(({ monday, isUnderWay }, index) => {
    if ((points.length - 1 - index) % every !== 0) return null
    const label = dayAndMonth(monday)
    return (
      <text
        key={monday}
        x={labelCenter((x(monday) ?? 0) + x.bandwidth() / 2, label, x.range()[1])}
        y={height - 6}
        textAnchor="middle"
        className={cn(isUnderWay ? 'fill-brand-text font-bold' : 'fill-muted')}
      >
        {label}
      </text>
    )
  })
}

interface CountAxisProps {
  y: ScaleLinear<number, number>
  width: number
}

export function CountAxis({ y, width }: CountAxisProps) {
  return y
    .ticks(4)
    .filter(Number.isInteger)
    .map((count) => (
      <g key={count}>
        <line x1={PAD.left} x2={width - PAD.right} y1={y(count)} y2={y(count)} className="stroke-line" />
        <text x={PAD.left - 8} y={y(count)} dy="0.32em" textAnchor="end" className="fill-muted">
          {count}
        </text>
      </g>
    ))
}

/** The columns of the weeks, each with its value; weeks from before the account have none. */
export function weekMarks(
  points: readonly WeekPoint[],
  x: ScaleBand<LocalDate>,
  height: number,
  valueOf: (point: WeekPoint) => WeekValue,
  topOf: (point: WeekPoint) => number,
): readonly Mark[] {
  return points.flatMap((point) =>
    point.isBefore
      ? []
      : [
          {
            ...valueOf(point),
            key: point.monday,
            x: (x(point.monday) ?? 0) - (x.step() - x.bandwidth()) / 2,
            y: 1,
            width: x.step(),
            height: height - 2,
            at: topOf(point) - 6,
          },
        ],
  )
}

export function NotCounted({ at, width, y }: { at: number; width: number; y: number }) {
  return (
    <line
      x1={at}
      x2={at + width}
      y1={y}
      y2={y}
      strokeWidth={2}
      strokeDasharray="2 3"
      className="stroke-line-strong"
    />
  )
}
