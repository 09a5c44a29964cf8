import { useCallback, useState, useSyncExternalStore } from 'react'
import { useIsOnline } from '@/lib/hooks/use-is-online'
import { useLasts } from '@/lib/hooks/use-lasts'
import { syncOf } from './current'
import type { Entry } from './entry'
import type { Query } from './query'
import { areSameLives, Followed, isSameLive } from './followed'
import {
  follow,
  followAll,
  keyOfAsking,
  keyOfReading,
  LOADING,
  type Asking,
  type Live,
  type Lives,
  type Reading,
} from './live'

/**
 * Live value for a component: first the device's, then the server's. The reading may be created on each render. Null: nothing is
 * read.
 */
export function useLive<T>(uid: string, reading: Reading<T> | null): Live<T> {
  const key = reading ? `${uid} ${keyOfReading(reading)}` : ''
  const begin = (tell: (live: Live<T>) => void) => {
    if (reading) return follow(uid, reading, tell)
    tell(LOADING)
    return undefined
  }
  return useFollowed(key, begin, isSameLive)
}

/** Live values of a table's readings, by name. What is asked for first tells it from another table. */
export function useQueries<Values extends object>(uid: string, asking: Asking<Values>): Lives<Values> {
  const key = `${uid} ${keyOfAsking(asking)}`
  return useFollowed<Lives<Values>>(key, (tell) => followAll(uid, asking, tell), areSameLives)
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

/**
 * A list that grows by pages; loaded pages stay while the next one loads. Another list starts at its first page. A function: of the
 * number of pages.
 */
export function useLiveList<T>(
  uid: string,
  asked: Query<readonly T[]> | ((pages: number) => Reading<readonly T[]>) | null,
): LiveListState<T> {
  const readingOf = (pages: number) =>
    typeof asked === 'function' ? asked(pages) : asked && { ...asked, pages }
  const first = readingOf(1)
  const key = first ? keyOfReading(first) : ''
  const [wanted, setWanted] = useState({ key, pages: 1 })
  const pages = wanted.key === key ? wanted.pages : 1
  const live = useLive(uid, readingOf(pages))
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
      setWanted((before) => ({ key, pages: before.key === key ? before.pages + 1 : 2 }))
    }, [key]),
  }
}

/** A list that only this device has, such as drafts; empty while it is read. Null: no query. */
export function useDeviceList<T>(uid: string, query: Query<readonly T[]> | null): readonly T[] {
  const live = useLive(uid, query && { ...query, pages: 0 })
  const [none] = useState<readonly T[]>([])
  return live.status === 'ready' ? live.value : none
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

/**
 * A value that `begin` tells at once and later: it is there at the first render, and an equal one draws nothing. Another `key` starts anew: the
 * value of another day or person does not show, not even for one frame.
 */
function useFollowed<T>(
  key: string,
  begin: (tell: (value: T) => void) => (() => void) | undefined,
  isSame: (a: T, b: T) => boolean,
): T {
  const [held, setHeld] = useState(() => ({ key, followed: new Followed(begin, isSame) }))
  const current = held.key === key ? held : { key, followed: new Followed(begin, isSame) }
  if (current !== held) setHeld(current)
  return useSyncExternalStore(current.followed.subscribe, current.followed.value)
}
