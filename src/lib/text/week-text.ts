import { frenchDate } from '@/domain/base/time/french-date'
import { addDays, dateAt, type LocalDate } from '@/domain/base/time/local-date'

const day = frenchDate({ day: true })
const dayAndMonth = frenchDate({ day: true, month: 'long' })
const dayOfAYear = frenchDate({ day: true, month: 'long', year: true })

/** « du 16 au 22 novembre », « du 30 novembre au 6 décembre 2025 »: with the year if it is not the year of `now`. */
export function weekDates(monday: LocalDate, now: Date): string {
  const [first, last] = [dateAt(monday), dateAt(addDays(monday, 6))]
  const isSameMonth = first.getMonth() === last.getMonth()
  const end = last.getFullYear() === now.getFullYear() ? dayAndMonth : dayOfAYear
  return `du ${(isSameMonth ? day : dayAndMonth)(first)} au ${end(last).replaceAll(' ', '\u00a0')}`
}

/** « 16 novembre », for a Monday from which something is counted. */
export function mondayText(monday: LocalDate): string {
  return dayAndMonth(dateAt(monday))
}
