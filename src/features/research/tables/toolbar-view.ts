import type { Product } from '@/domain/research/product'
import { linkLabel } from '@/domain/research/product-link'
import { byScore, scoreOf, verdictOf } from '@/domain/research/product-score'

export const SORTS = ['date', 'score', 'unanswered'] as const
export const FILTERS = ['all', 'promising', 'unsure', 'weak', 'to-judge'] as const

/** How every table of the research is looked at. */
export interface ResearchView {
  readonly sort: (typeof SORTS)[number]
  readonly filter: (typeof FILTERS)[number]
  readonly search: string
}

export const WHOLE_VIEW: ResearchView = { sort: 'date', filter: 'all', search: '' }

/** Whether the view may leave out a candidate. */
export function isNarrowed({ filter, search }: ResearchView): boolean {
  return filter !== 'all' || search.trim() !== ''
}

/** The candidates that the view shows, in its order; candidates that are equal in it keep the order they came in. */
export function arrange<T extends Product>(products: readonly T[], view: ResearchView): readonly T[] {
  const words = wordsOf(view.search)
  return products
    .map((product) => ({ product, score: scoreOf(product.verdicts) }))
    .filter(({ product, score }) => {
      const group = verdictOf(score) ?? 'to-judge'
      return (view.filter === 'all' || view.filter === group) && isFoundBy(words, product)
    })
    .sort((a, b) => {
      if (view.sort === 'score') return byScore(a.score, b.score) || byDate(a.product, b.product)
      if (view.sort === 'unanswered') {
        return b.score.unanswered - a.score.unanswered || byDate(a.product, b.product)
      }
      return byDate(a.product, b.product)
    })
    .map(({ product }) => product)
}

/**
 * The order of before, for a table in which somebody is answering: a row must not leave from under the finger.
 * New candidates come first, as they do everywhere.
 */
export function inOrderOf<T extends Product>(
  ids: readonly string[],
  products: readonly T[],
  arranged: readonly T[],
): readonly T[] {
  const byId = new Map(products.map((product) => [product.id, product]))
  const places = new Set(ids)
  return [...arranged.filter(({ id }) => !places.has(id)), ...ids.flatMap((id) => byId.get(id) ?? [])]
}

/** Newest first; what has no readable date comes last. */
function byDate(a: Product, b: Product): number {
  return (b.createdAt?.getTime() ?? -Infinity) - (a.createdAt?.getTime() ?? -Infinity) || 0
}

function isFoundBy(words: readonly string[], { link, note }: Product): boolean {
  if (words.length === 0) return true
  const text = plain(`${linkLabel(link)} ${link} ${note}`)
  return words.every((word) => text.includes(word))
}

function wordsOf(search: string): string[] {
  return plain(search)
    .split(/\s+/)
    .filter((word) => word !== '')
}

/** Without accents and capitals: « Lampe à poser » is found by « lampe a ». */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
