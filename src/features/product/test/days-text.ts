import { euroText } from '@/domain/base/text/euro-text'
import { frenchDate } from '@/domain/base/time/french-date'
import { counted } from '@/domain/base/text/french-count'
import { dateAt, daysBetween, type LocalDate } from '@/domain/base/time/local-date'
import { NOT_NOTED_WORDS } from '@/domain/sales-tests/noted'
import type { DayField } from '@/domain/sales-tests/sales-test'
import { formatDay } from '@/lib/text/format'

const dayAlone = frenchDate({ day: true })
const dayOfMonth = frenchDate({ day: true, month: 'long' })

/** « 2 novembre », « 2 au 8 novembre », « 3 jours du 30 octobre au 8 novembre » if some between are missing. `days`: in order. */
export function daysText(days: readonly LocalDate[]): string {
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return ''
  const format = first.slice(0, 4) === last.slice(0, 4) ? dayOfMonth : formatDay
  if (first === last) return format(dateAt(last))
  const formatFirst = first.slice(0, 7) === last.slice(0, 7) ? dayAlone : format
  const span = `${formatFirst(dateAt(first))} au ${format(dateAt(last))}`
  return daysBetween(first, last) === days.length - 1 ? span : `${counted(days.length, 'jour')} du ${span}`
}

/** A number of a day: « 140 », « 12,00 € », « non noté » */
export function numberText(key: DayField, value: number | null): string {
  if (value === null) return NOT_NOTED_WORDS
  return key === 'spentCents' ? euroText(value) : String(value)
}
