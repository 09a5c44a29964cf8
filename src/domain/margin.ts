/** What a sale brings and costs, in cents of a euro; null where nothing was typed. */
export interface ProductFigures {
  readonly salePriceCents: number | null
  readonly costCents: number | null
  readonly shippingCents: number | null
  readonly adsCents: number | null
}

export const FIGURE_KEYS = ['salePriceCents', 'costCents', 'shippingCents', 'adsCents'] as const
export type FigureKey = (typeof FIGURE_KEYS)[number]

/** One million euros: more is a typing mistake, and the rules refuse it. */
export const FIGURE_MAX_CENTS = 100_000_000

/** From this share of the price on, a margin is called good. */
export const GOOD_MARGIN_PERCENT = 30

export interface Margin {
  readonly netCents: number
  /** Of the sale price, rounded; null without a price. */
  readonly percent: number | null
  /** What « Bonne marge » could say; a suggestion, never set by itself. null: too little is known. */
  readonly isGood: boolean | null
}

/** null until a price and a cost are known; what is not typed of the rest counts as zero. */
export function marginOf({
  salePriceCents,
  costCents,
  shippingCents,
  adsCents,
}: ProductFigures): Margin | null {
  if (salePriceCents === null || costCents === null) return null
  const netCents = salePriceCents - costCents - (shippingCents ?? 0) - (adsCents ?? 0)
  if (salePriceCents === 0) return { netCents, percent: null, isGood: null }
  // Judged before rounding: 29.6 % is not 30 %.
  const share = (netCents / salePriceCents) * 100
  return { netCents, percent: Math.round(share), isGood: share >= GOOD_MARGIN_PERCENT }
}

/** « 12,50 », « 12.5 € », « 1 234 » as cents; null when blank; 'fault' when it is no amount in the bounds. */
export function parseAmount(typed: string): number | null | 'fault' {
  const text = typed.replace(/[\s\u00a0\u202f€]/g, '')
  if (text === '') return null
  if (!/^\d{1,7}(?:[.,]\d{0,2})?$/.test(text)) return 'fault'
  const [whole = '0', part = ''] = text.split(/[.,]/)
  const cents = Number(whole) * 100 + Number(part.padEnd(2, '0'))
  return cents <= FIGURE_MAX_CENTS ? cents : 'fault'
}
