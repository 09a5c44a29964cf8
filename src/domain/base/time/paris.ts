import type { WallTime } from './french-date'
import { addDays, type LocalDate } from './local-date'

const HOUR_MS = 3_600_000

/** The calendar and the clock of Paris. Without `Intl`, which takes 85 ms for its first date on a slow phone. */
export function parisTime(date: Date): WallTime {
  const wall = wallOf(date)
  return {
    year: wall.getUTCFullYear(),
    month: wall.getUTCMonth(),
    day: wall.getUTCDate(),
    weekday: (wall.getUTCDay() + 6) % 7,
    hour: wall.getUTCHours(),
    minute: wall.getUTCMinutes(),
  }
}

export function parisDateOf(date: Date): LocalDate {
  return wallOf(date).toISOString().slice(0, 10) as LocalDate
}

/** The last millisecond of a day in Paris. */
export function endOfParisDate(date: LocalDate): Date {
  // Midnight is never within the hour that summer time skips or repeats.
  const midnight = Date.parse(`${addDays(date, 1)}T00:00:00Z`)
  const inWinter = new Date(midnight - HOUR_MS)
  return new Date(midnight - offsetOf(inWinter) - 1)
}

/** A date whose UTC parts are those of the wall clock in Paris. */
function wallOf(date: Date): Date {
  return new Date(date.getTime() + offsetOf(date))
}

/** Directive 2000/84: summer time from the last Sunday of March to that of October, each at 01:00 UTC. */
function offsetOf(date: Date): number {
  const year = date.getUTCFullYear()
  const isSummer = date.getTime() >= changeIn(year, 2) && date.getTime() < changeIn(year, 9)
  return isSummer ? 2 * HOUR_MS : HOUR_MS
}

/** 01:00 UTC on the last Sunday of a month with 31 days. */
function changeIn(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month, 31, 1))
  return last.setUTCDate(31 - last.getUTCDay())
}
