import { addDays, localDateOf, mondayOf, type LocalDate } from '@/domain/base/time/local-date'
import { weekdayOf, WEEKDAYS, type Weekday } from '@/domain/base/time/weekday'

/** On Sunday from this hour on, the week that ends is to be looked back on. */
const REVIEW_HOUR = 16
/** It is asked for until midnight of this day of the next week. */
const LAST_DAY: Weekday = 'mercredi'
/** Who came later in a week than on this day of it has nothing to look back on yet. */
const LATEST_BEGINNING: Weekday = 'jeudi'

export interface WeekToReview {
  readonly monday: LocalDate
  /** Now is the time for it; else one may, and nobody is asked to. */
  readonly isDue: boolean
}

/**
 * By the clock of the device, as the days of the todos: on Sunday from 16:00 the week that ends, until Wednesday the one
 * before; from Thursday on the one under way, which one may close before it ends.
 */
export function weekToReview(now: Date): WeekToReview {
  const monday = mondayOf(localDateOf(now))
  const day = weekdayOf(now)
  if (WEEKDAYS.indexOf(day) <= WEEKDAYS.indexOf(LAST_DAY)) return { monday: addDays(monday, -7), isDue: true }
  return { monday, isDue: day === 'dimanche' && now.getHours() >= REVIEW_HOUR }
}

/** What is known of somebody's reviews: the last week that they closed, and since when they are here. */
export interface ReviewFacts {
  readonly lastClosed: LocalDate | null
  readonly since: Date | null
}

/** The week that somebody should close now; null: none. Who came when a week was nearly over is not asked for it. */
export function dueWeek({ lastClosed, since }: ReviewFacts, now: Date): LocalDate | null {
  const { monday, isDue } = weekToReview(now)
  if (!isDue || !since || (lastClosed !== null && lastClosed >= monday)) return null
  return localDateOf(since) <= addDays(monday, WEEKDAYS.indexOf(LATEST_BEGINNING)) ? monday : null
}

/** What can be said of a week that somebody asks for by its address. */
export type WeekState = 'over' | 'under-way' | 'to-come'

export function weekState(monday: LocalDate, now: Date): WeekState {
  const current = mondayOf(localDateOf(now))
  if (monday === current) return 'under-way'
  return monday < current ? 'over' : 'to-come'
}

/** The days on which a priority can stand that was chosen in the review of that week: those of the next one that are left. */
export function priorityDays(monday: LocalDate, now: Date): readonly Weekday[] {
  const next = addDays(monday, 7)
  const today = localDateOf(now)
  const left = WEEKDAYS.filter((_, index) => addDays(next, index) >= today)
  return left.length === 0 ? WEEKDAYS : left
}
