import { frenchDate } from './french-date'
import { addDays, dateAt, daysBetween, mondayOf, weekdayOfDate, type LocalDate } from './local-date'

/** From this distance on a date is written with its year. */
const DAYS_WITHOUT_YEAR = 180

const dayAndMonth = frenchDate({ day: true, month: 'short' })
const dayOfAYear = frenchDate({ day: true, month: 'short', year: true })

/** « samedi 28 nov. », « vendredi 1er oct. 2027 » */
export function datedDay(date: LocalDate, today: LocalDate): string {
  const isNear = Math.abs(daysBetween(today, date)) < DAYS_WITHOUT_YEAR
  const day = (isNear ? dayAndMonth : dayOfAYear)(dateAt(date))
  return `${weekdayOfDate(date)} ${day.replaceAll(' ', '\u00a0')}`
}

/** « samedi » for the rest of this week, today included; else « mercredi 2 déc. ». A weekday alone always means this week's. */
export function dayName(date: LocalDate, today: LocalDate): string {
  return isInRestOfWeek(date, today) ? weekdayOfDate(date) : datedDay(date, today)
}

/** After a verb: « à aujourd'hui », « à demain », « à samedi », « au mercredi 2 déc. » */
export function toDay(date: LocalDate, today: LocalDate): string {
  if (date === today) return 'à aujourd’hui'
  if (date === addDays(today, 1)) return 'à demain'
  return `${isInRestOfWeek(date, today) ? 'à' : 'au'} ${dayName(date, today)}`
}

function isInRestOfWeek(date: LocalDate, today: LocalDate): boolean {
  return date >= today && mondayOf(date) === mondayOf(today)
}
