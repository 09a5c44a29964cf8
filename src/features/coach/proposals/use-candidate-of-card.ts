import { useCallback } from 'react'
import { watchCandidate, type LiveCandidate } from '@/data/research/candidates'
import { watchRecentCandidates, type RecentCandidate } from '@/data/research/recent-candidates'
import type { OnError, OnValue } from '@/data/live/live'
import type { LiveList } from '@/data/live/live-list'
import { useLive, type Live } from '@/data/live/use-live'
import { readAddress } from '@/domain/research/candidate-address'

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

interface CandidateOfCard {
  /** undefined while nothing is known of it; null: it is not there, or nobody said which. */
  readonly candidate: LiveCandidate | null | undefined
  /** It could not be read; null: it could, or is being read. */
  readonly retry: (() => void) | null
}

/** The candidate at an address. */
export function useCandidateAt(uid: string, at: string | null): CandidateOfCard {
  const live = useLive(
    useCallback(
      (onValue: OnValue<LiveList<LiveCandidate>>, onError: OnError) => {
        const address = at === null ? null : readAddress(at)
        if (!address) return () => {}
        const { id, sectionId } = address
        return watchCandidate(
          sectionId === null ? { kind: 'loose', uid } : { kind: 'section', sectionId },
          id,
          onValue,
          onError,
        )
      },
      [uid, at],
    ),
  )
  if (at === null) return { candidate: null, retry: null }
  if (live.status === 'loading') return { candidate: undefined, retry: null }
  if (live.status === 'error') {
    // A section that was deleted belongs to nobody, and so does what was in it.
    return live.error.code === 'data/denied'
      ? { candidate: null, retry: null }
      : { candidate: undefined, retry: live.retry }
  }
  const [candidate] = live.value.items
  return { candidate: candidate ?? (live.isFromCache ? undefined : null), retry: null }
}
