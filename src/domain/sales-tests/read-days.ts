import { isEmptyCell, isValue, readTable, type Table, type TableRow } from '@/domain/base/table/read-table'
import { agreed, counted } from '@/domain/base/text/french-count'
import { pastedText } from '@/domain/base/text/pasted'
import { addDays, type LocalDate } from '@/domain/base/time/local-date'
import { isDateLike, readDate, readSerial, zonedCell, type DateFault } from '@/domain/base/time/read-date'
import { dateOrder, type AmbiguousDate, type TestSpan } from './date-order'
import {
  fieldOfTitle,
  titledColumns,
  untitledColumns,
  type ChosenColumns,
  type ColumnQuestion,
  type Columns,
} from './find-columns'
import { LEFT_OUT_WORDS, partsWords } from './left-out-columns'
import { DAY_FIELDS, type DayField, type DayNumbers } from './sales-test'
import { once } from './once'
import { isDate, lineWords, sumDays, type SummedDays } from './sum-days'

export interface DaysFound {
  /** In order. Absent fields are not in the table. */
  readonly days: ReadonlyMap<LocalDate, Partial<DayNumbers>>
  /** The column of each field that is read; none for a table without titles. */
  readonly columns: readonly { readonly field: DayField | 'day'; readonly title: string }[]
  readonly questions: readonly ColumnQuestion[]
  readonly leftOut: readonly { readonly title: string; readonly why: string }[]
  /** « 3 campagnes additionnées »; null: each day has one line. */
  readonly added: string | null
  /** Names like « Tous les produits » that were not left out as a total. */
  readonly alls: readonly string[]
  /** Lines of totals that were left out. */
  readonly totals: number
  /** Lines before the titles, footers and the like. */
  readonly notes: number
  /** Lines with a day and no number. */
  readonly empty: number
  /** The dates are « month/day ». */
  readonly isMonthFirst: boolean
  /** It stays once `isMonthFirst` was chosen; null: none. */
  readonly ambiguousDate: AmbiguousDate | null
  /** No line has a day: they were laid on days one after the other. */
  readonly isConsecutive: boolean
}

export type DaysTable = DaysFound | { readonly fault: string }

/**
 * The numbers of days in a table of any tool, or one that was written by hand: titles and days are optional. Several lines of a day are
 * added. Without days, one line per day from the first day of the test on, if nothing but counts is in the table. Without titles, the
 * order of `DAY_FIELDS`. `isChosenMonthFirst`: the answer about `ambiguousDate`.
 */
export function readDays(
  text: string,
  span: TestSpan,
  chosen: ChosenColumns = {},
  isChosenMonthFirst: boolean | null = null,
): DaysTable {
  const table = upright(readTable(pastedText(text), fieldOfTitle))
  const { furniture, rows } = table
  if (rows.length === 0) return { fault: 'Collez au moins une ligne de chiffres.' }
  if (!table.titles && !rows.some(({ cells }) => cells.some(isValue))) {
    return { fault: 'Il n’y a ni chiffre ni titre de colonne connu dans ce texte.' }
  }
  const wide = table.titles && tooWide(table.titles.cells, rows)
  if (wide) return { fault: wide }
  const columns = table.titles ? titledColumns(table.titles.cells, rows, chosen) : untitledColumns(rows)
  if ('fault' in columns) return columns
  const titles = table.titles?.cells ?? []
  const dates = readDates(rows, titles, columns, span, isChosenMonthFirst)
  if ('fault' in dates) return dates
  const partPlaces = titles.flatMap((title, at) => (fieldOfTitle(title) ? [] : [at]))
  const numbers = sumDays(rows, columns, dates.dates, partPlaces)
  if ('fault' in numbers) return numbers
  return {
    days: numbers.days,
    columns: columns.named,
    questions: columns.questions,
    leftOut: columns.leftOut.map(({ title, kind }) => ({ title, why: LEFT_OUT_WORDS[kind] })),
    added: addedWords(numbers, titles, rows, dates.dates),
    alls: numbers.wholes.counted,
    totals: furniture.filter(({ kind }) => kind === 'total').length + numbers.totals,
    notes: furniture.filter(({ kind }) => kind === 'before' || kind === 'note').length + numbers.notes,
    // A column that is still to be chosen may fill them.
    empty: columns.questions.some(({ chosen: answer }) => answer === undefined) ? 0 : numbers.empty,
    isMonthFirst: dates.isMonthFirst,
    ambiguousDate: dates.ambiguous,
    isConsecutive: dates.isConsecutive,
  }
}

type ReadTable = Pick<Table, 'titles' | 'rows' | 'furniture'>

