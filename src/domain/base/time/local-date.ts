import { WEEKDAYS, weekdayOf, type Weekday } from './weekday'

/** A calendar day, « 2026-11-23 », without hour and time zone. Sorts as text. */
export type LocalDate = `${string}-${string}-${string}`

export function localDateOf(now: Date): LocalDate {
  const [year, month, day] = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`
}

export const WHOLE_DATE_FAULT = 'Choisissez une date qui existe, complète\u00a0: jour, mois, année.'

/** Null: no calendar day, for example « 2026-02-29 » or « demain ». */
export function parseLocalDate(value: unknown): LocalDate | null {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return null
  return localDateOf(dateAt(value as LocalDate)) === value ? value : null
}

/** Noon of the device's clock, so that summer time never changes the day. */
export function dateAt(date: LocalDate): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const at = new Date(2000, 0, 1, 12)
  at.setFullYear(year, month - 1, day)
  return at
}

export function addDays(date: LocalDate, days: number): LocalDate {
  const at = dateAt(date)
  at.setDate(at.getDate() + days)
  return localDateOf(at)
}

export function weekdayOfDate(date: LocalDate): Weekday {
  return weekdayOf(dateAt(date))
}

export function mondayOf(date: LocalDate): LocalDate {
  return addDays(date, -WEEKDAYS.indexOf(weekdayOfDate(date)))
}

export function dateInWeek(monday: LocalDate, day: Weekday): LocalDate {
  return addDays(monday, WEEKDAYS.indexOf(day))
}

/** The seven days from this one on: of a Monday, its week. */
export function sevenDaysFrom(first: LocalDate): readonly LocalDate[] {
  return Array.from({ length: 7 }, (_, index) => addDays(first, index))
}

export function startOfDate(date: LocalDate): Date {
  const at = dateAt(date)
  at.setHours(0, 0, 0, 0)
  return at
}

/** Number of days: 1 from Monday to Tuesday. */
export function daysBetween(from: LocalDate, to: LocalDate): number {
  return Math.round((utcOf(to) - utcOf(from)) / DAY_MS)
}

export function dayAndMonth(date: LocalDate): string {
  const [, month = '', day = ''] = date.split('-')
  return `${day}/${month}`
}

const DAY_MS = 24 * 60 * 60 * 1_000

function utcOf(date: LocalDate): number {
  return Date.parse(`${date}T00:00:00Z`)
}

function pad(value: number, length: number): string {
  return String(value).padStart(length, '0')
}
