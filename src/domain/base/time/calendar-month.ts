/**
 * Adds one UTC month, limited to the last day of a shorter month: 31 January -> 28 or 29 February. Independent of the device's time zone.
 */
export function addCalendarMonth(date: Date): Date {
  const year = date.getUTCFullYear()
  const month = date.getUTCMonth() + 1
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  const result = new Date(date)
  result.setUTCFullYear(year, month, Math.min(date.getUTCDate(), lastDay))
  return result
}
