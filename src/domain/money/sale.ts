import type { ProductInputs, SellerInputs } from './sale-inputs'
import { statementOf, type Statement } from './statement'

/** From this share of the price without VAT on, a margin is called good. */
export const GOOD_MARGIN_PERCENT = 30

/** The statement of a product's sale; null until its price and its purchase are known. */
export function saleOf(product: ProductInputs, seller: SellerInputs): Statement | null {
  return product.costCents === null ? null : statementOf({ ...product, ...seller })
}

/** Nothing was typed of a product. */
export const NO_FIGURES: ProductInputs = {
  ...{ salePriceCents: null, costCents: null, shippingCents: null, importCents: null },
  ...{ returnPoints: null, returnCostCents: null, isResold: false, otherCents: null, adsCents: null },
}

/** What « Bonne marge » could say; a suggestion, never set by itself. null: there is no margin. */
export function isGoodMargin({ marginTenths }: Statement): boolean | null {
  // As it is shown: « 30,0 % » never stands beside a margin that is not called good.
  return marginTenths === null ? null : marginTenths >= GOOD_MARGIN_PERCENT * 10
}
