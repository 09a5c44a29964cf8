import { useCallback, useState } from 'react'
import type { OnError, OnValue, Unsubscribe } from './live'
import { useLive, type Live } from './use-live'
import type { LiveList } from './watch-list'

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
