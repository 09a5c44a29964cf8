/** Amounts in cents of a euro, rates in hundredths of a percent. null: left open, which counts as nothing. */
type Input = number | null

/** The inputs that belong to one product. */
export interface ProductInputs {
  /** With VAT. */
  readonly salePriceCents: Input
  readonly costCents: Input
  readonly shippingCents: Input
  readonly importCents: Input
  /** The share of sales that come back. */
  readonly returnPoints: Input
  readonly returnCostCents: Input
  /** Returned goods can be sold again. */
  readonly isResold: boolean
  readonly otherCents: Input
  /** Advertising per sale. */
  readonly adsCents: Input
}

/** The inputs that belong to the person, for all products. */
export interface SellerInputs {
  /** 0: « franchise en base ». */
  readonly vatPoints: number
  readonly contributionPoints: Input
  readonly feePoints: Input
  /** The fixed part of each payment's fee. */
  readonly feeFixedCents: Input
}

export type SaleInputs = ProductInputs & SellerInputs

/** What a person types once for all products: what a sale needs of them, and what they want to reach. */
export interface Seller extends SellerInputs {
  /** The wanted share of the price without VAT, in hundredths of a percent. */
  readonly marginPoints: number | null
  /** What is to be left per month, in cents. */
  readonly goalCents: number | null
}
