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

/** The decimal sign of a column of amounts; null: no cell tells it. */
export function decimalSignOf(cells: readonly string[]): ',' | '.' | null {
  for (const cell of cells) {
    const bare = bareAmount(cell)
    const sign = lastSign(bare)
    if (sign === null) continue
    const [whole, part] = splitAt(bare, sign)
    const other = sign === ',' ? '.' : ','
    if (bare.split(sign).length > 2) return other
    if (
      whole.includes(other) ||
      part.length !== 3 ||
      whole.length > 3 ||
      whole === '' ||
      /^0\d*$/.test(whole)
    ) {
      return sign
    }
  }
  return null
}

/** In millionths: « 1 234,50 € », « 1,234.50 », « 29.9000 ». Null: blank. `decimalSign`: of its column. */
export function readColumnAmount(
  cell: string,
  decimalSign: ',' | '.' | null,
): number | null | ColumnAmountFault {
  if (isOtherCurrency(cell)) return 'currency'
  const bare = bareAmount(cell)
  if (bare === '') return null
  if (!/^\d*(?:[.,]\d+)*$/.test(bare)) return 'unclear'
  const sign = lastSign(bare)
  if (sign === null) return Number(bare) * 1e6
  if (decimalSign === null) return 'ambiguous'
  const groups = bare.replaceAll(decimalSign === ',' ? '.' : ',', '')
  const [whole, part] = splitAt(groups, decimalSign)
  if (!/^\d*$/.test(whole) || !/^\d*$/.test(part)) return 'unclear'
  return Number(whole) * 1e6 + Math.round(Number(`0.${part || '0'}`) * 1e6)
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
