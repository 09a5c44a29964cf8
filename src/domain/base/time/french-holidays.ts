import { addDays, dateAt, type LocalDate } from './local-date'

/** Fixed holidays of metropolitan France (Code du travail, L3133-1), as month and day. */
const FIXED = ['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25'] as const
/** Days after Easter Sunday: Easter Monday, Ascension, Whit Monday. */
const AFTER_EASTER = [1, 39, 50] as const

export function isHoliday(date: LocalDate): boolean {
  const monthAndDay = date.slice(5)
  if (FIXED.some((fixed) => fixed === monthAndDay)) return true
  const easter = easterOf(Number(date.slice(0, 4)))
  return AFTER_EASTER.some((days) => addDays(easter, days) === date)
}

/** Neither Saturday, Sunday nor holiday. */
export function isWorkingDay(date: LocalDate): boolean {
  const weekday = dateAt(date).getDay()
  return weekday !== 0 && weekday !== 6 && !isHoliday(date)
}

/** Easter Sunday of the Gregorian calendar (Butcher, 1876). */
export function easterOf(year: number): LocalDate {
  const a = year % 19
  const century = Math.floor(year / 100)
  const ofCentury = year % 100
  const leapCentury = Math.floor(century / 4)
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * a + century - leapCentury - correction + 15) % 30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7
  const late = Math.floor((a + 11 * epact + 22 * weekday) / 451)
  const sum = epact + weekday - 7 * late + 114
  const [month, day] = [Math.floor(sum / 31), (sum % 31) + 1]
  const two = (value: number) => String(value).padStart(2, '0')
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`
}
