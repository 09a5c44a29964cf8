import type { ProductInputs, SellerInputs } from './sale-inputs'
import { statementOf, type OpenInput, type Statement } from './statement'

/** A margin is called good from this percentage of the price without VAT on. */
export const GOOD_MARGIN_PERCENT = 30

/** null: price or purchase is missing. */
export function saleOf(product: ProductInputs, seller: SellerInputs): Statement | null {
  return product.costCents === null ? null : statementOf({ ...product, ...seller })
}

/** Rest of a sale before advertising, in cents; null: price or purchase is missing. */
export function gainOf(product: ProductInputs, seller: SellerInputs): number | null {
  return saleOf(product, seller)?.highestAdsCents ?? null
}

export const NO_FIGURES: ProductInputs = {
  salePriceCents: null,
  costCents: null,
  shippingCents: null,
  importCents: null,
  returnPoints: null,
  returnCostCents: null,
  isResold: false,
  otherCents: null,
  adsCents: null,
}

/** Empty costs that would lower the margin. Advertising is not one: the criterion asks what is left to pay it. */
export function openCosts({ open }: Pick<Statement, 'open'>): readonly OpenInput[] {
  return open.filter((key) => key !== 'adsCents')
}

/**
 * Suggested answer to « Bonne marge », never set automatically. `unsure`: good without costs that could turn it; « no » is sure, as a cost
 * only lowers the margin. null: no margin.
 */
export function marginAnswer(statement: Statement): 'yes' | 'no' | 'unsure' | null {
  const isGood = isGoodMargin(statement)
  if (isGood === null) return null
  return isGood ? (openCosts(statement).length > 0 ? 'unsure' : 'yes') : 'no'
}

/** Whether the known costs leave a good margin. null: no margin. */
export function isGoodMargin({ marginTenths }: Statement): boolean | null {
  // Compares the rounded margin, so that a shown « 30,0 % » is always called good.
  return marginTenths === null ? null : marginTenths >= GOOD_MARGIN_PERCENT * 10
}
