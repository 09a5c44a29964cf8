import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { AppError } from '@/domain/base/errors'
import { useIsOnline } from '@/lib/use-is-online'
import { useLasts } from '@/lib/use-lasts'
import { syncOf } from './current'
import type { Entry } from './journal'
import { keyOf, type Page, type Query } from './query'
import type { Answer } from './answer'

/** How fresh a value is. */
export interface Freshness {
  /** The server follows it with us: an empty list is empty. */
  readonly isLive: boolean
  /** When the server was heard last, in ms since 1970; null: never on this device. */
  readonly since: number | null
}

export type Live<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly error: AppError; readonly retry: () => void }
  | ({ readonly status: 'ready'; readonly value: T } & Freshness)

const LOADING = { status: 'loading' } as const

/** Follows a query outside React. `onValue` hears of it at once where something is known. Returns what ends it. */
export function watchQuery<T>(
  uid: string,
  query: Query<T>,
  onValue: (value: T, freshness: Freshness & { readonly hasMore: boolean }) => void,
  onError: (error: AppError) => void,
  pages = 1,
): () => void {
  return syncOf(uid).watch(
    query.spec,
    (answer) => {
      if (answer.status === 'error') onError(answer.error)
      else if (answer.status === 'ready') onValue(query.read(answer.docs), answer)
    },
    pages,
  )
}

/** Nobody waits longer for the server than this where the device knows an answer. */
const READ_PATIENCE_MS = 10_000

/**
 * A query read once: what the server says or, where it does not answer in time, what this device knows. Rejects with
 * `AppError`, also where nothing is known and the server cannot be asked.
 */
export function readNow<T>(uid: string, query: Query<T>, patienceMs = READ_PATIENCE_MS): Promise<T> {
  return new Promise((resolve, reject) => {
    let known: { readonly value: T } | null = null
    let stop: (() => void) | null = null
    const timer = setTimeout(end, navigator.onLine ? patienceMs : OFFLINE_PATIENCE_MS)

    function end() {
      clearTimeout(timer)
      stop?.()
      if (known) resolve(known.value)
      else reject(new AppError('network/offline'))
    }
    stop = watchQuery(
      uid,
      query,
      (value, { isLive, since }) => {
        if (isLive || since !== null) known = { value }
        // Whoever hears it at once has not yet returned from `watchQuery`.
        if (isLive) queueMicrotask(end)
      },
      (error) => {
        clearTimeout(timer)
        queueMicrotask(() => stop?.())
        reject(error)
      },
    )
  })
}

/** For the device to read what it has. */
const OFFLINE_PATIENCE_MS = 300

/** What is known of a query now, without asking the server and without waiting for the device. */
export function readQuery<T>(uid: string, query: Query<T>): T {
  return query.read(syncOf(uid).known(query.spec))
}

/**
 * A query as a screen draws it: what this device knows at once, what the server says after. The query may be made anew with
 * each drawing. Null asks nothing.
 */
export function useLive<T>(uid: string, query: Query<T> | null): Live<T> {
  const live = useAnswer(uid, query, 1)
  return live.status === 'ready'
    ? { status: 'ready', value: live.value, isLive: live.isLive, since: live.since }
    : live
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
  const key = query ? keyOf(query.spec) : ''
  const [asked, setAsked] = useState({ key, pages: 1 })
  const pages = asked.key === key ? asked.pages : 1
  const live = useAnswer(uid, query, pages)
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
  | Exclude<Live<T>, { status: 'ready' }>
  | ({ readonly status: 'ready'; readonly value: T; readonly hasMore: boolean } & Freshness)

function useAnswer<T>(uid: string, query: Query<T> | null, pages: number): LiveWithMore<T> {
  const key = query ? `${uid} ${pages} ${keyOf(query.spec)}` : ''
  const [heard, setHeard] = useState<{ key: string; live: LiveWithMore<T> }>({ key: '', live: LOADING })
  const [asked, setAsked] = useState({ key, query })
  // The query of the first drawing reads all that follow: its parsed documents keep their identity.
  if (asked.key !== key) setAsked({ key, query })
  const stable = asked.key === key ? asked.query : query

  useEffect(() => {
    if (!stable) return undefined
    const sync = syncOf(uid)
    const retry = () => {
      setHeard({ key, live: LOADING })
      sync.askAgain(stable.spec, pages)
    }
    return sync.watch(
      stable.spec,
      (answer) => {
        setHeard({ key, live: asLive(stable, answer, retry) })
      },
      pages,
    )
  }, [uid, stable, key, pages])

  // The value of another day or person must not show for even one frame.
  if (!stable) return LOADING
  return heard.key === key ? heard.live : LOADING
}

function asLive<T>(query: Query<T>, answer: Answer, retry: () => void): LiveWithMore<T> {
  if (answer.status === 'loading') return LOADING
  if (answer.status === 'error') return { status: 'error', error: answer.error, retry }
  const { docs, hasMore, isLive, since } = answer
  return { status: 'ready', value: query.read(docs), hasMore, isLive, since }
}

export type { Entry }
