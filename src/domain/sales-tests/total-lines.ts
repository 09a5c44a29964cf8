import { MICROS_PER_CENT } from '@/domain/base/table/column-amounts'
import type { TableRow } from '@/domain/base/table/read-table'
import type { LocalDate } from '@/domain/base/time/local-date'
import type { DayField } from './sales-test'

/** Counts as they are, `spentCents` in millionths of a euro. */
type Values = ReadonlyMap<DayField, number>

export interface DatedLine {
  readonly row: TableRow
  readonly date: LocalDate
  readonly values: Values
}

/** Lines that count the same visits once more, such as « All devices » beside the lines of each device. */
export interface Wholes {
  readonly rows: ReadonlySet<TableRow>
  /** Names like « Tous les produits » that are no sum of the other lines: they count. */
  readonly counted: readonly string[]
}

const ALL =
  /^\(?(?:all|tous|toutes|all (?:devices|campaigns|countries|channels)|tous les \p{L}+|toutes les \p{L}+)\)?$/iu

/** Of these columns those that name everything in some lines and a part in others. */
export function mixedPlaces(rows: readonly TableRow[], places: readonly number[]): readonly number[] {
  return places.filter((at) => {
    const alls = rows.filter((row) => namesAll(row, at)).length
    return alls > 0 && alls < rows.length
  })
}

export function isWhole(row: TableRow, mixed: readonly number[]): boolean {
  return mixed.some((at) => namesAll(row, at))
}

function namesAll({ cells }: TableRow, at: number): boolean {
  return ALL.test(cells[at] ?? '')
}

/** A campaign may be called « Tous les produits »: a name is one of wholes where it is the sum of the others on each of its days. */
export function wholesOf(lines: readonly DatedLine[], mixed: readonly number[]): Wholes {
  const rows = new Set<TableRow>()
  const counted: string[] = []
  for (const at of mixed) {
    const named = lines.filter(({ row }) => namesAll(row, at))
    for (const name of new Set(named.map(({ row }) => row.cells[at] ?? ''))) {
      const own = named.filter(({ row }) => row.cells[at] === name)
      const isSum = own.every((line) => isSumOf(line, partsOf(line, at)))
      if (isSum) for (const { row } of own) rows.add(row)
      else counted.push(name)
    }
  }
  return { rows, counted }

  /** The lines of its day with other names, and of the same whole or part in the other columns. */
  function partsOf({ row, date }: DatedLine, at: number): readonly Values[] {
    const isPart = (line: DatedLine) =>
      line.date === date &&
      line.row.cells[at] !== row.cells[at] &&
      mixed.every((other) => other === at || line.row.cells[other] === row.cells[other])
    return lines.filter(isPart).map(({ values }) => values)
  }
}

/** A visitor with two devices is counted once by their sum: another number has to prove it. */
function isSumOf({ values }: DatedLine, parts: readonly Values[]): boolean {
  const others = new Map([...values].filter(([key]) => key !== 'visits'))
  const isProved = [...others.values()].some((value) => value > 0) && isTotal(others, parts)
  return isTotal(values, parts, (key) => isProved && key === 'visits')
}

/**
 * Whether values add up the others, as the line without a day that Meta and Shopify put first. `isLoose`: of these values visitors add up to
 * fewer than their parts.
 */
export function isTotal(
  values: Values,
  parts: readonly Values[],
  isLoose: (key: DayField) => boolean = () => false,
): boolean {
  return [...values].every(([key, value]) => {
    const each = parts.map((part) => part.get(key) ?? 0)
    const whole = each.reduce((a, b) => a + b, 0)
    const error = key === 'spentCents' ? MICROS_PER_CENT * each.length : 0
    return Math.abs(value - whole) <= error || (isLoose(key) && value >= Math.max(...each) && value <= whole)
  })
}

export function summedByDay(lines: readonly DatedLine[]): ReadonlyMap<LocalDate, Values> {
  const sums = new Map<LocalDate, Map<DayField, number>>()
  for (const { date, values } of lines) {
    const sum = sums.get(date) ?? new Map<DayField, number>()
    for (const [key, value] of values) sum.set(key, (sum.get(key) ?? 0) + value)
    sums.set(date, sum)
  }
  return sums
}
