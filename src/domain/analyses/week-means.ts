import { counted } from '@/domain/base/text/french-count'
import { rounded } from './chart'
import type { WeekPoint } from './week-points'

/** Number of weeks of a mean, and of the weeks that it is compared with. */
const SPAN = 4

export type Averaged = 'done' | 'days'

export interface WeekMean {
  /** Per week, rounded to the shown decimal, so that comparisons agree with the display. */
  readonly value: number
  /** Number of weeks behind it, 1 to 4. */
  readonly weeks: number
}

/**
 * The only mean per week of all screens: of the last four weeks, those that are counted and were whole. null: none, as in the first days of
 * an account.
 */
export function recentMean(points: readonly WeekPoint[], key: Averaged): WeekMean | null {
  const known = countsOf(weeksOver(points).slice(-SPAN), key)
  return known.length === 0 ? null : { value: meanOf(known), weeks: known.length }
}

/** Of the four weeks before those; null: one of them is not counted or was not whole. */
export function earlierMean(points: readonly WeekPoint[], key: Averaged): number | null {
  const known = countsOf(weeksOver(points).slice(-2 * SPAN, -SPAN), key)
  return known.length === SPAN ? meanOf(known) : null
}

/** « sur les 4 dernières semaines », « sur 2 semaines » */
export function overWords(weeks: number): string {
  return weeks === SPAN ? `sur les ${SPAN}\u00a0dernières semaines` : `sur ${counted(weeks, 'semaine')}`
}

/** « contre 4 les 4 semaines d’avant » */
export const BEFORE_WORDS = `les ${SPAN}\u00a0semaines d’avant`

/** The last weeks that are over, as many as a mean has. */
export function lastWeeks(points: readonly WeekPoint[]): readonly WeekPoint[] {
  return weeksOver(points).slice(-SPAN)
}

function weeksOver(points: readonly WeekPoint[]): readonly WeekPoint[] {
  return points.filter(({ isUnderWay }) => !isUnderWay)
}

function countsOf(points: readonly WeekPoint[], key: Averaged): readonly number[] {
  return points.flatMap((point) => (point.isWhole ? (point[key] ?? []) : []))
}

function meanOf(values: readonly number[]): number {
  return rounded(values.reduce((sum, value) => sum + value, 0) / values.length)
}
