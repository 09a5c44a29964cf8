import { frenchDate } from '@/domain/base/time/french-date'

const day = new Intl.DateTimeFormat('fr-FR', { day: 'numeric', month: 'long', year: 'numeric' })
const weekdayAndDay = new Intl.DateTimeFormat('fr-FR', { weekday: 'long', day: 'numeric', month: 'long' })
const dayAndTime = new Intl.DateTimeFormat('fr-FR', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
})
const dateAndTime = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeStyle: 'short' })
const time = new Intl.DateTimeFormat('fr-FR', { hour: '2-digit', minute: '2-digit' })
const number = new Intl.NumberFormat('fr-FR')

/** « 10:42 », in the person's time zone */
export function formatTime(date: Date): string {
  return time.format(date)
}

/** « 21 novembre 2026 », « 1er décembre 2026 » */
export function formatDay(date: Date): string {
  return frenchDate(day, date)
}

/** « samedi 21 novembre » */
export function formatWeekdayAndDay(date: Date): string {
  return frenchDate(weekdayAndDay, date)
}

/** « samedi 21 novembre à 14:05 », in the person's time zone */
export function formatDayAndTime(date: Date): string {
  return frenchDate(dayAndTime, date)
}

/** « 21 novembre 2026 à 14:05 », in the person's time zone */
export function formatDateAndTime(date: Date): string {
  return frenchDate(dateAndTime, date)
}

/** « aujourd'hui à 14:05 », « hier à 09:30 », « le 12 novembre 2026 », in the person's time zone */
export function formatMoment(date: Date, now: Date): string {
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1)
  for (const [name, reference] of [
    ["aujourd'hui", now],
    ['hier', yesterday],
  ] as const) {
    if (date.toDateString() === reference.toDateString()) return `${name} à ${time.format(date)}`
  }
  return `le ${formatDay(date)}`
}

/** After « depuis »: « 14:05 », « hier à 09:30 », « le 12 novembre 2026 », in the person's time zone */
export function formatSince(date: Date, now: Date): string {
  return date.toDateString() === now.toDateString() ? time.format(date) : formatMoment(date, now)
}

/** « 12 500 » */
export function formatNumber(value: number): string {
  return number.format(value)
}
