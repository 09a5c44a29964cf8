import Papa from 'papaparse'
import { plainLetters } from '@/domain/base/text/fold-text'
import { withLineFeeds } from '@/domain/base/text/line-ends'
import { pastedLine } from '@/domain/base/text/pasted'
import { isDateLike } from '@/domain/base/time/read-date'
import { withClosedQuotes } from './closed-quotes'
import { separatorOf, withoutOuterPipes, withTabs, type Separator } from './separator'

/** `line`: of the text, from 1; a cell of several lines counts with its first. */
export interface TableRow {
  readonly cells: readonly string[]
  readonly line: number
}

/** Lines that are no data. `before`: above the titles; `titles`: titles once more; `note`: a line of text, such as a footer. */
export interface Furniture extends TableRow {
  readonly kind: 'before' | 'total' | 'rule' | 'titles' | 'note'
}

export interface OpenTable {
  readonly separator: Separator
  /** null: the table begins with its data. */
  readonly titles: TableRow | null
  /** Calls `take` for each row of data, in order; returns all furniture. Keeps no row. */
  readonly forEachRow: (take: (row: TableRow) => void) => readonly Furniture[]
}

export interface Table extends Omit<OpenTable, 'forEachRow'> {
  readonly rows: readonly TableRow[]
  readonly furniture: readonly Furniture[]
}

/** Any value but `false` and `undefined`: the cell is a known title. */
type TitleTest = (cell: string) => unknown

/** Lines in which the separator and the titles are looked for. */
const HEAD_LINES = 60

/** All rows of a pasted text or a decoded file. `isTitle` says whether a cell is a known title: the best row of titles has the most. */
export function readTable(text: string, isTitle?: TitleTest): Table {
  const { separator, titles, forEachRow } = openTable(text, isTitle)
  const rows: TableRow[] = []
  const furniture = forEachRow((row) => rows.push(row))
  return { separator, titles, rows, furniture }
}

/**
 * The head of a table, whose rows can then be read one by one: a large file needs no memory for all its cells. Cells are trimmed and on one
 * line; each row has at least one cell that is not blank.
 */
export function openTable(text: string, isTitle: TitleTest = () => false): OpenTable {
  const { lines, skipped } = withoutExcelMark(withLineFeeds(text))
  const separator = separatorOf(lines.split('\n', HEAD_LINES))
  const [plain, delimiter] = prepared(lines, separator)
  const hasQuotes = plain.includes('"')
  const parsed = hasQuotes && hasQuoteFaults(plain, delimiter) ? withClosedQuotes(plain, delimiter) : plain
  const readRows = (preview: number, take: (row: TableRow) => void) => {
    let line = skipped + 1
    const step = ({ data }: { data: string[] }) => {
      const row = { cells: data.map(cleanCell), line }
      line += 1 + data.reduce((sum, cell) => sum + lineFeedsIn(cell), 0)
      if (row.cells.some((cell) => cell !== '')) take(row)
    }
    Papa.parse<string[]>(parsed, { delimiter, newline: '\n', fastMode: !hasQuotes, preview, step })
  }
  const head: TableRow[] = []
  readRows(HEAD_LINES, (row) => head.push(row))
  const titles = titlesOf(head, isTitle)
  const width = widthOf(head)
  return {
    separator,
    titles,
    forEachRow(take) {
      const furniture: Furniture[] = []
      readRows(0, (row) => {
        if (row.line === titles?.line) return
        const kind = titles && row.line < titles.line ? 'before' : furnitureOf(row, titles, width)
        if (kind) furniture.push({ ...row, kind })
        else take(row)
      })
      return furniture
    },
  }
}

function withoutExcelMark(text: string): { readonly lines: string; readonly skipped: number } {
  const [mark = ''] = /^\ufeff?(?:"?sep=.{1,2}\n)?/i.exec(text) ?? []
  return { lines: text.slice(mark.length), skipped: lineFeedsIn(mark) }
}

function prepared(text: string, separator: Separator): readonly [string, string] {
  if (separator === 'space' || separator === 'spaces') return [withTabs(text, separator), '\t']
  if (separator === '|') return [withoutOuterPipes(text), '|']
  return [text, separator ?? '\t']
}

function hasQuoteFaults(text: string, delimiter: string): boolean {
  let isFaulty = false
  Papa.parse<string[]>(text, {
    delimiter,
    newline: '\n',
    step: ({ errors }, parser) => {
      if (!errors.some(({ type }) => type === 'Quotes')) return
      isFaulty = true
      parser.abort()
    },
  })
  return isFaulty
}

/** Most cells need no cleaning, and a file has millions. */
const CLEAN = /^(?:[!-~](?:[ -~]*[!-~])?)?$/

function cleanCell(cell: string): string {
  return CLEAN.test(cell) ? cell : pastedLine(cell)
}

function lineFeedsIn(text: string): number {
  return text.includes('\n') ? text.split('\n').length - 1 : 0
}

/** The cells that most rows have. */
function widthOf(rows: readonly TableRow[]): number {
  const counts = new Map<number, number>()
  for (const { cells } of rows) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1)
  const [most] = [...counts].sort(([a, times], [b, others]) => others - times || b - a)
  return most?.[0] ?? 0
}

