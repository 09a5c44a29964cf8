import { numberText } from '@/domain/base/text/number-text'
import { frenchDate } from '@/domain/base/time/french-date'

/** « 10:42 », in the person's time zone */
export const formatTime = frenchDate({ time: true })

/** « 21 novembre 2026 », « 1er décembre 2026 » */
export const formatDay = frenchDate({ day: true, month: 'long', year: true })

/** « 21 novembre » */
export const formatDayAndMonth = frenchDate({ day: true, month: 'long' })

/** « samedi 21 novembre » */
export const formatWeekdayAndDay = frenchDate({ weekday: true, day: true, month: 'long' })

/** « samedi 21 novembre à 14:05 », in the person's time zone */
export const formatDayAndTime = frenchDate({
  weekday: true,
  day: true,
  month: 'long',
  time: true,
})

/** « 21 novembre 2026 à 14:05 », in the person's time zone */
export const formatDateAndTime = frenchDate({ day: true, month: 'long', year: true, time: true })

/** « aujourd'hui à 14:05 », « hier à 09:30 », « le 12 novembre 2026 », in the person's time zone */
export function formatMoment(date: Date, now: Date): string {
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1)
  for (const [name, reference] of [
    ['aujourd’hui', now],
    ['hier', yesterday],
  ] as const) {
    if (date.toDateString() === reference.toDateString()) return `${name} à ${formatTime(date)}`
  }
  return `le ${formatDay(date)}`
}

/** After « depuis »: « 14:05 », « hier à 09:30 », « le 12 novembre 2026 », in the person's time zone */
export function formatSince(date: Date, now: Date): string {
  return date.toDateString() === now.toDateString() ? formatTime(date) : formatMoment(date, now)
}

/** « 12 500 » */
export function formatNumber(value: number): string {
  return numberText(value)
}
