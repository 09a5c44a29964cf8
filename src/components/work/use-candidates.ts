import { useCallback } from 'react'
import { candidateParent, watchCandidate, type LiveCandidate } from '@/data/research/candidates'
import { watchRecentCandidates, type RecentCandidate } from '@/data/research/recent-candidates'
import type { OnError, OnValue } from '@/data/live/live'
import type { LiveList } from '@/data/live/live-list'
import { useLive, type Live } from '@/data/live/use-live'
import { readAddress } from '@/domain/research/candidate-address'
import { soughtIn, type Sought } from './sought'
import { useEach } from './use-each'

/** A list to choose from, not the whole cupboard. */
const CANDIDATES_MAX = 20

export function useCandidatesToChoose(uid: string): Live<readonly RecentCandidate[]> {
  return useLive(
    useCallback(
      (onValue: OnValue<readonly RecentCandidate[]>, onError: OnError) =>
        watchRecentCandidates(uid, CANDIDATES_MAX, onValue, onError),
      [uid],
    ),
  )
}

/** The candidate at an address; also null: nobody said which. */
export function useCandidateAt(uid: string, at: string | null): Sought<LiveCandidate> {
  const live = useLive(
    useCallback(
      (onValue: OnValue<LiveList<LiveCandidate>>, onError: OnError) => {
        const address = at === null ? null : readAddress(at)
        if (!address) return () => {}
        const { id, sectionId } = address
        return watchCandidate(candidateParent(uid, sectionId), id, onValue, onError)
      },
      [uid, at],
    ),
  )
  // A section that was deleted belongs to nobody, and so does what was in it.
  const isGone = live.status === 'error' && live.error.code === 'data/denied'
  if (at === null || isGone) return { found: null, retry: null }
  return soughtIn(live, ({ items: [candidate] }) => candidate)
}

/** Several of them by their addresses; null: that one is not there, and neither is what was in a section that is gone. */
export function useCandidatesAt(
  uid: string,
  addresses: readonly string[],
): Sought<readonly (LiveCandidate | null)[]> {
  return useEach(addresses, (at, onValue, onError) => {
    const address = readAddress(at)
    if (!address) return () => {}
    const { id, sectionId } = address
    return watchCandidate(
      candidateParent(uid, sectionId),
      id,
      ({ items: [candidate = null] }, meta) => onValue(candidate, meta),
      (error) => {
        if (error.code === 'data/denied') onValue(null, { isFromCache: false, isPending: false })
        else onError(error)
      },
    )
  })
}