/** The row with the most known titles; else the widest row of texts alone above a row with numbers. */
function titlesOf(rows: readonly TableRow[], isTitle: TitleTest): TableRow | null {
  let [best, most] = [null as TableRow | null, 0]
  for (const row of rows) {
    const known = row.cells.filter((cell) => cell !== '' && Boolean(isTitle(cell))).length
    if (known > most && !row.cells.some(isValue)) [best, most] = [row, known]
  }
  if (best) return best
  const width = widthOf(rows)
  const plain = rows.filter(({ cells }) => !isRule(cells))
  const full = plain.filter(
    ({ cells }, at) =>
      filledOf(cells) * 2 > width && !cells.some(isValue) && plain[at + 1]?.cells.some(isValue) === true,
  )
  const widest = Math.max(0, ...full.map(({ cells }) => filledOf(cells)))
  return full.find(({ cells }) => filledOf(cells) === widest) ?? null
}

function filledOf(cells: readonly string[]): number {
  return cells.filter((cell) => cell !== '').length
}

const NUMBER = /^[-−–+(]?\s*(?:[€$£]|EUR\b)?\s*[-−]?\d[\d\s.,’']*\s*(?:%|€|\$|£|[A-Z]{3})?\)?$/
const EMPTY_CELL = /^(?:[-−–—.]+|n\/?a|null|nan|\(not set\)|#[A-Z/0!]+)$/i

/** Longer cells are texts. */
const VALUE_MAX = 80

/** « 12 », « 15,50 € », « 40 % », « 02/11/2026 »: a value, not a title. */
export function isValue(cell: string): boolean {
  return cell.length <= VALUE_MAX && (NUMBER.test(cell) || isDateLike(cell))
}

/** Signs for « no value »: « - », « N/A ». */
export function isEmptyCell(cell: string): boolean {
  return cell === '' || EMPTY_CELL.test(cell)
}

const TOTAL_CELL =
  /^(?:(?:sous|sub|grand)[ -]?)?(?:total|totaux|totals|somme|moyenne|mediane|sum|average|median)(?: general)?\s*:?$/
/** « Total : campagnes », « Résultats de 3 campagnes »: only as the first cell, because a campaign may be called « Total look ». */
const TOTAL_START =
  /^(?:ensemble|overall|summary|(?:(?:sous|grand)[ -])?(?:totaux|totals?) ?[:–-] ?.*|total (?:general|des?|du|of|for|on|compte|account)(?: .*)?|resultats? (?:de|pour|sur) \d.*|results? (?:from|of) \d.*)$/

function furnitureOf({ cells }: TableRow, titles: TableRow | null, width: number): Furniture['kind'] | null {
  if (isRule(cells)) return 'rule'
  const first = cells.find((cell) => !isEmptyCell(cell)) ?? ''
  if (cells.some((cell) => MAYBE_TOTAL.test(cell)) && isTotalRow(cells, first)) return 'total'
  if (titles && cells.every((cell, at) => cell === titles.cells[at])) return 'titles'
  if (first.startsWith('#') && !isValue(first) && filledOf(cells) <= 2) return 'note'
  return width > 1 && filledOf(cells) === 1 && !isValue(first) ? 'note' : null
}

/** Spares most rows the folding of their cells. */
const MAYBE_TOTAL = /tot(?:al|aux)|somme|sum|moyenne|average|m[ée]dian|ensemble|overall|r[ée]sult/i

function isTotalRow(cells: readonly string[], first: string): boolean {
  const short = cells.filter((cell) => cell.length <= VALUE_MAX)
  const isTotal = short.some((cell) => TOTAL_CELL.test(plainLetters(cell)))
  // A row of dates with « Total » at its end is the head of a table with a day per column.
  const hasNumbers = short.some((cell) => NUMBER.test(cell) && !isDateLike(cell))
  return hasNumbers && (isTotal || TOTAL_START.test(plainLetters(first.slice(0, VALUE_MAX))))
}

/** Dashes, equals signs: the second row of a Markdown table, a line below the titles. */
function isRule(cells: readonly string[]): boolean {
  const first = cells.find((cell) => cell !== '') ?? ''
  if (/^[\p{L}\d]/u.test(first)) return false
  const text = cells.join('')
  return text.length > 1 && /^[-=_*~+:#.\s–—─═┼]+$/.test(text)
}
