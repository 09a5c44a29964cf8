import type { Firestore } from 'firebase/firestore'
import { AppError } from '@/domain/base/errors'
import { reportPoison } from '@/data/live/sdk-watchdog'
import { toAppError } from '@/data/live/to-app-error'
import type { Watcher } from '@/data/sync/environment'
import type { Documents } from '@/data/sync/journal'
import { openDatabase } from './database'

/** An answer to a query, from the server or from Firestore's memory. */
export interface Snapshot {
  readonly documents: Documents
  readonly hasMore: boolean
  readonly isFromCache: boolean
}

type Listen = (
  db: Firestore,
  onSnapshot: (snapshot: Snapshot) => void,
  onError: (thrown: unknown) => void,
) => () => void

const FIRST_RETRY_MS = 1_000
const LONGEST_RETRY_MS = 60_000

/**
 * The one wrapper around `onSnapshot`. A listener that fails is dead for Firestore: here it reports
 * the error, then tries again with growing pauses (and at once when the network returns) until it is closed.
 */
export function watch(listen: Listen, { onAnswer, onCut, onError }: Watcher): () => void {
  let isClosed = false
  let stop: (() => void) | null = null
  let wasLive = false
  let retryMs = FIRST_RETRY_MS
  let timer: ReturnType<typeof setTimeout> | undefined

  function take({ documents, hasMore, isFromCache }: Snapshot) {
    if (!isFromCache) {
      retryMs = FIRST_RETRY_MS
      onAnswer(documents, hasMore)
    }
    // Firestore shows what its memory happens to have before the server has answered; nothing at all says that it is offline.
    else if (wasLive || documents.every(([, fields]) => fields === null)) onCut()
    wasLive = !isFromCache
  }

  function fail(thrown: unknown) {
    if (isClosed) return
    stop = null
    wasLive = false
    onError(toAppError(thrown))
    reportPoison(thrown)
    timer = setTimeout(start, retryMs)
    retryMs = Math.min(retryMs * 2, LONGEST_RETRY_MS)
  }

  function start() {
    clearTimeout(timer)
    try {
      stop = listen(openDatabase(), take, fail)
    } catch (thrown) {
      reportPoison(thrown)
      fail(new AppError('data/not-set-up', { cause: thrown }))
    }
  }

  const retryNow = () => {
    if (!stop) start()
  }
  window.addEventListener('online', retryNow)
  start()
  return () => {
    isClosed = true
    clearTimeout(timer)
    window.removeEventListener('online', retryNow)
    stop?.()
  }
}
