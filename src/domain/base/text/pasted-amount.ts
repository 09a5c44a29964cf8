import { pastedLine } from './pasted'
import { visibleText } from './visible-text'

/** 1,000,000 €: a larger amount is a typing mistake; the security rules refuse it. */
export const AMOUNT_MAX_CENTS = 100_000_000
/** 100 %, in hundredths of a percent. */
export const RATE_MAX_POINTS = 10_000

export type AmountFault = keyof typeof AMOUNT_FAULTS

export const AMOUNT_FAULTS = {
  unclear: 'Écrivez un montant en euros, par exemple 12,50.',
  currency: "Ce montant n'est pas en euros\u00a0: convertissez-le, puis écrivez-le en euros.",
  range: "Ce sont plusieurs montants\u00a0: n'en gardez qu'un.",
  untaxed: "Ce montant est hors taxes. Si c'est bien lui, écrivez le nombre seul.",
  negative: 'Écrivez le montant sans le signe moins.',
  high: "Ce montant dépasse un million d'euros.",
  rate: 'Écrivez une part de 0 à 100, par exemple 2,9.',
} as const

/**
 * A comma or a point before at most two decimals, or the € before exactly two (« 12€5 » may be 12,05); spaces, points or apostrophes between
 * groups of three. A single point before three digits is ambiguous and refused.
 */
const AMOUNT =
  /^(?!\d{1,3}\.\d{3}$)(\d+|\d{1,3}(?:[ .'’]\d{3})+)?(?:(?:[.,]|(?<=\d) ?€ ?(?=\d\d))(\d{0,2}))?$/
const CURRENCY_BEFORE = /^(?:€|EUR) ?/i
const CURRENCY_AFTER = / ?(?:€|EUR|euros?)$/i
const TAXED_AFTER = / ?\(?(?:TTC|T\.T\.C\.?|toutes taxes comprises|TVA (?:incluse|comprise))\)?$/i
const UNTAXED_AFTER = / ?\(?(?:HT|H\.T\.?|hors taxes?)\)?$/i
/** Signs, then codes and names, of other currencies, for regular expressions. */
export const OTHER_SIGNS = '[$£¥₽₺₩₹]'
export const OTHER_NAMES =
  'dollars?|livres?|yuans?|francs?|dirhams?|USD|GBP|CHF|CNY|RMB|JPY|CAD|AUD|MAD|DH|TND|DZD|XAF|XOF|F ?CFA|PLN|z[łl]|SEK|kr'
const OTHER_CURRENCY = new RegExp(String.raw`${OTHER_SIGNS}|(?<!\p{L})(?:${OTHER_NAMES})(?!\p{L})`, 'iu')
/** « 1,299.90 »: English, and with its cents it can be nothing else. */
const ENGLISH_THOUSANDS = /(?<![\d.,])\d{1,3}(?:,\d{3})+(?=\.\d\d(?!\d))/
const RANGE = /\d\D{0,20}(?:[-–—~/]|\s(?:à|to|ou)\s)\D{0,20}\d/i

/**
 * Parses a typed or pasted amount to cents: « 12,50 », « 12.5 € », « 12€50 », « 1 234,00 », « ,99 », « 29,99 € TTC ». Null: blank. A fault:
 * out of bounds, no amount, or ambiguous like « 1,234 » and « 12 50 ».
 */
export function parseAmount(typed: string): number | null | AmountFault {
  const text = visibleText(pastedLine(typed)).replace(/\s+/g, ' ')
  if (text === '') return null
  if (OTHER_CURRENCY.test(text)) return 'currency'
  if (/^[-−–] ?(?:€ ?)?[\d.,]/.test(text)) return 'negative'
  if (RANGE.test(text)) return 'range'
  if (UNTAXED_AFTER.test(text) && /\d/.test(text)) return 'untaxed'
  const bare = text
    .replace(TAXED_AFTER, '')
    .replace(CURRENCY_BEFORE, '')
    .replace(CURRENCY_AFTER, '')
    .replace(ENGLISH_THOUSANDS, (whole) => whole.replaceAll(',', ''))
  const [match, whole = '', part = ''] = AMOUNT.exec(bare) ?? []
  if (match === undefined || whole + part === '') return 'unclear'
  const cents = Number(whole.replace(/\D/g, '')) * 100 + Number(part.padEnd(2, '0'))
  return cents <= AMOUNT_MAX_CENTS ? cents : 'high'
}

/** « 1234,50 », readable by `parseAmount` and a French spreadsheet. '' for null. */
export function amountText(cents: number | null): string {
  return cents === null ? '' : (cents / 100).toFixed(2).replace('.', ',')
}

/** Parses a typed percentage to hundredths of a percent: « 2,9 », « 12.3 % », « 100 ». Null: blank. */
export function parseRate(typed: string): number | null | AmountFault {
  const text = visibleText(pastedLine(typed)).replace(/\s+/g, ' ')
  if (text === '') return null
  const [, whole, part = ''] = /^(\d{1,3})(?:[.,](\d{0,2}))? ?%?$/.exec(text) ?? []
  if (whole === undefined) return 'rate'
  const points = Number(whole) * 100 + Number(part.padEnd(2, '0'))
  return points <= RATE_MAX_POINTS ? points : 'rate'
}

/** « 12,3 », readable by `parseRate`. '' for null. */
export function rateText(points: number | null): string {
  return points === null ? '' : String(points / 100).replace('.', ',')
}
