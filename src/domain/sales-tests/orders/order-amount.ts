import {
  MICROS_PER_CENT,
  decimalSignOf,
  isGrouped,
  readColumnAmount,
} from '@/domain/base/table/column-amounts'

export type DecimalSign = ',' | '.'

/** In cents, without sign; two values for « 29.900 » alone, the same one otherwise. */
export type CentsBySign = Readonly<Record<DecimalSign, number>>

export interface OrderAmount {
  readonly cents: CentsBySign
  readonly isNegative: boolean
  /** « USD », « $ »; null: euros, or none written. */
  readonly currency: string | null
  readonly isUntaxed: boolean
  /** The decimal sign that this amount proves. */
  readonly sign: DecimalSign | null
}

/** Codes of three letters, signs and names, before or after the number. */
const CURRENCY =
  /\b(?:US|CA|AU|NZ|HK)\$|\p{Sc}|(?<!\p{L})(?!(?:TTC|HT)\b)(?:[A-Z]{3}|euros?|dollars?|livres?|francs?|dirhams?|dinars?|kr|zł|DH|F ?CFA)(?!\p{L})\.?/iu
const TAXED = /\(?\b(?:TTC|toutes taxes comprises|TVA (?:incluse|comprise)|incl(?:\.|uding)? (?:tax|vat))\)?/i
const UNTAXED = /\(?\b(?:HT|hors taxes?|excl(?:\.|uding)? (?:tax|vat))\)?/i
const EUROS = /^(?:€|eur|euros?)$/i

/** An amount of a shop's export, whatever stands around it; null: none, such as a formula. */
export function readOrderAmount(cell: string): OrderAmount | null {
  const isUntaxed = UNTAXED.test(cell)
  const bare = cell
    .replace(/&nbsp;|&#160;/g, ' ')
    .replace(/&euro;|&#8364;/g, '€')
    .replace(TAXED, '')
    .replace(UNTAXED, '')
    .replace(/(?<=\d) ?€ ?(?=\d\d$)/, ',')
    .trim()
  const written = CURRENCY.exec(bare)?.[0] ?? ''
  const number = bare
    .replace(written, '')
    .replace(written === '' ? /$^/ : CURRENCY, '')
    .trim()
  const [, before, inside = '', after] =
    /^(\(|[-−–—] ?)?\+?([\d.,'’\s]*\d[.,]?)(\)| ?[-−–—])?$/u.exec(number) ?? []
  if (inside === '' || (before === '(') !== (after === ')') || !isGrouped(inside)) return null
  const digits = inside.replace(/[.,]$/, '').trim()
  const sign = decimalSignOf([digits])
  const [comma, point] = [centsOf(digits, sign ?? ','), centsOf(digits, sign ?? '.')]
  if (comma === null || point === null) return null
  return {
    cents: { ',': comma, '.': point },
    isNegative: point > 0 && (before !== undefined || after !== undefined),
    currency: written === '' || EUROS.test(written) ? null : written.toUpperCase(),
    isUntaxed,
    sign,
  }
}

function centsOf(digits: string, sign: DecimalSign): number | null {
  const micros = readColumnAmount(digits, sign)
  return typeof micros === 'number' ? Math.round(micros / MICROS_PER_CENT) : null
}

export const NO_CENTS: CentsBySign = { ',': 0, '.': 0 }

export function addedCents(a: CentsBySign, b: CentsBySign): CentsBySign {
  return { ',': a[','] + b[','], '.': a['.'] + b['.'] }
}

export function lessCents(a: CentsBySign, b: CentsBySign): CentsBySign {
  return { ',': a[','] - b[','], '.': a['.'] - b['.'] }
}

export function largerCents(a: CentsBySign, b: CentsBySign): CentsBySign {
  return a['.'] >= b['.'] ? a : b
}
