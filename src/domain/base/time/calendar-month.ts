/** Adds one UTC month as {@link addCalendarMonths}. */
export function addCalendarMonth(date: Date): Date {
  return addCalendarMonths(date, 1)
}

/**
 * Adds UTC months, limited once to the last day of a shorter month: a month after 31 January is 28 or 29 February, two months after it are
 * 31 March. Independent of the device's time zone.
 */
export function addCalendarMonths(date: Date, months: number): Date {
  const year = date.getUTCFullYear()
  const month = date.getUTCMonth() + months
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  const result = new Date(date)
  result.setUTCFullYear(year, month, Math.min(date.getUTCDate(), lastDay))
  return result
}
