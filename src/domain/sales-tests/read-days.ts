import { decimalSignOf, MICROS_PER_CENT, readColumnAmount } from '@/domain/base/table/column-amounts'
import { knownColumns, titleKey, titleTest, type KnownColumns } from '@/domain/base/table/known-columns'
import { isEmptyCell, isValue, readTable, type Table, type TableRow } from '@/domain/base/table/read-table'
import { agreed, counted } from '@/domain/base/text/french-count'
import { pastedText } from '@/domain/base/text/pasted'
import { OTHER_SIGNS } from '@/domain/base/text/pasted-amount'
import { COUNT_FAULT, COUNT_MAX, readCount } from '@/domain/base/text/read-count'
import { addDays, type LocalDate } from '@/domain/base/time/local-date'
import {
  DATE_FAULTS,
  isDateLike,
  isMonthFirst,
  readDate,
  readSerial,
  type DateFault,
} from '@/domain/base/time/read-date'
import {
  DAY_CATALOGUE,
  isLongPeriod,
  leftOutKind,
  LEFT_OUT_WORDS,
  partsWords,
  type DayColumn,
  type LeftOutKind,
} from './day-columns'
import { DAY_FIELDS, LIMIT_MAX_CENTS, type DayField, type DayNumbers } from './sales-test'

/** The column that the person chose for a field; null: none. */
export type ChosenColumns = Readonly<Partial<Record<DayField | 'day', number | null>>>

export interface ColumnQuestion {
  readonly field: DayField | 'day'
  readonly options: readonly { readonly at: number; readonly title: string }[]
  /** undefined: not answered; null: no column. */
  readonly chosen: number | null | undefined
}

export interface DaysFound {
  /** In order. Absent fields are not in the table. */
  readonly days: ReadonlyMap<LocalDate, Partial<DayNumbers>>
  /** The column of each field that is read; none for a table without titles. */
  readonly columns: readonly { readonly field: DayField | 'day'; readonly title: string }[]
  readonly questions: readonly ColumnQuestion[]
  readonly leftOut: readonly { readonly title: string; readonly why: string }[]
  /** « 3 campagnes additionnées »; null: each day has one line. */
  readonly added: string | null
  /** Lines of totals that were left out. */
  readonly totals: number
  /** Lines before the titles, footers and the like. */
  readonly notes: number
  /** The dates are « month/day ». */
  readonly isMonthFirst: boolean
  /** No line has a day: they were laid on days one after the other. */
  readonly isConsecutive: boolean
}

export type DaysTable = DaysFound | { readonly fault: string }

/** The first day of the test, and today. */
export interface TestSpan {
  readonly startsOn: LocalDate
  readonly today: LocalDate
}

const fieldOf = titleTest(DAY_CATALOGUE)

/**
 * The numbers of days in a table of any tool, or one that was written by hand: titles and days are optional. Several lines of a day are
 * added. Without days, one line per day from the first day of the test on, if nothing but counts is in the table. Without titles, the
 * order of `DAY_FIELDS`.
 */
