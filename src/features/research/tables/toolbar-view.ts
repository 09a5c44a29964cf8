import type { SellerInputs } from '@/domain/money/sale-inputs'
import type { Candidate } from '@/domain/research/candidate'
import type { ProductOrder } from '@/domain/research/product-rows'
import { byKnown, figuresOf } from '@/domain/research/candidate-figures'
import { linkLabel } from '@/domain/research/links/link-words'
import { byScore, verdictOf } from '@/domain/research/candidate-score'
import { isBlank } from '@/domain/base/text/visible-text'
import { foldText } from '@/domain/base/text/fold-text'

export const SCOPES = ['tables', 'compare'] as const
export const SORTS = ['date', 'margin', 'score', 'unanswered'] as const
export const FILTERS = ['all', 'promising', 'unsure', 'weak', 'to-judge'] as const

/** Applies to every table of the research. */
export interface ResearchView {
  /** `compare`: one table of the products of all tables. */
  readonly scope: (typeof SCOPES)[number]
  readonly sort: (typeof SORTS)[number]
  readonly filter: (typeof FILTERS)[number]
  readonly search: string
  /** Of « Comparer ». */
  readonly order: ProductOrder
}

/** Hides no candidate. */
export const UNNARROWED = { filter: 'all', search: '' } as const satisfies Partial<ResearchView>

export const WHOLE_VIEW: ResearchView = {
  ...UNNARROWED,
  scope: 'tables',
  sort: 'date',
  order: { by: 'rest', direction: 'descending' },
}

export function isNarrowed({ filter, search }: ResearchView): boolean {
  return filter !== 'all' || !isBlank(search)
}

/** The candidates of the view in its order; ties remain in their given order. */
export function arrange<T extends Candidate>(
  candidates: readonly T[],
  view: ResearchView,
  seller: SellerInputs | null,
): readonly T[] {
  const words = wordsOf(view.search)
  return candidates
    .map((candidate) => ({ candidate, ...figuresOf(candidate, seller) }))
    .filter(({ candidate, score }) => {
      const group = verdictOf(score) ?? 'to-judge'
      return (view.filter === 'all' || view.filter === group) && isFoundBy(words, candidate)
    })
    .sort((a, b) => {
      if (view.sort === 'score') return byScore(a.score, b.score) || byDate(a.candidate, b.candidate)
      if (view.sort === 'margin') return byKnown(a.margin, b.margin, -1) || byDate(a.candidate, b.candidate)
      if (view.sort === 'unanswered') {
        return b.score.unanswered - a.score.unanswered || byDate(a.candidate, b.candidate)
      }
      return byDate(a.candidate, b.candidate)
    })
    .map(({ candidate }) => candidate)
}

/**
 * The previous order, for a table in which a person is answering: a row must not move under the finger. New candidates come
 * first, as everywhere.
 */
export function inOrderOf<T extends Candidate>(
  ids: readonly string[],
  candidates: readonly T[],
  arranged: readonly T[],
): readonly T[] {
  const byId = new Map(candidates.map((candidate) => [candidate.id, candidate]))
  const places = new Set(ids)
  return [...arranged.filter(({ id }) => !places.has(id)), ...ids.flatMap((id) => byId.get(id) ?? [])]
}

/** Newest first; unreadable dates last. */
function byDate(a: Candidate, b: Candidate): number {
  return (b.createdAt?.getTime() ?? -Infinity) - (a.createdAt?.getTime() ?? -Infinity) || 0
}

function isFoundBy(words: readonly string[], { name, link, note }: Candidate): boolean {
  if (words.length === 0) return true
  const text = foldText(`${name} ${linkLabel(link)} ${link} ${note}`)
  return words.every((word) => text.includes(word))
}

function wordsOf(search: string): string[] {
  return foldText(search).split(' ').filter(Boolean)
}
