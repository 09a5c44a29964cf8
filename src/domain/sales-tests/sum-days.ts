import { decimalSignOf, MICROS_PER_CENT, readColumnAmount } from '@/domain/base/table/column-amounts'
import { isEmptyCell, isValue, type TableRow } from '@/domain/base/table/read-table'
import { shortened } from '@/domain/base/text/cut-text'
import { COUNT_FAULT, COUNT_MAX, readCount } from '@/domain/base/table/read-count'
import type { LocalDate } from '@/domain/base/time/local-date'
import { DATE_FAULTS, type DateFault } from '@/domain/base/time/read-date'
import type { Columns } from './find-columns'
import {
  isTotal,
  isWhole,
  mixedPlaces,
  summedByDay,
  wholesOf,
  type DatedLine,
  type Wholes,
} from './total-lines'
import { DAY_FIELDS, LIMIT_MAX_CENTS, type DayField, type DayNumbers } from './sales-test'

export interface SummedDays {
  readonly days: ReadonlyMap<LocalDate, Partial<DayNumbers>>
  readonly lines: number
  /** Lines that add up others. */
  readonly totals: number
  readonly wholes: Wholes
  readonly notes: number
  /** Lines with a day and no number, such as the days to come of a prepared sheet: they are no days. */
  readonly empty: number
}

/**
 * The numbers of each day, from the chosen columns. `dates`: by row; null: the row has no day. `partPlaces`: columns without numbers, whose
 * cell may say « All devices ».
 */
export function sumDays(
  rows: readonly TableRow[],
  { places, questions }: Pick<Columns, 'places' | 'questions'>,
  dates: readonly (LocalDate | DateFault | null)[],
  partPlaces: readonly number[],
): SummedDays | { readonly fault: string } {
  const fields = DAY_FIELDS.flatMap(({ key }) =>
    places[key] === undefined ? [] : [{ key, at: places[key] }],
  )
  const cellOf = ({ cells }: TableRow, at: number) => cells[at] ?? ''
  const spentAt = places.spentCents
  const sign = spentAt === undefined ? null : decimalSignOf(rows.map((row) => cellOf(row, spentAt)))
  const mixed = mixedPlaces(rows, partPlaces)
  const dated: DatedLine[] = []
  const withoutDay: {
    readonly row: TableRow
    readonly at: number
    readonly values: ReadonlyMap<DayField, number>
  }[] = []
  let [notes, empty] = [0, 0]
  for (const [index, row] of rows.entries()) {
    const date = dates[index] ?? null
    const filled = fields.filter(({ at }) => !isEmptyCell(cellOf(row, at)))
    if (!isDate(date) && !filled.some(({ at }) => isValue(cellOf(row, at)))) {
      // A footer. A day that is no day still needs its reason.
      if (date !== null && date !== 'none') return { fault: dateFault(row, places.day, date) }
      notes += 1
      continue
    }
    const values = new Map<DayField, number>()
    for (const { key, at } of filled) {
      const cell = cellOf(row, at)
      const value = key === 'spentCents' ? readColumnAmount(cell, sign) : readCount(cell)
      if (typeof value === 'string')
        return { fault: `${lineWords(row.line)} ${quotedCell(cell)}. ${CELL_FAULTS[value]}` }
      if (value !== null) values.set(key, value)
    }
    if (date === null || (!isDate(date) && isWhole(row, mixed))) {
      withoutDay.push({ row, at: index, values })
      continue
    }
    if (!isDate(date)) return { fault: dateFault(row, places.day, date) }
    if (values.size === 0) {
      empty += 1
      continue
    }
    dated.push({ row, date, values })
  }
  const wholes = wholesOf(dated, mixed)
  const lines = dated.filter(({ row }) => !wholes.rows.has(row))
  const sums = summedByDay(lines)
  const isDayOpen = questions.some(({ field, chosen }) => field === 'day' && chosen === undefined)
  if (!isDayOpen) {
    for (const { row, at, values } of withoutDay) {
      const isAtEnd = at === 0 || at === rows.length - 1
      if (!isTotal(values, [...sums.values()], () => isAtEnd)) {
        const isPeriod = cellOf(row, places.day ?? -1) !== ''
        const why = isPeriod ? DATE_FAULTS.period : 'le jour manque. Écrivez-le ainsi\u00a0: 23/11/2026.'
        return { fault: `${lineWords(row.line)} ${why}` }
      }
    }
  }
  const sorted = [...sums].sort(([a], [b]) => (a < b ? -1 : 1))
  const days = new Map(sorted.map(([date, sum]) => [date, numbersOf(sum)]))
  const tooHigh = [...days.values()].some((numbers) =>
    DAY_FIELDS.some(({ key }) => (numbers[key] ?? 0) > (key === 'spentCents' ? LIMIT_MAX_CENTS : COUNT_MAX)),
  )
  if (tooHigh) return { fault: 'Un jour de ce tableau dépasse dix millions, ou un million d’euros.' }
  const totals = isDayOpen ? 0 : withoutDay.length + wholes.rows.size
  return { days, lines: lines.length, totals, wholes, notes, empty }
}

const CELL_FAULTS = {
  count: COUNT_FAULT,
  unclear: 'Écrivez un montant en euros, par exemple 12,50.',
  ambiguous: 'Ce montant se lit de deux façons\u00a0: écrivez-le avec ses centimes, par exemple 1234,00.',
  currency: 'Ce montant n’est pas en euros\u00a0: convertissez-le, puis écrivez-le en euros.',
} as const

export function isDate(date: LocalDate | DateFault | null): date is LocalDate {
  return date !== null && !(date in DATE_FAULTS)
}

function dateFault(row: TableRow, at: number | undefined, fault: DateFault): string {
  const cell = at === undefined ? '' : (row.cells[at] ?? '')
  return `${lineWords(row.line)} ${quotedCell(cell)}. ${DATE_FAULTS[fault]}`
}

function numbersOf(sum: ReadonlyMap<DayField, number>): Partial<DayNumbers> {
  const entries = [...sum].map(([key, value]) => [
    key,
    key === 'spentCents' ? Math.round(value / MICROS_PER_CENT) : value,
  ])
  return Object.fromEntries(entries) as Partial<DayNumbers>
}

function quotedCell(cell: string): string {
  return `«\u00a0${shortened(cell, CELL_SHOWN_MAX)}\u00a0»`
}

const CELL_SHOWN_MAX = 60

export function lineWords(line: number): string {
  return `Ligne ${line}\u00a0:`
}
