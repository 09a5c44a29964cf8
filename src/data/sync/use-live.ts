import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import type { AppError } from '@/domain/base/errors'
import { useIsOnline } from '@/lib/hooks/use-is-online'
import { useLasts } from '@/lib/hooks/use-lasts'
import { syncOf } from './current'
import type { Freshness } from './answer'
import { follow, type Follow } from './follow'
import type { Entry } from './journal'
import { keyOf, type Query } from './query'

export type Live<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly error: AppError; readonly retry: () => void }
  | ({ readonly status: 'ready'; readonly value: T } & Freshness)

const LOADING = { status: 'loading' } as const

/**
 * Live value of a query for a component: first the device's, then the server's. The query object may be created on each
 * render. Null: no query.
 */
export function useLive<T>(uid: string, query: Query<T> | null): Live<T> {
  return useFollowed(query ? `${uid} ${keyOf(query.spec)}` : '', query && follow(uid, query))
}

export interface LiveListState<T> {
  readonly list: Live<readonly T[]>
  readonly items: readonly T[]
  /** The server has more than is shown. */
  readonly hasMore: boolean
  readonly showMore: () => void
  readonly isLoadingMore: boolean
  /** The server has answered once: an empty list is really empty, also when the network goes later. */
  readonly isKnown: boolean
  /** The device is offline, or the server has not answered for a while. */
  readonly isOffline: boolean
}

/** A list that grows by pages; loaded pages stay while the next one loads. Another query starts at its first page. */
export function useLiveList<T>(uid: string, query: Query<readonly T[]> | null): LiveListState<T> {
  const key = query ? `${uid} ${keyOf(query.spec)}` : ''
  return useFollowedList(key, query && ((pages) => follow(uid, query, pages)))
}

/** The same for a list made of several queries. `key` identifies them. */
export function useFollowedList<T>(
  key: string,
  followPages: ((pages: number) => Follow<readonly T[]>) | null,
): LiveListState<T> {
  const [asked, setAsked] = useState({ key, pages: 1 })
  const pages = asked.key === key ? asked.pages : 1
  const live = useFollowed(key && `${pages} ${key}`, followPages && followPages(pages))
  const [known, setKnown] = useState({ key, live })
  if (known.key !== key || (live.status === 'ready' && known.live !== live)) setKnown({ key, live })
  const isLoadingMore = pages > 1 && live.status === 'loading' && known.key === key
  const shown = isLoadingMore ? known.live : live
  const state = useListState(shown)
  const [none] = useState<readonly T[]>([])
  // After a failure the pages before it stay.
  const last = shown.status === 'error' ? known.live : shown
  return {
    ...state,
    list: shown,
    items: last.status === 'ready' ? last.value : none,
    hasMore: shown.status === 'ready' && shown.hasMore,
    isLoadingMore,
    showMore: useCallback(() => {
      setAsked((before) => ({ key, pages: before.key === key ? before.pages + 1 : 2 }))
    }, [key]),
  }
}

/** Time during which an answer from the device alone counts as « still connecting ». */
const CONNECTING_MS = 3_000

/** Tells an empty list from one that is not known yet, by its live value. */
export function useListState({ status, isLive = false }: { status: string; isLive?: boolean }) {
  const [isKnown, setIsKnown] = useState(false)
  if (!isKnown && isLive) setIsKnown(true)
  const isOnline = useIsOnline()
  const isCut = useLasts(status === 'loading' || (status === 'ready' && !isLive), CONNECTING_MS)
  return { isKnown, isOffline: !isOnline || isCut }
}

/** Pending and refused entries in order, for the list of unsaved work and for marks on rows. */
export function useEntries(uid: string): readonly Entry[] {
  const sync = syncOf(uid)
  return useSyncExternalStore(sync.subscribeEntries, sync.entries)
}

/** Live value for a component. Another `key` starts anew. Null: nothing is followed. */
export function useFollowed<T>(key: string, followed: Follow<T> | null): Live<T> {
  const [attempt, setAttempt] = useState(0)
  const of = `${attempt} ${key}`
  const [latest, setLatest] = useState<{ of: string; live: Live<T> }>({ of: '', live: LOADING })
  const [asked, setAsked] = useState({ key, followed })
  // The first render's `Follow` is kept while the key is the same, so that values keep their identity.
  if (asked.key !== key) setAsked({ key, followed })
  const stable = asked.key === key ? asked.followed : followed

  useEffect(
    () =>
      stable?.(
        (value, { isLive, since, hasMore }) => {
          setLatest({ of, live: { status: 'ready', value, isLive, since, hasMore } })
        },
        (error) => {
          setLatest({
            of,
            live: { status: 'error', error, retry: () => setAttempt((count) => count + 1) },
          })
        },
      ),
    [stable, of],
  )

  // The value of another day or person must not show, not even for one frame.
  if (!stable) return LOADING
  return latest.of === of ? latest.live : LOADING
}
