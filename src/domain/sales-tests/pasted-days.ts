import { addDays, daysBetween, parseLocalDate, type LocalDate } from '@/domain/base/time/local-date'
import { plainLetters } from '@/domain/base/text/fold-text'
import { pastedLine, pastedRows, pastedText } from '@/domain/base/text/pasted'
import { AMOUNT_FAULTS, parseAmount } from '@/domain/base/text/pasted-amount'
import { COUNT_MAX, DAY_FIELDS, type DayField, type DayNumbers } from './sales-test'

type Column = 'day' | DayField

/** `days`: numbers by day, later lines override earlier ones; `fault`: a sentence about the first unreadable line. */
export type PastedDays =
  | { readonly days: ReadonlyMap<LocalDate, Partial<DayNumbers>> }
  | { readonly fault: string }

/**
 * A pasted table of days: cells separated by tabs, semicolons, commas or spaces; titles and dates are optional. Without dates, one line per day
 * from `first` on. Without titles, the order of `DAY_FIELDS`.
 */
export function readPastedDays(text: string, first: LocalDate): PastedDays {
  const rows = rowsOf(text)
  const titles = rows[0] && titledColumns(rows[0])
  const lines = titles ? rows.slice(1) : rows
  if (lines.length === 0) return { fault: 'Collez au moins une ligne de chiffres.' }
  const isDated = /^\D*\d+(?:[/-]|\.\d+\.)/.test(lines[0]?.[0] ?? '')
  const columns: readonly (Column | null)[] = titles ?? [
    ...(isDated ? (['day'] as const) : []),
    ...DAY_FIELDS.map(({ key }) => key),
  ]
  const dayAt = columns.indexOf('day')
  const isAmerican = isMonthFirst(lines.map((cells) => cells[dayAt] ?? ''))
  const days = new Map<LocalDate, Partial<DayNumbers>>()
  for (const [index, cells] of lines.entries()) {
    const line = `Ligne ${index + (titles ? 2 : 1)}\u00a0:`
    if (!titles && cells.length > columns.length) {
      return { fault: `${line} ${cells.length} colonnes, pour ${columns.length} au plus.` }
    }
    let day: LocalDate | null = dayAt === -1 ? addDays(first, index) : null
    const numbers: Partial<Record<DayField, number>> = {}
    for (const [at, cell] of cells.entries()) {
      const column = columns[at]
      if (!column || cell === '') continue
      if (column === 'day') {
        day = readDay(cell, first, isAmerican)
        continue
      }
      const number = column === 'spentCents' ? parseAmount(cell) : readCount(cell)
      if (typeof number === 'string') {
        const why = number === 'count' ? COUNT_FAULT : AMOUNT_FAULTS[number]
        return { fault: `${line} «\u00a0${cell}\u00a0». ${why}` }
      }
      if (number !== null) numbers[column] = number
    }
    if (day === null) return { fault: `${line} la date manque. Écrivez-la ainsi\u00a0: 23/11/2026.` }
    days.set(day, numbers)
  }
  return { days }
}

function rowsOf(text: string): readonly (readonly string[])[] {
  const rows = text.includes('\t') ? pastedRows(text) : pastedText(text).split('\n').map(cellsReader(text))
  return rows.map((cells) => cells.map(pastedLine)).filter((cells) => cells.some((cell) => cell !== ''))
}

/** Tests the first line: two commas, or one behind a title or a date: a single one may be that of an amount. */
const HAS_COMMAS = /^(?:[^,]*,[^,]*,|\d*[^\d,\s][^,\s]*,\S*$)/

function cellsReader(text: string): (line: string) => readonly string[] {
  const [first = ''] = text.trimStart().split(/[\r\n]/, 1)
  const cells = text.includes(';') ? SEMICOLON_CELLS : COMMA_CELLS
  // The no-break spaces of « 1 234 » separate no cells.
  if (cells === COMMA_CELLS && !HAS_COMMAS.test(first)) return (line) => line.trim().split(/ +/)
  return (line) => [...line.matchAll(cells)].map(([, quoted, bare = '']) => quoted ?? bare)
}

const SEMICOLON_CELLS = /(?:^|;)(?:"([^"]*)"(?=;|$)|([^;]*))/g
const COMMA_CELLS = /(?:^|,)(?:"([^"]*)"(?=,|$)|([^,]*))/g

/** Matched by the start of the title, without accents, because tools and people use many names for one column. */
const TITLES: readonly (readonly [Column, RegExp])[] = [
  ['day', /^(?:jour|date|day)/],
  ['visits', /^(?:visite|visit|session|clic|click)/],
  ['baskets', /^(?:panier|ajouts? au panier|add.*cart|cart)/],
  ['checkouts', /^(?:paiement|checkout|reached checkout|initiat)/],
  ['sales', /^(?:vente|commande|achat|sale|order|purchase)/],
  ['spentCents', /^(?:depens|cout|budget|montant depens|spen|amount spen|cost)/],
]

function titledColumns(cells: readonly string[]): readonly (Column | null)[] | null {
  const columns = cells.map((cell) => TITLES.find(([, title]) => title.test(plainLetters(cell)))?.[0] ?? null)
  return columns.some((column) => column !== null) ? columns : null
}

/** « 11/23/2026 » in one cell of a column: an American tool wrote all of it. Without such a cell the column is read as in France. */
export function isMonthFirst(cells: readonly string[]): boolean {
  return cells.some((cell) => {
    const [, first, second] = DAY_AND_MONTH.exec(cell) ?? []
    return Number(first) <= 12 && Number(second) > 12
  })
}

const DAY_AND_MONTH = /^(\d{1,2})[/.-](\d{1,2})(?:[/.-](\d{4}|\d{2}))?(?:\D|$)/

/** « 23/11 » is the day closest to the beginning of the test: « 02/01 » of a test of December is in the next year. */
export function readDay(cell: string, first: LocalDate, isAmerican = false): LocalDate | null {
  const [, one = '', other = '', year = ''] = DAY_AND_MONTH.exec(cell) ?? []
  const [day, month] = isAmerican ? [other, one] : [one, other]
  if (day === '') return parseLocalDate(cell.slice(0, 10))
  const of = (whole: string) => parseLocalDate(`${whole}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`)
  if (year !== '') return of(year.length === 2 ? `20${year}` : year)
  const begun = Number(first.slice(0, 4))
  const days = [begun, begun - 1, begun + 1].flatMap((each) => of(String(each)) ?? [])
  const distance = (each: LocalDate) => Math.abs(daysBetween(first, each))
  return days.sort((a, b) => distance(a) - distance(b))[0] ?? null
}

export const COUNT_FAULT = 'Écrivez un nombre entier, par exemple 12.'

/** Also « 1 234 » and « 1.234 » of a spreadsheet; null when blank. */
export function readCount(cell: string): number | null | 'count' {
  const text = pastedLine(cell)
  if (text === '') return null
  const isCount = /^\d+$/.test(text) || /^\d{1,3}(?:[\s.,’']\d{3})+$/.test(text)
  const count = isCount ? Number(text.replace(/\D/g, '')) : Number.NaN
  return count <= COUNT_MAX ? count : 'count'
}
