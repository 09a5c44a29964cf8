import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import type { AppError } from '@/domain/base/errors'
import { useIsOnline } from '@/lib/hooks/use-is-online'
import { useLasts } from '@/lib/hooks/use-lasts'
import { syncOf } from './current'
import { follow, type Follow, type Freshness, type Heard } from './follow'
import type { Entry } from './journal'
import { keyOf, type Page, type Query } from './query'

export type Live<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly error: AppError; readonly retry: () => void }
  | ({ readonly status: 'ready'; readonly value: T } & Freshness)

const LOADING = { status: 'loading' } as const

/**
 * A query as a screen draws it: what this device knows at once, what the server says after. The query may be made anew with
 * each drawing. Null asks nothing.
 */
export function useLive<T>(uid: string, query: Query<T> | null): Live<T> {
  return useFollowed(query ? `${uid} ${keyOf(query.spec)}` : '', query && follow(uid, query))
}

export interface LiveListState<T> {
  readonly list: Live<Page<T>>
  readonly items: readonly T[]
  /** The server has more than what is shown. */
  readonly hasMore: boolean
  readonly showMore: () => void
  readonly isLoadingMore: boolean
  /** The server has answered: from then on an empty list is empty, also when the network goes later. */
  readonly isKnown: boolean
  /** The device is offline, or nothing has come from the server for a while. */
  readonly isOffline: boolean
}

/** A list that grows page by page; while a further page loads, the pages before it stay. Another query starts at its first page. */
export function useLiveList<T>(uid: string, query: Query<readonly T[]> | null): LiveListState<T> {
  const key = query ? `${uid} ${keyOf(query.spec)}` : ''
  return useFollowedList(key, query && ((pages) => follow(uid, query, pages)))
}

/** A list of several queries that grows the same way. `key` names what is followed. */
export function useFollowedList<T>(
  key: string,
  followPages: ((pages: number) => Follow<readonly T[]>) | null,
): LiveListState<T> {
  const [asked, setAsked] = useState({ key, pages: 1 })
  const pages = asked.key === key ? asked.pages : 1
  const live = useFollowed(key && `${pages} ${key}`, followPages && followPages(pages))
  const [known, setKnown] = useState({ key, live })
  if ((live.status !== 'loading' || known.key !== key) && (known.live !== live || known.key !== key)) {
    setKnown({ key, live })
  }
  const isLoadingMore = pages > 1 && live.status === 'loading' && known.key === key
  const shown = isLoadingMore ? known.live : live
  const state = useListState(shown.status, shown.status === 'ready' && shown.isLive)
  const [none] = useState<readonly T[]>([])
  const items = shown.status === 'ready' ? shown.value : none
  const hasMore = shown.status === 'ready' && shown.hasMore
  return {
    ...state,
    list: shown.status === 'ready' ? { ...shown, value: { items, hasMore } } : shown,
    items,
    hasMore,
    isLoadingMore,
    showMore: useCallback(() => {
      setAsked((before) => ({ key, pages: before.key === key ? before.pages + 1 : 2 }))
    }, [key]),
  }
}

/** How long an answer from the device alone counts as « still connecting ». */
const CONNECTING_MS = 3_000

/** What a screen may say of a list: a list without a row has several reasons, and only one of them is an empty list. */
export function useListState(
  status: string,
  isLive: boolean,
): Pick<LiveListState<never>, 'isKnown' | 'isOffline'> {
  const [isKnown, setIsKnown] = useState(false)
  if (!isKnown && status === 'ready' && isLive) setIsKnown(true)
  const isOnline = useIsOnline()
  const isCut = useLasts(status === 'loading' || (status === 'ready' && !isLive), CONNECTING_MS)
  return { isKnown, isOffline: !isOnline || isCut }
}

/** What waits or was refused, in order: for the list of unsaved work, and for the rows that it belongs to. */
export function useEntries(uid: string): readonly Entry[] {
  const sync = syncOf(uid)
  return useSyncExternalStore(sync.subscribeEntries, sync.entries)
}

type LiveWithMore<T> =
  Exclude<Live<T>, { status: 'ready' }> | ({ readonly status: 'ready'; readonly value: T } & Heard)

/** A live value as a screen draws it. `key` says what is followed: with another one it starts anew. Null follows nothing. */
export function useFollowed<T>(key: string, followed: Follow<T> | null): LiveWithMore<T> {
  const [attempt, setAttempt] = useState(0)
  const of = `${attempt} ${key}`
  const [heard, setHeard] = useState<{ of: string; live: LiveWithMore<T> }>({ of: '', live: LOADING })
  const [asked, setAsked] = useState({ key, followed })
  // The live value of the first drawing is followed as long as the key is the same: its values keep their identity.
  if (asked.key !== key) setAsked({ key, followed })
  const stable = asked.key === key ? asked.followed : followed

  useEffect(
    () =>
      stable?.(
        (value, { isLive, since, hasMore }) => {
          setHeard({ of, live: { status: 'ready', value, isLive, since, hasMore } })
        },
        (error) => {
          setHeard({
            of,
            live: { status: 'error', error, retry: () => setAttempt((count) => count + 1) },
          })
        },
      ),
    [stable, of],
  )

  // The value of another day or person must not show for even one frame.
  if (!stable) return LOADING
  return heard.of === of ? heard.live : LOADING
}

export type { Entry }
