import { useEffect, useRef } from 'react'
import { candidatesQuery, type LiveCandidate } from '@/data/research/candidate-lists'
import { sectionIdOf } from '@/domain/research/section'
import { readQuery } from '@/data/sync/read-once'
import { useLiveList, type LiveListState } from '@/data/sync/use-live'
import type { AppErrorCode } from '@/domain/base/errors'
import type { ResearchTable } from './research-tables'

const NONE: readonly LiveCandidate[] = []

export interface Candidates extends Pick<
  LiveListState<LiveCandidate>,
  'isKnown' | 'isOffline' | 'showMore' | 'isLoadingMore' | 'hasMore'
> {
  /** `waiting`: the table is too far from the window to be read. */
  readonly status: 'waiting' | 'loading' | 'error' | 'ready'
  readonly items: readonly LiveCandidate[]
  readonly code: AppErrorCode
  readonly retry: () => void
}

/** The candidates of one table: live once it is near the window, or `held`, those of an unsaved section. */
export function useTableCandidates(
  table: ResearchTable,
  uid: string,
  isNear: boolean,
  held: readonly LiveCandidate[],
): Candidates {
  const query = candidatesQuery(uid, sectionIdOf(table.id))
  const isWatched = table.isStored && isNear
  const { list, items, ...live } = useLiveList(uid, isWatched ? query : null)

  // The rules allow reading a section's candidates once the section is on the server.
  const isOnItsWay = table.section?.isPending === true
  const wasOnItsWay = useRef(isOnItsWay)
  const retry = list.status === 'error' ? list.retry : null
  useEffect(() => {
    if (isOnItsWay) wasOnItsWay.current = true
    else if (wasOnItsWay.current && retry) {
      wasOnItsWay.current = false
      retry()
    }
  }, [isOnItsWay, retry])

  const known = { ...live, code: 'unknown', retry: noRetry } as const
  if (!table.isStored) return { ...known, status: 'ready', items: held, hasMore: false, isKnown: true }
  if (list.status === 'error') {
    const own = isOnItsWay ? readQuery(uid, query) : NONE
    if (isOnItsWay) return { ...known, status: 'ready', items: own, isKnown: true }
    return { ...known, status: 'error', items: NONE, code: list.error.code, retry: list.retry }
  }
  if (list.status === 'ready')
    return { ...known, status: 'ready', items, isKnown: live.isKnown || isOnItsWay }
  return { ...known, status: isWatched ? 'loading' : 'waiting', items: NONE }
}

function noRetry() {
  return undefined
}
