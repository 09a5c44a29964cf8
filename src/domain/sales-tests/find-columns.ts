import { isOtherCurrency } from '@/domain/base/table/column-amounts'
import { knownColumns, titleKey, titleTest, type KnownColumns } from '@/domain/base/table/known-columns'
import { isEmptyCell, type TableRow } from '@/domain/base/table/read-table'
import { isDateLike } from '@/domain/base/time/read-date'
import { DAY_CATALOGUE, type DayColumn } from './day-columns'
import { isLongPeriod, leftOutKind, LEFT_OUT_WORDS, type LeftOutKind } from './left-out-columns'
import { DAY_FIELDS, type DayField } from './sales-test'

/** The column that the person chose for a field; null: none. */
export type ChosenColumns = Readonly<Partial<Record<DayField | 'day', number | null>>>

export interface ColumnQuestion {
  readonly field: DayField | 'day'
  readonly options: readonly { readonly at: number; readonly title: string }[]
  /** undefined: not answered; null: no column. */
  readonly chosen: number | null | undefined
}

export const fieldOfTitle = titleTest(DAY_CATALOGUE)

export interface Columns {
  readonly places: Readonly<Partial<Record<DayField | 'day', number>>>
  /** The column with the end of the period that begins in the column of the day; null: none. */
  readonly endAt: number | null
  readonly named: readonly { readonly field: DayField | 'day'; readonly title: string }[]
  readonly questions: readonly ColumnQuestion[]
  readonly leftOut: readonly { readonly title: string; readonly kind: LeftOutKind }[]
  /** Titles of columns that are neither counts nor other numbers: lines without a day cannot be laid on days. */
  readonly parts: readonly string[]
}

export function titledColumns(
  titles: readonly string[],
  rows: readonly TableRow[],
  chosen: ChosenColumns,
): Columns | { readonly fault: string } {
  const cellsOf = (at: number) =>
    rows.map(({ cells }) => cells[at] ?? '').filter((cell) => !isEmptyCell(cell))
  const currencyAt = titles.findIndex((title) => fieldOfTitle(title) === 'currency')
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
  const field = fieldOfTitle(title)
  if (field === 'periodStart' || field === 'periodEnd') return 'period'
  if (field === 'day') return 'time'
  if (field === 'currency') return 'code'
  return field && titleKey(title).unit === null ? 'rank' : leftOutKind(title)
}

/** Whether the lines of a table may be of one day because of this column. */
function isPart(title: string, refused: LeftOutKind | null): boolean {
  if (title === '' || refused !== null) return false
  const field = fieldOfTitle(title)
  if (field === 'periodStart' || field === 'periodEnd') return true
  return field === undefined && ['time', 'dimension', 'unknown', 'period'].includes(leftOutKind(title))
}

/** Why the cells of a column are not what its title says; null: they may be. */
function contentFault(title: string, cells: readonly string[], isForeign: boolean): LeftOutKind | null {
  const field = fieldOfTitle(title)
  if (field === undefined || field === 'currency' || field === 'day' || field.startsWith('period'))
    return null
  if (cells.some((cell) => cell.includes('%'))) return 'rate'
  if (field === 'spentCents') {
    const isOther = isForeign || titleKey(title).unit === 'other' || cells.some(isOtherCurrency)
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
  | { readonly at: number; readonly end?: number }
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
      const isCount = DAY_FIELDS.some(({ key }) => fieldOfTitle(title) === key)
      return !isCount && at !== end && filled.length > 0 && [...new Set(filled)].every(isDay) ? [at] : []
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
export function untitledColumns(rows: readonly TableRow[]): Columns | { readonly fault: string } {
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
    return { fault: `Ligne ${wide?.line ?? 1}\u00a0: ${columns}. Copiez aussi la ligne des titres.` }
  }
  const fields = DAY_FIELDS.flatMap(({ key }, rank) =>
    counts[rank] === undefined ? [] : [[key, counts[rank]] as const],
  )
  const all = dayAt === undefined ? fields : [['day', dayAt] as const, ...fields]
  return { places: Object.fromEntries(all), endAt: null, named: [], questions: [], leftOut: [], parts: [] }
}
