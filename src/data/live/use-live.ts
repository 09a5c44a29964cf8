import { useCallback, useEffect, useState } from 'react'
import type { AppError } from '@/domain/base/errors'
import type { LiveList, LiveMeta, OnError, OnValue, Unsubscribe } from './live'

export type Live<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly error: AppError; readonly retry: () => void }
  | ({ readonly status: 'ready'; readonly value: T } & LiveMeta)

type Subscribe<T> = (onValue: OnValue<T>, onError: OnError) => Unsubscribe

const LOADING = { status: 'loading' } as const

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

interface LivePages<T> {
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
