import { AMOUNT_MAX_CENTS, amountText, RATE_MAX_POINTS, rateText } from '@/domain/base/text/amount-text'
import { euroText } from '@/domain/base/text/euro-text'
import type { ContributionAnswers } from '@/domain/law/contributions'
import type { ProductInputs, Seller } from './sale-inputs'

export interface Figure<Key extends string = string> {
  readonly key: Key
  readonly label: string
  /** Cents of a euro, or hundredths of a percent. */
  readonly kind: 'amount' | 'rate'
  /** Decimals of the typed number beyond two. */
  readonly moreDecimals?: 1
}

/** Inputs of one product, in the order of their fields. */
export const PRODUCT_FIGURES = [
  { key: 'salePriceCents', label: 'Prix de vente', kind: 'amount' },
  { key: 'costCents', label: 'Achat', kind: 'amount' },
  { key: 'shippingCents', label: 'Livraison', kind: 'amount' },
  { key: 'importCents', label: "Droits et frais d'importation", kind: 'amount' },
  { key: 'returnPoints', label: 'Retours (%)', kind: 'rate' },
  { key: 'returnCostCents', label: "Coût d'un retour", kind: 'amount' },
  { key: 'otherCents', label: 'Autres frais', kind: 'amount' },
  { key: 'adsCents', label: 'Publicité par vente', kind: 'amount' },
] as const satisfies readonly Figure<Exclude<keyof ProductInputs, 'isResold'>>[]

export const SELLER_FIGURES = [
  { key: 'feePoints', label: 'Frais de paiement (%)', kind: 'rate' },
  { key: 'feeFixedCents', label: 'Frais de paiement (€)', kind: 'amount' },
  { key: 'contributionPoints', label: 'Cotisations (%)', kind: 'rate', moreDecimals: 1 },
  { key: 'marginPoints', label: 'Marge voulue (%)', kind: 'rate' },
  { key: 'goalCents', label: 'Objectif par mois', kind: 'amount' },
] as const satisfies readonly Figure<Exclude<keyof Seller, 'vatPoints' | keyof ContributionAnswers>>[]

export type ProductKey = (typeof PRODUCT_FIGURES)[number]['key']
export type SellerKey = (typeof SELLER_FIGURES)[number]['key']
export type FigureKey = ProductKey | SellerKey

export const PRODUCT_KEYS = PRODUCT_FIGURES.map(({ key }) => key)
export const SELLER_KEYS = SELLER_FIGURES.map(({ key }) => key)

const ALL: readonly Figure<FigureKey>[] = [...PRODUCT_FIGURES, ...SELLER_FIGURES]

export function figureOf(key: FigureKey): Figure<FigureKey> {
  const figure = ALL.find((each) => each.key === key)
  if (!figure) throw new Error(`No figure is called ${key}`)
  return figure
}

/** The highest value that the field and the rules accept. */
export function figureMax({ kind }: Figure): number {
  return kind === 'amount' ? AMOUNT_MAX_CENTS : RATE_MAX_POINTS
}

/** Text of the field: « 12,50 », « 2,9 », '' for none. */
export function figureText(key: FigureKey, value: number | null): string {
  return figureOf(key).kind === 'amount' ? amountText(value) : rateText(value)
}

/** « Achat : 12,50 € », « Retours : 5 % », « Achat : effacé » */
export function figureWords(key: FigureKey, value: number | null): string {
  const name = figureOf(key).label.replace(/ \([%€]\)$/, '')
  return `${name}\u00a0: ${value === null ? 'effacé' : figureValue(key, value)}`
}

/** « 1 012,50 € », « 5 % » */
export function figureValue(key: FigureKey, value: number): string {
  return figureOf(key).kind === 'amount' ? euroText(value) : `${figureText(key, value)}\u00a0%`
}
