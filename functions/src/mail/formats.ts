import type { ReceiptFormats } from '@/domain/access/receipt'
import { frenchDate, type WallTime } from '@/domain/base/time/french-date'

/** A mail may be read anywhere and later, so its dates are in Paris time and say so. */
const inParis = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Paris',
  dateStyle: 'short',
  timeStyle: 'short',
})
const DAY = { day: true, month: 'long', year: true } as const
const moment = frenchDate({ ...DAY, time: true }, parisTime)

export const parisFormats: ReceiptFormats = {
  day: frenchDate(DAY, parisTime),
  moment: (date) => `${moment(date)} (heure de Paris)`,
}

function parisTime(date: Date): WallTime {
  const parts = new Map(inParis.formatToParts(date).map(({ type, value }) => [type, Number(value)]))
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? Number.NaN
  const [year, month, day] = [part('year'), part('month') - 1, part('day')]
  const weekday = (new Date(Date.UTC(year, month, day)).getUTCDay() + 6) % 7
  return { year, month, day, weekday, hour: part('hour'), minute: part('minute') }
}
