import type { Firestore } from 'firebase/firestore'
import { AppError } from '@/domain/base/errors'
import { reportPoison } from '@/data/live/sdk-watchdog'
import { toAppError } from '@/data/live/to-app-error'
import { openDatabase } from './database'

type Listen<T> = (
  db: Firestore,
  onValue: (value: T) => void,
  onError: (thrown: unknown) => void,
) => () => void

const FIRST_RETRY_MS = 1_000
const LONGEST_RETRY_MS = 60_000

/**
 * The one wrapper around `onSnapshot`. A listener that fails is dead for Firestore: here it reports
 * the error, then tries again with growing pauses (and at once when the network returns) until it is closed.
 */
export function watch<T>(
  listen: Listen<T>,
  onValue: (value: T) => void,
  onError: (error: AppError) => void,
): () => void {
  let isClosed = false
  let isStarting = false
  let stop: (() => void) | null = null
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
          (value) => {
            retryMs = FIRST_RETRY_MS
            if (!isClosed) onValue(value)
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
    stop?.()
  }

  window.addEventListener('online', retryNow)
  start()
  return close
}
