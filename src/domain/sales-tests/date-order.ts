import { addDays, parseLocalDate, type LocalDate } from '@/domain/base/time/local-date'
import { isMonthFirst, readDate } from '@/domain/base/time/read-date'
import { once } from './once'

/** The first day of the test, and today. */
export interface TestSpan {
  readonly startsOn: LocalDate
  readonly today: LocalDate
}

/** A date with two readings, as written, in a table of which both orders have days in the test. */
export interface AmbiguousDate {
  readonly text: string
  readonly dayFirst: LocalDate
  readonly monthFirst: LocalDate
}

/** The day of a written date; null: unreadable. */
export function dayReader({ startsOn }: TestSpan, isAmerican: boolean): (date: string) => LocalDate | null {
  return once((date) => parseLocalDate(readDate(date, startsOn, isAmerican)))
}

/**
 * Whether the dates of a table are « month/day ». Where no day above 12 decides: no day is of the future, and the table has days of the test.
 * Days before the test decide nothing, because an export may have all of the shop. Where both orders fit, the person decides:
 * `isChosenMonthFirst`, null before the answer.
 */
export function dateOrder(
  cells: readonly string[],
  span: TestSpan,
  isChosenMonthFirst: boolean | null,
): { readonly isMonthFirst: boolean; readonly ambiguous: AmbiguousDate | null } {
  if (isMonthFirst(cells)) return { isMonthFirst: true, ambiguous: null }
  const [inFrance, inAmerica] = [dayReader(span, false), dayReader(span, true)]
  const open: AmbiguousDate[] = []
  for (const text of new Set(cells)) {
    if (!DAY_AND_MONTH.test(text)) continue
    const [dayFirst, monthFirst] = [inFrance(text), inAmerica(text)]
    if (dayFirst === monthFirst || dayFirst === null) continue
    // « 23/11/2026 » is in no other order.
    if (monthFirst === null) return { isMonthFirst: false, ambiguous: null }
    open.push({ text, dayFirst, monthFirst })
  }
  // A shop far in the east already writes the next day.
  const last = addDays(span.today, 1)
  const isPast = (order: DateOrder) => open.every((date) => date[order] <= last)
  const possible = DATE_ORDERS.filter(isPast)
  const fitting = (possible.length > 0 ? possible : DATE_ORDERS).filter((order) =>
    open.some((date) => date[order] >= span.startsOn && date[order] <= last),
  )
  const [first] = open
  if (first && fitting.length > 1) {
    return { isMonthFirst: isChosenMonthFirst ?? false, ambiguous: first }
  }
  const [only = possible.length === 1 ? possible[0] : 'dayFirst'] = fitting
  return { isMonthFirst: only === 'monthFirst', ambiguous: null }
}

/** Spares the reading of most dates: « 2026-11-02 » has one order. */
const DAY_AND_MONTH = /(?<![\d/.-])\d{1,2}[/.-]\d{1,2}(?!\d)/

const DATE_ORDERS = ['dayFirst', 'monthFirst'] as const
type DateOrder = (typeof DATE_ORDERS)[number]
