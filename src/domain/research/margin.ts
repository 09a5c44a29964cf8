import { pastedLine } from '@/domain/base/text/pasted'
import { visibleText } from '@/domain/base/text/visible-text'

export interface Figure {
  readonly key: `${string}Cents`
  /** Of its field. */
  readonly label: string
  /** Of its column in the exported table. */
  readonly column: string
  /** What a cost is called in « 29,90 € − 8,00 € (achat) »; null: it is the price that the costs are taken from. */
  readonly cost: string | null
}

/** The amounts of a candidate, in cents of a euro, in the order of its sheet. */
export const FIGURES = [
  { key: 'salePriceCents', label: 'Prix de vente', column: 'Prix de vente (€)', cost: null },
  { key: 'costCents', label: "Coût d'achat", column: "Coût d'achat (€)", cost: 'achat' },
  { key: 'shippingCents', label: 'Livraison', column: 'Livraison (€)', cost: 'livraison' },
  { key: 'adsCents', label: 'Publicité par vente', column: 'Publicité (€)', cost: 'publicité' },
] as const satisfies readonly Figure[]

export type FigureKey = (typeof FIGURES)[number]['key']
/** What a sale brings and costs; null where nothing was typed. */
export type CandidateFigures = Readonly<Record<FigureKey, number | null>>

export const FIGURE_KEYS = FIGURES.map(({ key }) => key)

/** The costs that were typed, each with its row. */
export function knownCosts(figures: CandidateFigures) {
  return FIGURES.flatMap(({ key, label, cost }) => {
    const cents = figures[key]
    return cost === null || cents === null ? [] : [{ label, cost, cents }]
  })
}

/** One million euros: more is a typing mistake, and the rules refuse it. */
export const FIGURE_MAX_CENTS = 100_000_000

/** From this share of the price on, a margin is called good. */
export const GOOD_MARGIN_PERCENT = 30

export interface Margin {
  readonly netCents: number
  /** Of the sale price, rounded down; null without a price. */
  readonly percent: number | null
  /** What « Bonne marge » could say; a suggestion, never set by itself. null: too little is known. */
  readonly isGood: boolean | null
}

/** null until a price and a cost are known; what is not typed of the rest counts as zero. */
export function marginOf(figures: CandidateFigures): Margin | null {
  const { salePriceCents, costCents } = figures
  if (salePriceCents === null || costCents === null) return null
  const netCents = knownCosts(figures).reduce((left, { cents }) => left - cents, salePriceCents)
  if (salePriceCents === 0) return { netCents, percent: null, isGood: null }
  // Rounded down, so that 29.6 % does not read « 30 % » beside a margin that is not called good.
  const percent = Math.floor((netCents * 100) / salePriceCents)
  return { netCents, percent, isGood: percent >= GOOD_MARGIN_PERCENT }
}

/**
 * A comma, a point or the € before at most two digits; spaces, points or apostrophes between groups of three. A
 * single point before three digits could be either.
 */
const AMOUNT = /^(?!\d{1,3}\.\d{3}$)(\d+|\d{1,3}(?:[ .'’]\d{3})+)?(?:(?:[.,]| ?€ ?)(\d{0,2}))?$/
const CURRENCY_BEFORE = /^(?:€|EUR) ?/i
const CURRENCY_AFTER = / ?(?:€|EUR|euros?)$/i

/**
 * An amount as people type it, in cents: « 12,50 », « 12.5 € », « 12€50 », « 1 234,00 », « ,99 ». null when blank;
 * 'fault' when it is no amount in the bounds, or could be two: « 1,234 », « 12 50 ».
 */
export function parseAmount(typed: string): number | null | 'fault' {
  const text = visibleText(pastedLine(typed)).replace(/\s+/g, ' ')
  if (text === '') return null
  const bare = text.replace(CURRENCY_BEFORE, '').replace(CURRENCY_AFTER, '')
  const [match, whole = '', part = ''] = AMOUNT.exec(bare) ?? []
  if (match === undefined || whole + part === '') return 'fault'
  const cents = Number(whole.replace(/\D/g, '')) * 100 + Number(part.padEnd(2, '0'))
  return cents <= FIGURE_MAX_CENTS ? cents : 'fault'
}

/** « 1234,50 », as `parseAmount` and a French spreadsheet read it; '' for none. */
export function amountText(cents: number | null): string {
  return cents === null ? '' : (cents / 100).toFixed(2).replace('.', ',')
}
