import { watchCandidates, type CandidateParent, type LiveCandidate } from '@/data/research/candidates'
import type { OnError, OnValue } from '@/data/live/live'
import type { LiveList } from '@/data/live/live-list'
import { parseVerdicts } from '@/domain/research/candidate'
import type { DraftCandidate, DraftSection } from '@/domain/research/research-draft'

export const verdicts = parseVerdicts({ wowEffect: true, goodMargin: false })

export function draftCandidates(count: number, name: string): DraftCandidate[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `${name}-${index}`,
    link: `https://ex.fr/${name}/${index}`,
    verdicts,
  }))
}

export function draftSection(
  id: string,
  candidates: readonly DraftCandidate[] = draftCandidates(1, id),
): DraftSection {
  return { id, name: `Section ${id}`, products: candidates, state: 'open' }
}

/** The live candidates of one place, as `confirmed` takes them. */
export function watchIn(parent: CandidateParent, pages = 1) {
  return (onValue: OnValue<LiveList<LiveCandidate>>, onError: OnError) =>
    watchCandidates(parent, onValue, onError, pages)
}
