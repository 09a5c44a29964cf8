import { recentCandidates } from '@/data/research/recent-candidates'
import { candidateQuery, type LiveCandidate } from '@/data/research/candidate-lists'
import type { Live, Reading } from '@/data/sync/live'
import { useLive } from '@/data/sync/use-live'
import { readAddress } from '@/domain/research/candidate-address'
import { soughtIn, type Sought } from './sought'

const CANDIDATES_MAX = 20

export function candidatesToChoose(uid: string): Reading<readonly LiveCandidate[]> {
  return recentCandidates(uid, CANDIDATES_MAX)
}

export function useCandidatesToChoose(uid: string): Live<readonly LiveCandidate[]> {
  return useLive(uid, candidatesToChoose(uid))
}

/** The candidate at an address; null: missing, or no address. */
export function useCandidateAt(uid: string, at: string | null): Sought<LiveCandidate> {
  const address = at === null ? null : readAddress(at)
  const live = useLive(uid, address && candidateQuery(address))
  if (at === null) return { found: null, retry: null }
  // A deleted section has no owner, so the rules deny its remaining candidates.
  const isDenied = live.status === 'error' && live.error.code === 'data/denied'
  return isDenied ? { found: null, retry: null } : soughtIn(live)
}
