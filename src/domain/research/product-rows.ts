import type { SellerInputs } from '@/domain/money/sale-inputs'
import { shortened } from '@/domain/base/text/cut-text'
import { onOneLine } from '@/domain/base/text/line-ends'
import { addressText, type PlacedCandidate } from './candidate-address'
import { byKnown, figuresOf, type CandidateFigures } from './candidate-figures'
import { byScore, NO_VERDICT_LABEL, VERDICT_LABELS, verdictOf } from './candidate-score'
import { candidateName, type Candidate } from './candidate'
import { linkHost } from './links/link-words'

/** A product in a table of products. */
export interface ProductRow extends CandidateFigures {
  /** `addressText` of the candidate. */
  readonly at: string
  /** As in the research: read from the address, else the shop. */
  readonly name: string
  readonly shop: string
  readonly verdict: string
  readonly priceCents: number | null
}

const NAME_MAX = 60

export function productRows(
  candidates: readonly PlacedCandidate[],
  seller: SellerInputs | null,
): readonly ProductRow[] {
  return candidates.map((candidate) => {
    const figures = figuresOf(candidate, seller)
    const verdict = verdictOf(figures.score)
    return {
      at: addressText(candidate),
      ...namesOf(candidate),
      ...figures,
      priceCents: candidate.figures.salePriceCents,
      verdict: verdict ? VERDICT_LABELS[verdict] : NO_VERDICT_LABEL,
    }
  })
}

function namesOf(candidate: Candidate): Pick<ProductRow, 'name' | 'shop'> {
  const shop = onOneLine(linkHost(candidate.link))
  const name = onOneLine(candidateName(candidate))
  return { name: shortened(name, NAME_MAX), shop: shortened(shop, NAME_MAX) }
}

export const PRODUCT_SORTS = ['name', 'price', 'rest', 'margin', 'score'] as const
export type ProductSort = (typeof PRODUCT_SORTS)[number]
export const DIRECTIONS = ['ascending', 'descending'] as const

/** The order of a table of products. */
export interface ProductOrder {
  readonly by: ProductSort
  readonly direction: (typeof DIRECTIONS)[number]
}

/** What is not known comes last in both directions. */
export function sortProducts(
  rows: readonly ProductRow[],
  { by, direction }: ProductOrder,
): readonly ProductRow[] {
  const sign = direction === 'ascending' ? 1 : -1
  return [...rows].sort((a, b) => compared(a, b, by, sign) || a.name.localeCompare(b.name, 'fr'))
}

function compared(a: ProductRow, b: ProductRow, by: ProductSort, sign: 1 | -1): number {
  switch (by) {
    case 'name':
      return sign * a.name.localeCompare(b.name, 'fr')
    case 'price':
      return byKnown(a.priceCents, b.priceCents, sign)
    case 'rest':
      return byKnown(a.restCents, b.restCents, sign)
    case 'margin':
      return byKnown(a.margin, b.margin, sign)
    case 'score':
      return -sign * byScore(a.score, b.score)
  }
}

/** The order after a press on a head: the other direction, or the better end of another column first. */
export function orderAfter({ by, direction }: ProductOrder, pressed: ProductSort): ProductOrder {
  if (pressed === by) return { by, direction: direction === 'ascending' ? 'descending' : 'ascending' }
  return { by: pressed, direction: pressed === 'name' || pressed === 'price' ? 'ascending' : 'descending' }
}
