import { useState } from 'react'
import type { OnError, OnValue, Unsubscribe } from '@/data/live/live'
import { useLivePages, type LivePages } from '@/data/live/use-live'
import type { LiveList } from '@/data/live/live-list'
import { useIsOnline } from './use-is-online'
import { useLasts } from './use-lasts'

/** How long an answer from the local cache alone counts as « still connecting ». */
const CONNECTING_MS = 3_000

export interface ListState {
  /** The server has answered: from then on an empty list is empty, also when the network goes later. */
  readonly isKnown: boolean
  /** The device is offline, or nothing has come from the server for a while. */
  readonly isOffline: boolean
}

/** What a screen may say of a list: a list without a row has several reasons, and only one of them is an empty list. */
export function useListState(status: string, isFromCache: boolean): ListState {
  const [isKnown, setIsKnown] = useState(false)
  if (!isKnown && status === 'ready' && !isFromCache) setIsKnown(true)
  const isOnline = useIsOnline()
  const isCut = useLasts(status === 'loading' || (status === 'ready' && isFromCache), CONNECTING_MS)
  return { isKnown, isOffline: !isOnline || isCut }
}

export interface LiveListState<T> extends LivePages<T>, ListState {
  readonly items: readonly T[]
  /** The server has more than what is shown. */
  readonly hasMore: boolean
}

/** A live list that grows page by page, and what is known of it. `watchPages` keeps its identity (`useCallback`). */
export function useLiveList<T>(
  watchPages: (onValue: OnValue<LiveList<T>>, onError: OnError, pages: number) => Unsubscribe,
): LiveListState<T> {
  const pages = useLivePages(watchPages)
  const { list } = pages
  const state = useListState(list.status, list.status === 'ready' && list.isFromCache)
  const [none] = useState<readonly T[]>([])
  const value = list.status === 'ready' ? list.value : null
  return { ...pages, ...state, items: value?.items ?? none, hasMore: value?.hasMore ?? false }
}
