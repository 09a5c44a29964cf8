/**
 * The same UTC time one calendar month later, clamped to the last day of a shorter month:
 * 31 January -> 28 or 29 February. Computed in UTC so that a device's time zone changes nothing.
 */
export function addCalendarMonth(date: Date): Date {
  return shiftMonth(date, 1)
}

/** A start whose calendar month ends at `date`, or up to three days earlier where the months' lengths differ. */
export function calendarMonthBefore(date: Date): Date {
  return shiftMonth(date, -1)
}

function shiftMonth(date: Date, by: 1 | -1): Date {
  const year = date.getUTCFullYear()
  const month = date.getUTCMonth() + by
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  const result = new Date(date)
  result.setUTCFullYear(year, month, Math.min(date.getUTCDate(), lastDay))
  return result
}
