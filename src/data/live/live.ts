import type { Firestore, Unsubscribe } from 'firebase/firestore'
import { AppError } from '@/domain/base/errors'
import { openDatabase } from './firestore'
import { reportPoison } from './sdk-watchdog'
import { toAppError } from './to-app-error'

export interface LiveMeta {
  /** Some of what is shown still waits for the network. */
  readonly isPending: boolean
  /** Nothing came from the server yet: an empty list is then not known to be empty. */
  readonly isFromCache: boolean
}

export interface LiveList<T> {
  /** In the order of the screen. A value keeps its identity until it changes, and so does the whole list. */
  readonly items: readonly T[]
  /** The server has more than what was asked for. */
  readonly hasMore: boolean
}

export type OnValue<T> = (value: T, meta: LiveMeta) => void
export type OnError = (error: AppError) => void
export type { Unsubscribe }

type Listen<T> = (db: Firestore, onValue: OnValue<T>, onError: (thrown: unknown) => void) => Unsubscribe

const FIRST_RETRY_MS = 1_000
const LONGEST_RETRY_MS = 60_000

const open = new Set<Unsubscribe>()

/**
 * The one wrapper around `onSnapshot`. A listener that fails is dead for Firestore: here it reports
 * the error, then tries again with growing pauses (and at once when the network returns) until it is closed.
 */
export function watch<T>(listen: Listen<T>, onValue: OnValue<T>, onError: OnError): Unsubscribe {
  let isClosed = false
  let isStarting = false
  let stop: Unsubscribe | null = null
  let retryMs = FIRST_RETRY_MS
  let timer: ReturnType<typeof setTimeout> | undefined

  function fail(thrown: unknown) {
    if (isClosed) return
    stop = null
    onError(toAppError(thrown))
    reportPoison(thrown)
    timer = setTimeout(start, retryMs)
    retryMs = Math.min(retryMs * 2, LONGEST_RETRY_MS)
  }

  function start() {
    isStarting = true
    Promise.resolve()
      .then(() => {
        if (isClosed) return
        const db = openDatabase()
        stop = listen(
          db,
          (value, meta) => {
            retryMs = FIRST_RETRY_MS
            if (!isClosed) onValue(value, meta)
          },
          fail,
        )
      })
      .catch((thrown: unknown) => {
        reportPoison(thrown)
        fail(new AppError('data/not-set-up', { cause: thrown }))
      })
      .finally(() => {
        isStarting = false
      })
  }

  function retryNow() {
    if (isClosed || isStarting || stop) return
    clearTimeout(timer)
    start()
  }

  function close() {
    isClosed = true
    clearTimeout(timer)
    window.removeEventListener('online', retryNow)
    open.delete(close)
    stop?.()
  }

  open.add(close)
  window.addEventListener('online', retryNow)
  start()
  return close
}

/** Before a sign-out: a listener that outlives its user is refused by the rules, loudly. */
export function closeAllWatches(): void {
  for (const close of [...open]) close()
}

/** How many listeners are open; leaving a screen must bring it back to what it was. */
export function openWatchCount(): number {
  return open.size
}
