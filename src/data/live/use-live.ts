import { useCallback, useEffect, useState } from 'react'
import type { AppError } from '@/domain/base/errors'
import { useIsOnline } from '@/lib/use-is-online'
import { useLasts } from '@/lib/use-lasts'
import type { LiveMeta, OnError, OnValue, Unsubscribe } from './live'
import type { LiveList } from './live-list'

export type Live<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly error: AppError; readonly retry: () => void }
  | ({ readonly status: 'ready'; readonly value: T } & LiveMeta)

type Subscribe<T> = (onValue: OnValue<T>, onError: OnError) => Unsubscribe

const LOADING = { status: 'loading' } as const
/** How long an answer from the local cache alone counts as « still connecting ». */
const CONNECTING_MS = 3_000

/**
 * Turns a subscription into what a screen draws. `subscribe` must keep its identity while what it
 * watches is the same (`useCallback`): a new one starts over with `loading`.
 */
export function useLive<T>(subscribe: Subscribe<T>): Live<T> {
  const [attempt, setAttempt] = useState(0)
  const [live, setLive] = useState<{ of: Subscribe<T>; state: Live<T> }>({ of: subscribe, state: LOADING })

  const retry = useCallback(() => {
    setLive({ of: subscribe, state: LOADING })
    setAttempt((count) => count + 1)
  }, [subscribe])

  useEffect(
    () =>
      subscribe(
        (value, meta) => {
          setLive({ of: subscribe, state: { status: 'ready', value, ...meta } })
        },
        (error) => {
          setLive({ of: subscribe, state: { status: 'error', error, retry } })
        },
      ),
    [subscribe, retry, attempt],
  )

  // The value of an earlier subscription (another day, another user) must not show for even one frame.
  return live.of === subscribe ? live.state : LOADING
}

export interface LivePages<T> {
  list: Live<LiveList<T>>
  showMore: () => void
  isLoadingMore: boolean
}

/**
 * A live list that grows page by page; while a further page loads, the pages before it stay. `watchPages` keeps
 * its identity (`useCallback`), and the component is keyed by what is watched: another list starts at its first page.
 */
export function useLivePages<T>(
  watchPages: (onValue: OnValue<LiveList<T>>, onError: OnError, pages: number) => Unsubscribe,
): LivePages<T> {
  const [pages, setPages] = useState(1)
  const live = useLive(
    useCallback(
      (onValue: OnValue<LiveList<T>>, onError: OnError) => watchPages(onValue, onError, pages),
      [watchPages, pages],
    ),
  )
  const [known, setKnown] = useState(live)
  if (live.status !== 'loading' && live !== known) setKnown(live)

  const isLoadingMore = live.status === 'loading' && known.status === 'ready'
  return {
    list: isLoadingMore ? known : live,
    isLoadingMore,
    showMore: useCallback(() => setPages((count) => count + 1), []),
  }
}

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
