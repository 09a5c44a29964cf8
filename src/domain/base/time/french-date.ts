import { WEEKDAYS } from './weekday'

/** Parts of a date in the order in which they are written: « samedi 21 novembre 2026 à 14:05 ». */
interface DateForm {
  readonly weekday?: boolean
  readonly day?: boolean
  readonly month?: 'long' | 'short'
  readonly year?: boolean
  readonly time?: boolean
}

/** What a calendar and a clock on the wall say of a moment. */
export interface WallTime {
  readonly year: number
  /** 0 to 11. */
  readonly month: number
  readonly day: number
  /** 0: Monday. */
  readonly weekday: number
  readonly hour: number
  readonly minute: number
}

const MONTHS = {
  long: [
    'janvier',
    'février',
    'mars',
    'avril',
    'mai',
    'juin',
    'juillet',
    'août',
    'septembre',
    'octobre',
    'novembre',
    'décembre',
  ],
  short: ['janv.', 'févr.', 'mars', 'avr.', 'mai', 'juin', 'juil.', 'août', 'sept.', 'oct.', 'nov.', 'déc.'],
} as const

/**
 * A function that writes dates in French as `Intl` does, but with « 1er » for the first of a month and the day on the line of its month.
 * `Intl` itself takes 85 ms for the first date on a slow phone, and every opening writes one. `wallTime`: in which time zone; the device's.
 */
export function frenchDate(form: DateForm, wallTime = localTime): (date: Date) => string {
  return (date) => {
    if (Number.isNaN(date.getTime())) throw new RangeError('No date')
    const { year, month, day, weekday, hour, minute } = wallTime(date)
    const dayText = form.day && (day === 1 ? '1er' : String(day))
    const monthText = form.month && MONTHS[form.month][month]
    const inDay = [
      form.weekday && WEEKDAYS[weekday],
      [dayText, monthText].filter(Boolean).join('\u00a0'),
      form.year && String(year),
    ]
    const time = form.time && [hour, minute].map((part) => String(part).padStart(2, '0')).join(':')
    return [inDay.filter(Boolean).join(' '), time].filter(Boolean).join(' à ')
  }
}

function localTime(date: Date): WallTime {
  return {
    year: date.getFullYear(),
    month: date.getMonth(),
    day: date.getDate(),
    weekday: (date.getDay() + 6) % 7,
    hour: date.getHours(),
    minute: date.getMinutes(),
  }
}
