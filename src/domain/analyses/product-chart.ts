import { shortened } from '@/domain/base/text/cut-text'
import { counted } from '@/domain/base/text/french-count'
import { onOneLine } from '@/domain/base/text/line-ends'
import { CRITERIA } from '@/domain/research/candidate'
import { addressText, type PlacedCandidate } from '@/domain/research/candidate-address'
import { linkHost, linkLabel } from '@/domain/research/candidate-link'
import { NO_VERDICT_LABEL, scoreOf, VERDICT_LABELS, verdictOf } from '@/domain/research/candidate-score'
import { GOOD_MARGIN_PERCENT, marginOf } from '@/domain/research/margin'
import type { Chart } from './chart'

export interface ProductRow {
  /** `addressText` of the candidate. */
  readonly at: string
  /** The end of its address, which is what tells two products of one shop apart. */
  readonly name: string
  readonly shop: string
  /** Of the price, in percent, rounded down; null: a price or a cost is missing. */
  readonly margin: number | null
  /** Criteria with « Oui », 0 to 8. */
  readonly yes: number
  readonly answered: number
  readonly verdict: string
}

const NAME_MAX = 60

export function productRows(candidates: readonly PlacedCandidate[]): readonly ProductRow[] {
  return candidates.map((candidate) => {
    const score = scoreOf(candidate.verdicts)
    const verdict = verdictOf(score)
    return {
      at: addressText(candidate),
      ...namesOf(candidate.link),
      margin: marginOf(candidate.figures)?.percent ?? null,
      yes: score.yes,
      answered: score.answered,
      verdict: verdict ? VERDICT_LABELS[verdict] : NO_VERDICT_LABEL,
    }
  })
}

function namesOf(link: string): Pick<ProductRow, 'name' | 'shop'> {
  const shop = onOneLine(linkHost(link))
  const end = onOneLine(linkLabel(link)).split('/').at(-1) ?? ''
  return { name: shortened(end, NAME_MAX), shop: shortened(shop, NAME_MAX) }
}

export interface PlottedProduct extends ProductRow {
  readonly margin: number
}

/** Those with a place between the axes. */
export function plotted(rows: readonly ProductRow[]): readonly PlottedProduct[] {
  return rows.flatMap((row) => (row.margin === null ? [] : [{ ...row, margin: row.margin }]))
}

export function productsChart(rows: readonly ProductRow[]): Chart {
  const shown = plotted(rows)
  const good = shown.filter(({ margin }) => margin >= GOOD_MARGIN_PERCENT).length
  const without = rows.length - shown.length
  return {
    title: 'Marge et score des produits',
    words: `${counted(good, 'produit')} sur ${shown.length} à ${GOOD_MARGIN_PERCENT}\u00a0% de marge ou plus${
      without === 0 ? '' : `\u00a0; ${without} sans prix ou sans coût`
    }.`,
    table: {
      columns: ['Produit', 'Marge', 'Score'],
      rows: shown.map(({ name, shop, margin, yes }) => [
        name === shop ? name : `${name} (${shop})`,
        marginText(margin),
        `${yes}/${CRITERIA.length}`,
      ]),
    },
  }
}

/** « 42 % »; « – » without one. */
export function marginText(margin: number | null): string {
  return margin === null ? '–' : `${margin}\u00a0%`
}

export type ProductSort = 'name' | 'margin' | 'yes'

/** A product without a margin comes last, whatever the direction. */
export function sortProducts(
  rows: readonly ProductRow[],
  by: ProductSort,
  direction: 'ascending' | 'descending',
): readonly ProductRow[] {
  const sign = direction === 'ascending' ? 1 : -1
  return [...rows].sort((a, b) => {
    if (by === 'name') return sign * a.name.localeCompare(b.name, 'fr')
    const [left, right] = [a[by], b[by]]
    if (left === null || right === null) return Number(left === null) - Number(right === null)
    return sign * (left - right) || a.name.localeCompare(b.name, 'fr')
  })
}
