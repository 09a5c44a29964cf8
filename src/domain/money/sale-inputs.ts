import type { ContributionAnswers } from '@/domain/law/contributions'

/** Amounts in cents of a euro, rates in hundredths of a percent. null: not typed, counts as 0. */
type Input = number | null

export interface ProductInputs {
  /** With VAT. */
  readonly salePriceCents: Input
  readonly costCents: Input
  readonly shippingCents: Input
  readonly importCents: Input
  /** Share of sales that are returned. */
  readonly returnPoints: Input
  readonly returnCostCents: Input
  /** Returned goods can be sold again. */
  readonly isResold: boolean
  readonly otherCents: Input
  /** Advertising per sale. */
  readonly adsCents: Input
}

export interface SellerInputs extends ContributionAnswers {
  /** 0: « franchise en base ». */
  readonly vatPoints: number
  /** With tenths: 1241.5 is 12.415 %. */
  readonly contributionPoints: Input
  readonly feePoints: Input
  /** The fixed part of the fee per payment. */
  readonly feeFixedCents: Input
}

export type SaleInputs = ProductInputs & SellerInputs

/** Inputs that a person types once for all products: those of a sale, and two targets. */
export interface Seller extends SellerInputs {
  /** Target margin: share of the price without VAT, in hundredths of a percent. */
  readonly marginPoints: number | null
  /** Target rest per month, in cents. */
  readonly goalCents: number | null
}