/** A table with a day per column becomes one with a day per line. */
function upright(table: ReadTable): ReadTable {
  const { titles, rows } = table
  const [head, ...metrics] = rows
  if (titles || !head || metrics.length === 0) return table
  const days = head.cells.slice(1).filter((cell) => !isEmptyCell(cell))
  const hasDays = days.length > 0 && days.every((cell) => isDateLike(cell) || TOTAL_TITLE.test(cell))
  if (!hasDays || !metrics.some(({ cells }) => fieldOfTitle(cells[0] ?? ''))) return table
  const lines = head.cells.map((day, at) => ({
    cells: [day, ...metrics.map(({ cells }) => cells[at] ?? '')],
    line: at + 1,
  }))
  const [first, ...others] = lines
  const cells = ['Jour', ...(first?.cells.slice(1) ?? [])]
  return {
    ...table,
    titles: { cells, line: 1 },
    rows: others.filter(({ cells: [day = ''] }) => isDateLike(day)),
  }
}

const TOTAL_TITLE = /^(?:total|totaux|somme|moyenne|sum|average)\b/i

/** « 02/11,120,15,50 » below three titles: a decimal comma without quotes has moved the cells. */
function tooWide(titles: readonly string[], rows: readonly TableRow[]): string | null {
  const row = rows.find(({ cells }) => cells.slice(titles.length).some((cell) => cell !== ''))
  if (!row) return null
  return `${lineWords(row.line)} ${row.cells.length} cellules pour ${titles.length} titres. Exportez ce tableau avec un autre séparateur, par exemple le point-virgule.`
}

interface Dates {
  /** By row; null: the row has no day. */
  readonly dates: readonly (LocalDate | DateFault | null)[]
  readonly isMonthFirst: boolean
  readonly ambiguous: AmbiguousDate | null
  readonly isConsecutive: boolean
}

/** One order of day and month at most: these dates leave no question. */
const ONE_ORDER = { isMonthFirst: false, ambiguous: null, isConsecutive: false }

function readDates(
  rows: readonly TableRow[],
  titles: readonly string[],
  { places, endAt, parts, questions }: Columns,
  span: TestSpan,
  isChosenMonthFirst: boolean | null,
): Dates | { readonly fault: string } {
  if (questions.some(({ field, chosen }) => field === 'day' && chosen === undefined)) {
    return { ...ONE_ORDER, dates: rows.map(() => null) }
  }
  const at = places.day
  if (at === undefined) {
    if (parts.length > 0) return { fault: noDay(parts) }
    const dates = rows.map((_, index) => addDays(span.startsOn, index))
    return { ...ONE_ORDER, dates, isConsecutive: true }
  }
  const cells = rows.map(({ cells: all }) =>
    endAt === null || all[at] === all[endAt] ? zonedCell(all[at] ?? '', titles[at] ?? '') : '',
  )
  const filled = cells.filter((cell) => !isEmptyCell(cell))
  if (filled.length > 0 && filled.every((cell) => readSerial(cell) !== null)) {
    return { ...ONE_ORDER, dates: cells.map(readSerial) }
  }
  // Days to come may be prepared, without numbers or with 0: they say nothing of the order.
  const numberPlaces = DAY_FIELDS.flatMap(({ key }) => places[key] ?? [])
  const isCounted = (at: number) => numberPlaces.some((place) => /[1-9]/.test(rows[at]?.cells[place] ?? ''))
  const noted = cells.filter((cell, index) => !isEmptyCell(cell) && isCounted(index))
  const order = dateOrder(noted.length > 0 ? noted : filled, span, isChosenMonthFirst)
  // A large file repeats few days.
  const dayOf = once((cell) => readDate(cell, span.startsOn, order.isMonthFirst))
  return {
    ...order,
    dates: cells.map((cell) => (isEmptyCell(cell) ? null : dayOf(cell))),
    isConsecutive: false,
  }
}

function noDay(parts: readonly string[]): string {
  const [first = ''] = parts
  const column = first === '' ? 'une colonne sans titre' : `«\u00a0${first}\u00a0»`
  return `Le jour manque\u00a0: ce tableau a ${column}, mais pas de colonne de dates. Exportez vos chiffres par jour, ou ajoutez une colonne «\u00a0Jour\u00a0».`
}

/** « 3 campagnes additionnées », or the lines that are added where no column names them. */
function addedWords(
  { lines, days, wholes }: SummedDays,
  titles: readonly string[],
  rows: readonly TableRow[],
  dates: readonly (LocalDate | DateFault | null)[],
): string | null {
  if (lines <= days.size) return null
  const dated = rows.filter((row, at) => isDate(dates[at] ?? null) && !wholes.rows.has(row))
  for (const [at, title] of titles.entries()) {
    const words = partsWords(title)
    const names = new Set(dated.map(({ cells }) => cells[at] ?? ''))
    if (words && names.size > 1) return `${names.size}\u00a0${words}`
  }
  return `${counted(lines, 'ligne')} ${agreed(lines, 'additionnée')} en ${counted(days.size, 'jour')}`
}