export function readDays(text: string, span: TestSpan, chosen: ChosenColumns = {}): DaysTable {
  const table = upright(readTable(pastedText(text), fieldOf))
  const { furniture } = table
  const rows = withoutAllRows(table)
  if (rows.length === 0) return { fault: 'Collez au moins une ligne de chiffres.' }
  if (!table.titles && !rows.some(({ cells }) => cells.some(isValue))) {
    return { fault: 'Il n’y a ni chiffre ni titre de colonne connu dans ce texte.' }
  }
  const wide = table.titles && tooWide(table.titles.cells, table.rows)
  if (wide) return { fault: wide }
  const columns = table.titles ? titledColumns(table.titles.cells, rows, chosen) : untitledColumns(rows)
  if ('fault' in columns) return columns
  const dates = readDates(rows, columns, span)
  if ('fault' in dates) return dates
  const numbers = readNumbers(rows, columns, dates)
  if ('fault' in numbers) return numbers
  return {
    days: numbers.days,
    columns: columns.named,
    questions: columns.questions,
    leftOut: columns.leftOut.map(({ title, kind }) => ({ title, why: LEFT_OUT_WORDS[kind] })),
    added: addedWords(numbers, table.titles?.cells ?? [], rows, dates.dates),
    totals:
      furniture.filter(({ kind }) => kind === 'total').length +
      (table.rows.length - rows.length) +
      numbers.totals,
    notes: furniture.filter(({ kind }) => kind === 'before' || kind === 'note').length + numbers.notes,
    isMonthFirst: dates.isMonthFirst,
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
  if (!hasDays || !metrics.some(({ cells }) => fieldOf(cells[0] ?? ''))) return table
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

const ALL =
  /^\(?(?:all|tous|toutes|all (?:devices|campaigns|countries|channels)|tous les \p{L}+|toutes les \p{L}+)\)?$/iu

/** Without the lines « All devices » beside the lines of each device: they count the same visits once more. */
function withoutAllRows({ titles, rows }: ReadTable): readonly TableRow[] {
  const places = titles ? titles.cells.flatMap((title, at) => (fieldOf(title) ? [] : [at])) : []
  const mixed = places.filter((at) => {
    const alls = rows.filter(({ cells }) => ALL.test(cells[at] ?? '')).length
    return alls > 0 && alls < rows.length
  })
  return rows.filter(({ cells }) => !mixed.some((at) => ALL.test(cells[at] ?? '')))
}

interface Columns {
  readonly places: Readonly<Partial<Record<DayField | 'day', number>>>
  /** The column with the end of the period that begins in the column of the day; null: none. */
  readonly endAt: number | null
  readonly named: DaysFound['columns']
  readonly questions: readonly ColumnQuestion[]
  readonly leftOut: readonly { readonly title: string; readonly kind: LeftOutKind }[]
  /** Titles of columns that are neither counts nor other numbers: lines without a day cannot be laid on days. */
  readonly parts: readonly string[]
}

function titledColumns(
  titles: readonly string[],
  rows: readonly TableRow[],
  chosen: ChosenColumns,
): Columns | { readonly fault: string } {
  const cellsOf = (at: number) =>
    rows.map(({ cells }) => cells[at] ?? '').filter((cell) => !isEmptyCell(cell))
  const currencyAt = titles.findIndex((title) => fieldOf(title) === 'currency')
  const isForeign = currencyAt !== -1 && cellsOf(currencyAt).some((cell) => !/^(?:EUR|€|euros?)$/i.test(cell))
  const refused = titles.map((title, at) => contentFault(title, cellsOf(at), isForeign))
  const usable = titles.map((title, at) => (refused[at] === null ? title : ''))
  const { known, ambiguous, possible } = knownColumns(usable, DAY_CATALOGUE)

  const day = dayPlace(titles, rows, { known, ambiguous })
  if (day !== null && 'fault' in day) return day
  const places: Partial<Record<DayField | 'day', number>> = {}
  const questions: ColumnQuestion[] = []
  const ask = (field: DayField | 'day', options: readonly number[], isFree: boolean) => {
    const answer = chosen[field]
    const isOption = answer === null || (answer !== undefined && options.includes(answer))
    const taken = isOption ? answer : isFree ? null : undefined
    const titled = options.map((at) => ({ at, title: titles[at] ?? '' }))
    questions.push({ field, options: titled, chosen: taken })
    if (typeof taken === 'number') places[field] = taken
  }
  if (day && 'at' in day) places.day = day.at
  const endAt = day && 'at' in day ? (day.end ?? null) : null
  if (day && 'asked' in day) ask('day', day.asked, false)
  for (const { key } of DAY_FIELDS) {
    const at = known[key]
    if (at !== undefined) places[key] = at
    else if (ambiguous[key]) ask(key, ambiguous[key], false)
    else if (possible[key]) ask(key, possible[key], true)
  }
  const isRead = new Set(Object.values(places))
  const isAsked = new Set(questions.flatMap(({ options }) => options.map(({ at }) => at)))
  const leftOut = titles.flatMap((title, at) => {
    if (title === '' || isRead.has(at) || isAsked.has(at)) return []
    return { title, kind: refused[at] ?? leftOutKindOf(title) }
  })
  const fields = DAY_FIELDS.filter(
    ({ key }) => places[key] !== undefined || questions.some(({ field }) => field === key),
  )
  if (fields.length === 0) return { fault: noColumn(leftOut) }
  const named = [...DAY_FIELDS.map(({ key }) => key), 'day' as const].flatMap((field) => {
    const at = places[field]
    return at === undefined ? [] : { field, title: titles[at] ?? '' }
  })
  const parts = titles.filter(
    (title, at) => isPart(title, refused[at] ?? null) || (title === '' && cellsOf(at).length > 0),
  )
  return { places, endAt, named, questions, leftOut, parts }
}

function noColumn(leftOut: Columns['leftOut']): string {
  const first = leftOut.find(({ kind }) => kind === 'currency') ?? leftOut[0]
  const why = first ? ` «\u00a0${first.title}\u00a0»\u00a0: ${LEFT_OUT_WORDS[first.kind]}.` : ''
  return `Aucune colonne de ce tableau n’est un nombre de visites, de paniers, de paiements commencés ou de ventes, ni une dépense.${why}`
}

function leftOutKindOf(title: string): LeftOutKind {
  const field = fieldOf(title)
  if (field === 'periodStart' || field === 'periodEnd') return 'period'
  if (field === 'day') return 'time'
  if (field === 'currency') return 'code'
  return field && titleKey(title).unit === null ? 'rank' : leftOutKind(title)
}

/** Whether the lines of a table may be of one day because of this column. */
function isPart(title: string, refused: LeftOutKind | null): boolean {
  if (title === '' || refused !== null) return false
  const field = fieldOf(title)
  if (field === 'periodStart' || field === 'periodEnd') return true
  return field === undefined && ['time', 'dimension', 'unknown', 'period'].includes(leftOutKind(title))
}

const OTHER_SIGN = new RegExp(String.raw`${OTHER_SIGNS}|\b(?:USD|GBP|CHF|CAD)\b`)

/** Why the cells of a column are not what its title says; null: they may be. */
function contentFault(title: string, cells: readonly string[], isForeign: boolean): LeftOutKind | null {
  const field = fieldOf(title)
  if (field === undefined || field === 'currency' || field === 'day' || field.startsWith('period'))
    return null
  if (cells.some((cell) => cell.includes('%'))) return 'rate'
  if (field === 'spentCents') {
    const isOther =
      isForeign || titleKey(title).unit === 'other' || cells.some((cell) => OTHER_SIGN.test(cell))
    return isOther ? 'currency' : null
  }
  if (cells.some((cell) => /[€$£¥]|\bEUR\b/.test(cell))) return 'money'
  const decimals = cells.filter((cell) => /\d[.,]\d{1,2}$/.test(cell))
  if (decimals.some((cell) => !/[.,]0{1,2}$/.test(cell))) return 'decimals'
  const isPriceLike = decimals.length > 0 && decimals.length === cells.length
  return isPriceLike && decimals.every((cell) => /[.,]00$/.test(cell)) && !isPossible(title)
    ? 'decimals'
    : null
}

const POSSIBLE = new Set(
  DAY_FIELDS.flatMap(({ key }) => DAY_CATALOGUE[key].possible ?? []).map((each) => titleKey(each).key),
)

function isPossible(title: string): boolean {
  return POSSIBLE.has(titleKey(title).key)
}

type DayPlace =
  | { readonly at: number }
  | { readonly asked: readonly number[] }
  | { readonly fault: string }
  | null

/** The column of the days: by its title, by the two ends of a period that are equal on each line, or because all its cells are dates. */
function dayPlace(
  titles: readonly string[],
  rows: readonly TableRow[],
  { known, ambiguous }: Pick<KnownColumns<DayColumn>, 'known' | 'ambiguous'>,
): DayPlace {
  if (known.day !== undefined) return { at: known.day }
  const cellsOf = (at: number) => rows.map(({ cells }) => cells[at] ?? '')
  const areEqual = (a: number, b: number) => cellsOf(a).join('\n') === cellsOf(b).join('\n')
  const { periodStart: start, periodEnd: end } = known
  if (start !== undefined && end !== undefined) {
    // A line of totals may span all days.
    if (rows.some(({ cells }) => cells[start] !== '' && cells[start] === cells[end]))
      return { at: start, end }
    const ends = `«\u00a0${titles[start] ?? ''}\u00a0» et «\u00a0${titles[end] ?? ''}\u00a0»`
    return {
      fault: `${ends} diffèrent\u00a0: chaque ligne compte plusieurs jours. Exportez vos chiffres par jour.`,
    }
  }
  const dated =
    ambiguous.day ??
    titles.flatMap((title, at) => {
      const filled = cellsOf(at).filter((cell) => !isEmptyCell(cell))
      const isCount = DAY_FIELDS.some(({ key }) => fieldOf(title) === key)
      return !isCount && at !== end && filled.length > 0 && filled.every(isDay) ? [at] : []
    })
  const long = dated.find((at) => isLongPeriod(titles[at] ?? ''))
  const days = dated.filter((at) => !isLongPeriod(titles[at] ?? ''))
  const [first] = days
  if (first === undefined) {
    if (long === undefined) return null
    return {
      fault: `«\u00a0${titles[long] ?? ''}\u00a0»\u00a0: chaque ligne compte plusieurs jours. Exportez vos chiffres par jour.`,
    }
  }
  if (days.every((at) => areEqual(at, first))) return { at: first }
  return { asked: days }
}

/** A date, or one that is refused with its reason; a duration like « 00:01:32 » is not. */
function isDay(cell: string): boolean {
  return isDateLike(cell) && !/^\d{1,2}[:h]\d{2}/.test(cell)
}

/** Columns without titles: the first column of dates, then the order of `DAY_FIELDS`. */
function untitledColumns(rows: readonly TableRow[]): Columns | { readonly fault: string } {
  const width = Math.max(...rows.map(({ cells }) => cells.length))
  const places = Array.from({ length: width }, (_, at) => at)
  const cellsOf = (at: number) => rows.map(({ cells }) => cells[at] ?? '').filter((cell) => cell !== '')
  const dayAt = places.find((at) => cellsOf(at).length > 0 && cellsOf(at).every(isDay))
  const counts = places.filter((at) => at !== dayAt)
  const filled = counts.filter((at) => cellsOf(at).length > 0)
  const last = filled.at(-1)
  if (counts.length > DAY_FIELDS.length && last !== undefined && counts.indexOf(last) >= DAY_FIELDS.length) {
    const [wide] = rows.filter(({ cells }) => cells.length === width)
    const columns = `${counts.length} colonnes de chiffres sans titre, pour ${DAY_FIELDS.length} au plus`
    return { fault: `${lineWords(wide?.line ?? 1)} ${columns}. Copiez aussi la ligne des titres.` }
  }
  const fields = DAY_FIELDS.flatMap(({ key }, rank) =>
    counts[rank] === undefined ? [] : [[key, counts[rank]] as const],
  )
  const all = dayAt === undefined ? fields : [['day', dayAt] as const, ...fields]
  return { places: Object.fromEntries(all), endAt: null, named: [], questions: [], leftOut: [], parts: [] }
}

interface Dates {
  /** By row; null: the row has no day. */
  readonly dates: readonly (LocalDate | DateFault | null)[]
  readonly isMonthFirst: boolean
  readonly isConsecutive: boolean
}

function readDates(
  rows: readonly TableRow[],
  { places, endAt, parts, questions }: Columns,
  { startsOn, today }: TestSpan,
): Dates | { readonly fault: string } {
  if (questions.some(({ field, chosen }) => field === 'day' && chosen === undefined)) {
    return { dates: rows.map(() => null), isMonthFirst: false, isConsecutive: false }
  }
  const at = places.day
  if (at === undefined) {
    if (parts.length > 0) return { fault: noDay(parts) }
    const dates = rows.map((_, index) => addDays(startsOn, index))
    return { dates, isMonthFirst: false, isConsecutive: true }
  }
  const cells = rows.map(({ cells: all }) =>
    endAt === null || all[at] === all[endAt] ? (all[at] ?? '') : '',
  )
  const filled = cells.filter((cell) => !isEmptyCell(cell))
  if (filled.length > 0 && filled.every((cell) => readSerial(cell) !== null)) {
    return { dates: cells.map(readSerial), isMonthFirst: false, isConsecutive: false }
  }
  const read = (isFirst: boolean) =>
    cells.map((cell) => (isEmptyCell(cell) ? null : readDate(cell, startsOn, isFirst)))
  const isInside = (date: LocalDate | DateFault | null) =>
    date === null || (date >= startsOn && date <= today)
  const french = read(false)
  // A column that no day above 12 decides: French, unless only the other order is inside the test.
  const isAmerican = isMonthFirst(cells) || (!french.some(isDatedInside) && read(true).every(isInside))
  return { dates: isAmerican ? read(true) : french, isMonthFirst: isAmerican, isConsecutive: false }

  function isDatedInside(date: LocalDate | DateFault | null): boolean {
    return date !== null && isInside(date)
  }
}

function noDay(parts: readonly string[]): string {
  const [first = ''] = parts
  const column = first === '' ? 'une colonne sans titre' : `«\u00a0${first}\u00a0»`
  return `Le jour manque\u00a0: ce tableau a ${column}, mais pas de colonne de dates. Exportez vos chiffres par jour, ou ajoutez une colonne «\u00a0Jour\u00a0».`
}

interface Numbers {
  readonly days: ReadonlyMap<LocalDate, Partial<DayNumbers>>
  readonly lines: number
  readonly totals: number
  readonly notes: number
}

function readNumbers(
  rows: readonly TableRow[],
  { places }: Columns,
  { dates }: Dates,
): Numbers | { readonly fault: string } {
  const fields = DAY_FIELDS.flatMap(({ key }) =>
    places[key] === undefined ? [] : [{ key, at: places[key] }],
  )
  const cellOf = ({ cells }: TableRow, at: number) => cells[at] ?? ''
  const spentAt = places.spentCents
  const sign = spentAt === undefined ? null : decimalSignOf(rows.map((row) => cellOf(row, spentAt)))
  const sums = new Map<LocalDate, Map<DayField, number>>()
  const withoutDay: {
    readonly row: TableRow
    readonly at: number
    readonly values: ReadonlyMap<DayField, number>
  }[] = []
  let [lines, notes] = [0, 0]
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
        return { fault: `${lineWords(row.line)} «\u00a0${cell}\u00a0». ${CELL_FAULTS[value]}` }
      if (value !== null) values.set(key, value)
    }
    if (date === null) {
      withoutDay.push({ row, at: index, values })
      continue
    }
    if (!isDate(date)) return { fault: dateFault(row, places.day, date) }
    lines += 1
    const sum = sums.get(date) ?? new Map<DayField, number>()
    for (const [key, value] of values) sum.set(key, (sum.get(key) ?? 0) + value)
    sums.set(date, sum)
  }
  if (sums.size > 0) {
    for (const { row, at, values } of withoutDay) {
      const isAtEnd = at === 0 || at === rows.length - 1
      if (!isTotal(values, [...sums.values()], isAtEnd)) {
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
  return { days, lines, totals: withoutDay.length, notes }
}

const CELL_FAULTS = {
  count: COUNT_FAULT,
  unclear: 'Écrivez un montant en euros, par exemple 12,50.',
  ambiguous: 'Ce montant se lit de deux façons\u00a0: écrivez-le avec ses centimes, par exemple 1234,00.',
  currency: 'Ce montant n’est pas en euros\u00a0: convertissez-le, puis écrivez-le en euros.',
} as const

function isDate(date: LocalDate | DateFault | null): date is LocalDate {
  return date !== null && !(date in DATE_FAULTS)
}

function dateFault(row: TableRow, at: number | undefined, fault: DateFault): string {
  const cell = at === undefined ? '' : (row.cells[at] ?? '')
  return `${lineWords(row.line)} «\u00a0${cell}\u00a0». ${DATE_FAULTS[fault]}`
}

/** A line without a day that adds up the others, as Meta and Shopify put it first. Visitors add up to fewer than their days. */
function isTotal(
  values: ReadonlyMap<DayField, number>,
  sums: readonly ReadonlyMap<DayField, number>[],
  isAtEnd: boolean,
): boolean {
  return [...values].every(([key, value]) => {
    const days = sums.map((sum) => sum.get(key) ?? 0)
    const whole = days.reduce((a, b) => a + b, 0)
    const error = key === 'spentCents' ? MICROS_PER_CENT * days.length : 0
    return Math.abs(value - whole) <= error || (isAtEnd && value >= Math.max(...days) && value <= whole)
  })
}

function numbersOf(sum: ReadonlyMap<DayField, number>): Partial<DayNumbers> {
  const entries = [...sum].map(([key, value]) => [
    key,
    key === 'spentCents' ? Math.round(value / MICROS_PER_CENT) : value,
  ])
  return Object.fromEntries(entries) as Partial<DayNumbers>
}

function lineWords(line: number): string {
  return `Ligne ${line}\u00a0:`
}

/** « 3 campagnes additionnées », or the lines that are added where no column names them. */
function addedWords(
  { lines, days }: Numbers,
  titles: readonly string[],
  rows: readonly TableRow[],
  dates: readonly (LocalDate | DateFault | null)[],
): string | null {
  if (lines <= days.size) return null
  const dated = rows.filter((_, at) => isDate(dates[at] ?? null))
  for (const [at, title] of titles.entries()) {
    const words = partsWords(title)
    const names = new Set(dated.map(({ cells }) => cells[at] ?? ''))
    if (words && names.size > 1) return `${names.size}\u00a0${words}`
  }
  return `${counted(lines, 'ligne')} ${agreed(lines, 'additionnée')} en ${counted(days.size, 'jour')}`
}
