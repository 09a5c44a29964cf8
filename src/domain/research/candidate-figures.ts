import { saleOf } from '@/domain/money/sale'
import type { SellerInputs } from '@/domain/money/sale-inputs'
import type { Candidate } from './candidate'
import { scoreOf, type CandidateScore } from './candidate-score'

/** What a candidate is compared by, on every screen. */
export interface CandidateFigures {
  readonly score: CandidateScore
  /** Rest of a sale, in cents; null: price or purchase is missing, or the seller is not read. */
  readonly restCents: number | null
  /** Share of the price without VAT, in tenths of a percent; null: unknown. */
  readonly margin: number | null
  /** The rest, if known, still pays income tax. */
  readonly isBeforeIncomeTax: boolean
}

/** `seller` null: not read. */
export function figuresOf(
  { verdicts, figures }: Pick<Candidate, 'verdicts' | 'figures'>,
  seller: SellerInputs | null,
): CandidateFigures {
  const sale = seller && saleOf(figures, seller)
  return {
    score: scoreOf(verdicts),
    restCents: sale?.restCents ?? null,
    margin: sale?.marginTenths ?? null,
    isBeforeIncomeTax: sale?.isBeforeIncomeTax ?? false,
  }
}

/** Ascending; what is not known comes last in both directions (`sign` -1: descending). */
export function byKnown(a: number | null, b: number | null, sign: 1 | -1): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null)
  return sign * (a - b)
}
