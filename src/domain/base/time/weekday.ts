import { capital } from '@/domain/base/text/french-count'

/** Stored values, in the order of the tabs. */
export const WEEKDAYS = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'] as const

export type Weekday = (typeof WEEKDAYS)[number]

/** Local weekday, because a todo list follows the person's calendar, not UTC. */
export function weekdayOf(now: Date): Weekday {
  return WEEKDAYS[(now.getDay() + 6) % 7] ?? 'lundi'
}

/** Accepts any case (`Jeudi`), for URLs and documents. Null: no weekday. */
export function parseWeekday(value: unknown): Weekday | null {
  if (typeof value !== 'string') return null
  const wanted = value.trim().toLowerCase()
  return WEEKDAYS.find((day) => day === wanted) ?? null
}

export function weekdayLabel(day: Weekday): string {
  return capital(day)
}

/** Milliseconds until the next local midnight, when an open tab changes its day. */
export function msUntilTomorrow(now: Date): number {
  const tomorrow = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1)
  return tomorrow.getTime() - now.getTime()
}
