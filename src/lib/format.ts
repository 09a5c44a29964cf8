const day = new Intl.DateTimeFormat('fr-FR', { day: 'numeric', month: 'long', year: 'numeric' })
const weekdayAndDay = new Intl.DateTimeFormat('fr-FR', { weekday: 'long', day: 'numeric', month: 'long' })
const dayAndTime = new Intl.DateTimeFormat('fr-FR', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
})
const number = new Intl.NumberFormat('fr-FR')
const euros = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' })

/** « 21 novembre 2026 » */
export function formatDay(date: Date): string {
  return day.format(date)
}

/** « samedi 21 novembre » */
export function formatWeekdayAndDay(date: Date): string {
  return weekdayAndDay.format(date)
}

/** « samedi 21 novembre à 14:05 », in the person's time zone */
export function formatDayAndTime(date: Date): string {
  return dayAndTime.format(date)
}

/** « 12 500 » */
export function formatNumber(value: number): string {
  return number.format(value)
}

/** « 12,50 € », with no-break spaces */
export function formatEuros(cents: number): string {
  return euros.format(cents / 100)
}
