import type { Candidate } from '@/domain/research/candidate'
import { linkLabel } from '@/domain/research/candidate-link'
import { byScore, scoreOf, verdictOf } from '@/domain/research/candidate-score'
import { isBlank } from '@/domain/base/text/visible-text'
import { foldText } from '@/domain/base/text/fold-text'

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
  return filter !== 'all' || !isBlank(search)
}

/** The candidates that the view shows, in its order; candidates that are equal in it keep the order they came in. */
export function arrange<T extends Candidate>(candidates: readonly T[], view: ResearchView): readonly T[] {
  const words = wordsOf(view.search)
  return candidates
    .map((candidate) => ({ candidate, score: scoreOf(candidate.verdicts) }))
    .filter(({ candidate, score }) => {
      const group = verdictOf(score) ?? 'to-judge'
      return (view.filter === 'all' || view.filter === group) && isFoundBy(words, candidate)
    })
    .sort((a, b) => {
      if (view.sort === 'score') return byScore(a.score, b.score) || byDate(a.candidate, b.candidate)
      if (view.sort === 'unanswered') {
        return b.score.unanswered - a.score.unanswered || byDate(a.candidate, b.candidate)
      }
      return byDate(a.candidate, b.candidate)
    })
    .map(({ candidate }) => candidate)
}

/**
 * The order of before, for a table in which somebody is answering: a row must not leave from under the finger.
 * New candidates come first, as they do everywhere.
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

/** Newest first; what has no readable date comes last. */
function byDate(a: Candidate, b: Candidate): number {
  return (b.createdAt?.getTime() ?? -Infinity) - (a.createdAt?.getTime() ?? -Infinity) || 0
}

function isFoundBy(words: readonly string[], { link, note }: Candidate): boolean {
  if (words.length === 0) return true
  const text = foldText(`${linkLabel(link)} ${link} ${note}`)
  return words.every((word) => text.includes(word))
}

function wordsOf(search: string): string[] {
  return foldText(search).split(' ').filter(Boolean)
}
