import { euroText } from '@/domain/base/text/euro-text'
import { numberText } from '@/domain/base/text/number-text'
import type { SaleInputs, Seller } from './sale-inputs'
import type { Statement } from './statement'
import { lowestPrice, salesForGoal } from './targets'

export const LIMIT_LABELS = {
  lowestPrice: 'Prix minimum',
  highestAds: 'Publicité maximale par vente',
  roas: 'ROAS à viser',
  sales: "Ventes pour l'objectif",
} as const

/** The limits of a sale as texts: « 20,76 € », « aucun ». `sales` null: no goal. */
export type LimitTexts = Readonly<Record<Exclude<keyof typeof LIMIT_LABELS, 'sales'>, string>> & {
  readonly sales: string | null
}

/** Null: the purchase is not known, and « 0,01 € » as the lowest price would be advice. */
export function limitTexts(
  inputs: SaleInputs,
  { marginPoints, goalCents }: Pick<Seller, 'marginPoints' | 'goalCents'>,
  { restCents, highestAdsCents, roasToAim }: Statement,
): LimitTexts | null {
  if (inputs.costCents === null) return null
  const lowest = lowestPrice(inputs, marginPoints ?? 0)
  const sales = goalCents === null ? null : salesForGoal(restCents, goalCents)
  return {
    lowestPrice: lowest === null ? 'aucun' : euroText(lowest),
    highestAds: highestAdsCents > 0 ? euroText(highestAdsCents) : 'aucune',
    roas: roasToAim === null ? 'aucun' : roasText.format(roasToAim / 100),
    sales: goalCents === null ? null : sales === null ? 'aucune' : numberText(sales),
  }
}

const roasText = new Intl.NumberFormat('fr-FR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
