import { addDays, parseLocalDate, type LocalDate } from './local-date'
import { isWorkingDay } from './french-holidays'

export interface DeadlineRule {
  readonly days: number
  /**
   * `calendar`: every day counts. `moved`: the same, and a last day on Saturday, Sunday or a holiday becomes the next working day (L221-19).
   * `working`: only Monday to Friday without holidays count.
   */
  readonly count: 'calendar' | 'moved' | 'working'
}

/** The last day; the day of the event does not count. Null: the date does not exist. */
export function deadlineOf({ days, count }: DeadlineRule, from: string): LocalDate | null {
  const start = parseLocalDate(from)
  if (!start) return null
  if (count === 'working') {
    let last = start
    for (let left = days; left > 0;) {
      last = addDays(last, 1)
      if (isWorkingDay(last)) left -= 1
    }
    return last
  }
  let last = addDays(start, days)
  while (count === 'moved' && !isWorkingDay(last)) last = addDays(last, 1)
  return last
}
