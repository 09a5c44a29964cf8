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

/** The decimal sign of a column of amounts; null: no cell tells it, or two cells tell different ones. */
export function decimalSignOf(cells: readonly string[]): ',' | '.' | null {
  const told = new Set(cells.map((cell) => signToldBy(bareAmount(cell))))
  told.delete(null)
  const [only] = told.size === 1 ? told : []
  return only ?? null
}

/** « 12,30 » tells the comma, « 1.234.567 » too; « 29.900 » tells nothing. */
function signToldBy(bare: string): ',' | '.' | null {
  const sign = lastSign(bare)
  if (sign === null) return null
  const [whole, part] = splitAt(bare, sign)
  const other = sign === ',' ? '.' : ','
  if (bare.split(sign).length > 2) return other
  const isTold =
    whole.includes(other) || part.length !== 3 || whole.length > 3 || whole === '' || /^0\d*$/.test(whole)
  return isTold ? sign : null
}

/**
 * In millionths: « 1 234,50 € », « 1,234.50 », « 29.9000 ». Null: blank. `decimalSign`: of its column; where that has none, the cell must
 * tell its own: a spreadsheet has « 12,30 » beside the « 15.50 » of a numeric keypad.
 */
export function readColumnAmount(
  cell: string,
  decimalSign: ',' | '.' | null,
): number | null | ColumnAmountFault {
  if (isOtherCurrency(cell)) return 'currency'
  const bare = bareAmount(cell)
  if (bare === '') return null
  if (!/^\d*(?:[.,]\d+)*$/.test(bare)) return 'unclear'
  if (lastSign(bare) === null) return Number(bare) * 1e6
  const sign = decimalSign ?? signToldBy(bare)
  if (sign === null) return 'ambiguous'
  const [whole, part] = splitAt(bare, sign)
  const isGrouped = sign === ',' ? /^[1-9]\d{0,2}(?:\.\d{3})+$/ : /^[1-9]\d{0,2}(?:,\d{3})+$/
  if (!/^\d*$/.test(part) || !(/^\d*$/.test(whole) || isGrouped.test(whole))) return 'unclear'
  return Number(whole.replace(/[.,]/g, '')) * 1e6 + Math.round(Number(`0.${part || '0'}`) * 1e6)
}

/** « EUR 1 234,50 TTC » without currency, taxes and spaces; a leading minus remains. */
function bareAmount(cell: string): string {
  return visibleText(cell)
    .replace(AROUND, '')
    .replace(/[\s\u00a0\u202f’']/g, '')
}

function lastSign(bare: string): ',' | '.' | null {
  const at = Math.max(bare.lastIndexOf(','), bare.lastIndexOf('.'))
  return at === -1 ? null : bare[at] === ',' ? ',' : '.'
}

function splitAt(text: string, sign: string): readonly [string, string] {
  const at = text.lastIndexOf(sign)
  return at === -1 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)]
}
