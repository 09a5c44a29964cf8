import { visibleText } from '@/domain/base/text/visible-text'

/** Amounts of one column, in millionths of a euro, so that thousands of lines can be added without an error of rounding. */
export const MICROS_PER_CENT = 10_000

/** `unclear`: no amount; `ambiguous`: « 29.900 » in a column that does not say whether its point separates thousands. */
export type ColumnAmountFault = 'unclear' | 'ambiguous' | 'currency'

const OTHER_CURRENCY =
  /(?!€)\p{Sc}|(?<!\p{L})(?:USD|GBP|CHF|CNY|RMB|JPY|CAD|AUD|MAD|DH|TND|DZD|XOF|XAF|PLN|SEK|NOK|DKK|z[łl]|kr|dollars?|livres?|francs?|dirhams?)(?!\p{L})/iu
const AROUND = /^(?:€|EUR)\s*|\s*(?:€|EUR|euros?)?\s*\(?(?:TTC|HT)?\)?$/gi

/** Whether a cell names a currency that is not the euro. */
export function isOtherCurrency(cell: string): boolean {
  return OTHER_CURRENCY.test(cell)
}

/** The decimal sign of a column of amounts; null: no cell tells it, or cells tell different ones. */
export function decimalSignOf(cells: readonly string[]): ',' | '.' | null {
  const signs = new Set(cells.flatMap((cell) => provenSign(bareAmount(cell)) ?? []))
  const [only] = signs.size === 1 ? signs : []
  return only ?? null
}

/** In millionths: « 1 234,50 € », « 1,234.50 », « 29.9000 ». Null: blank. `columnSign`: for an amount that does not prove its own. */
export function readColumnAmount(
  cell: string,
  columnSign: ',' | '.' | null,
): number | null | ColumnAmountFault {
  if (isOtherCurrency(cell)) return 'currency'
  const written = writtenAmount(cell)
  const bare = withoutSpaces(written)
  if (bare === '') return null
  if (!AMOUNT.test(bare) || !isGrouped(written)) return 'unclear'
  if (lastSign(bare) === null) return Number(bare) * 1e6
  const sign = provenSign(bare) ?? columnSign
  if (sign === null) return 'ambiguous'
  const [whole, part] = splitAt(bare.replaceAll(sign === ',' ? '.' : ',', ''), sign)
  return Number(whole) * 1e6 + Math.round(Number(`0.${part || '0'}`) * 1e6)
}

/** Spaces and apostrophes stand between groups of three; a sign that comes twice does, too, and one before the decimal sign. */
export function isGrouped(number: string): boolean {
  if (/[\s'’]/.test(number) && !/^\d{1,3}(?:[\s'’]\d{3})+(?:[.,]\d*)?$/.test(number)) return false
  return /^\d*[.,]?\d*$|^\d{1,3}([.,])\d{3}(?:\1\d{3})*(?:(?!\1)[.,]\d*)?$/.test(withoutSpaces(number))
}

const AMOUNT = /^\d*(?:[.,]\d+)*$/

/** The decimal sign that an amount proves by itself; null: « 1.234 » has two readings. */
function provenSign(bare: string): ',' | '.' | null {
  const sign = lastSign(bare)
  if (sign === null || !AMOUNT.test(bare) || !isGrouped(bare)) return null
  const [whole, part] = splitAt(bare, sign)
  const other = sign === ',' ? '.' : ','
  if (whole.includes(sign)) return other
  const hasTwo = part.length === 3 && /^[1-9]\d{0,2}$/.test(whole)
  return hasTwo ? null : sign
}

/** « EUR 1 234,50 TTC » without currency and taxes; a leading minus remains. */
function writtenAmount(cell: string): string {
  return visibleText(cell).replace(AROUND, '').trim()
}

function withoutSpaces(number: string): string {
  return number.replace(/[\s'’]/g, '')
}

function bareAmount(cell: string): string {
  return withoutSpaces(writtenAmount(cell))
}

function lastSign(bare: string): ',' | '.' | null {
  const at = Math.max(bare.lastIndexOf(','), bare.lastIndexOf('.'))
  return at === -1 ? null : bare[at] === ',' ? ',' : '.'
}

function splitAt(text: string, sign: string): readonly [string, string] {
  const at = text.lastIndexOf(sign)
  return at === -1 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)]
}
