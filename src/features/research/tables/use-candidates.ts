import { useCallback, useMemo } from 'react'
import { candidateParent, watchCandidates, type LiveCandidate } from '@/data/research/candidates'
import type { OnError, OnValue } from '@/data/live/live'
import { useLivePages, type LivePages } from '@/data/live/use-live'
import type { LiveList } from '@/data/live/live-list'
import type { AppErrorCode } from '@/domain/base/errors'
import { asCandidate, parentOf, type ResearchTable } from './research-tables'

const NONE: readonly LiveCandidate[] = []
const nothingToWatch = () => () => undefined

export interface Candidates extends Omit<LivePages<LiveCandidate>, 'list'> {
  /** `waiting`: the table is too far from the window to be read. */
  readonly status: 'waiting' | 'loading' | 'error' | 'ready'
  readonly items: readonly LiveCandidate[]
  readonly hasMore: boolean
  /** The server has not answered: an empty list is not known to be empty. */
  readonly isFromCache: boolean
  /** Why there is nothing to show, when the status is `error`. */
  readonly code: AppErrorCode
  readonly retry: () => void
}

/** The candidates of one table: live from the time that it is near the window, or those of the device. */
export function useCandidates(table: ResearchTable, uid: string, isNear: boolean): Candidates {
  const parent = parentOf(table, uid)
  const sectionId = parent?.kind === 'section' ? parent.sectionId : null
  const isWatched = parent !== null && isNear
  const { list, ...pages } = useLivePages(
    useCallback(
      (onValue: OnValue<LiveList<LiveCandidate>>, onError: OnError, count: number) => {
        if (!isWatched) return nothingToWatch()
        return watchCandidates(candidateParent(uid, sectionId), onValue, onError, count)
      },
      [isWatched, sectionId, uid],
    ),
  )
  const candidates = table.local?.products
  const local = useMemo(() => candidates?.map(asCandidate) ?? NONE, [candidates])

  const known = {
    ...pages,
    hasMore: false,
    isFromCache: false,
    code: 'unknown',
    retry: nothingToWatch,
  } as const
  const isOnItsWay = table.local?.state === 'sent'
  if (!parent) return { ...known, status: 'ready', items: local }
  if (list.status === 'error') {
    return { ...known, status: 'error', items: NONE, code: list.error.code, retry: list.retry }
  }
  if (list.status === 'ready') {
    const { value, isFromCache } = list
    const { items, hasMore } = value
    // Of a section that is on its way from here nothing can be elsewhere.
    return { ...known, status: 'ready', items, hasMore, isFromCache: isFromCache && !isOnItsWay }
  }
  // A section that was just saved is read anew: its rows stay while it is.
  if (isOnItsWay && local.length > 0) return { ...known, status: 'ready', items: local }
  return { ...known, status: isWatched ? 'loading' : 'waiting', items: NONE }
}
