import { capital } from '@/domain/base/text/french-count'

/** The weekdays as stored, in the order of the tabs. */
export const WEEKDAYS = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'] as const

export type Weekday = (typeof WEEKDAYS)[number]

/** The local weekday: a todo list follows the wall calendar of the person, not UTC. */
export function weekdayOf(now: Date): Weekday {
  return WEEKDAYS[(now.getDay() + 6) % 7] ?? 'lundi'
}

/** Reads a day from a URL or a document in any case (`Jeudi`); null when it is none of the seven. */
export function parseWeekday(value: unknown): Weekday | null {
  if (typeof value !== 'string') return null
  const wanted = value.trim().toLowerCase()
  return WEEKDAYS.find((day) => day === wanted) ?? null
}

export function weekdayLabel(day: Weekday): string {
  return capital(day)
}

/** Milliseconds until the next local midnight, so that an open tab can change day. */
export function msUntilTomorrow(now: Date): number {
  const tomorrow = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1)
  return tomorrow.getTime() - now.getTime()
}
