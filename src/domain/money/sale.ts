import type { ProductInputs, SellerInputs } from './sale-inputs'
import { statementOf, type Statement } from './statement'

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

/** Suggested answer to « Bonne marge », never set automatically. null: no margin. */
export function isGoodMargin({ marginTenths }: Statement): boolean | null {
  // Compares the rounded margin, so that a shown « 30,0 % » is always called good.
  return marginTenths === null ? null : marginTenths >= GOOD_MARGIN_PERCENT * 10
}
