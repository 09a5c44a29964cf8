import { addDays, localDateOf, mondayOf, sevenDaysFrom, type LocalDate } from '@/domain/base/time/local-date'
import { weekdayOf, WEEKDAYS, type Weekday } from '@/domain/base/time/weekday'

/** The review of the current week is due from this hour on Sunday on. */
const REVIEW_HOUR = 16
/** The review is due until midnight of this day of the next week. */
const LAST_DAY: Weekday = 'mercredi'
/** A person who signed up later in a week than this day is not asked for its review. */
const LATEST_BEGINNING: Weekday = 'jeudi'

export interface WeekToReview {
  readonly monday: LocalDate
  /** Whether the app asks for the review now; otherwise it is only possible. */
  readonly isDue: boolean
}

/** By the device's clock: from Sunday 16:00 the current week, until Wednesday the last one; from Thursday the current one, early. */
export function weekToReview(now: Date): WeekToReview {
  const monday = mondayOf(localDateOf(now))
  const day = weekdayOf(now)
  if (WEEKDAYS.indexOf(day) <= WEEKDAYS.indexOf(LAST_DAY)) return { monday: addDays(monday, -7), isDue: true }
  return { monday, isDue: day === 'dimanche' && now.getHours() >= REVIEW_HOUR }
}

/** The week that the review opens at: not one that ended before the sign-up (`since`), of which there is nothing to say. */
export function weekToOpen(now: Date, since: Date | null): LocalDate {
  const { monday } = weekToReview(now)
  const isBeforeAll = since !== null && mondayOf(localDateOf(since)) > monday
  return isBeforeAll ? mondayOf(localDateOf(now)) : monday
}

/** The last closed week, and the day of the sign-up. */
export interface ReviewFacts {
  readonly lastClosed: LocalDate | null
  readonly since: Date | null
}

/** The week to close now; null: none. Not asked of a person who signed up when the week was nearly over. */
export function dueWeek({ lastClosed, since }: ReviewFacts, now: Date): LocalDate | null {
  const { monday, isDue } = weekToReview(now)
  if (!isDue || !since || (lastClosed !== null && lastClosed >= monday)) return null
  return localDateOf(since) <= addDays(monday, WEEKDAYS.indexOf(LATEST_BEGINNING)) ? monday : null
}

/** State of a week that is opened by its address. */
export type WeekState = 'over' | 'under-way' | 'to-come'

export function weekState(monday: LocalDate, now: Date): WeekState {
  const current = mondayOf(localDateOf(now))
  if (monday === current) return 'under-way'
  return monday < current ? 'over' : 'to-come'
}

/** Whether XP, points and open todos of now are about those at its end: of the current week and the one before. */
export function isRecent(monday: LocalDate, now: Date): boolean {
  return monday >= addDays(mondayOf(localDateOf(now)), -7)
}

/**
 * Dates that the review of that week offers for its priorities and for what is left: the remaining days of the next week, or the seven days
 * from today on where none remains.
 */
export function priorityDates(monday: LocalDate, now: Date): readonly LocalDate[] {
  const today = localDateOf(now)
  const left = sevenDaysFrom(addDays(monday, 7)).filter((date) => date >= today)
  return left.length === 0 ? sevenDaysFrom(today) : left
}

/** The chosen date while it is offered, else the first offered one: a day may have passed since the choice. */
export function offeredDate(chosen: LocalDate, offered: readonly LocalDate[]): LocalDate {
  return offered.includes(chosen) ? chosen : (offered[0] ?? chosen)
}
