import { AppError } from '@/domain/base/errors'
import type { Freshness } from './answer'
import { syncOf } from './current'
import type { Query } from './query'

/** A live value of one or several queries. `onValue` is called at once where the device has a value. */
export type Follow<T> = (
  onValue: (value: T, state: Freshness) => void,
  onError: (error: AppError) => void,
) => () => void

/** Live value of the first `pages` pages of a query. */
export function follow<T>(uid: string, query: Query<T>, pages = 1): Follow<T> {
  return (onValue, onError) =>
    syncOf(uid).watch(
      query.spec,
      (answer) => {
        if (answer.status === 'error') onError(answer.error)
        else if (answer.status === 'ready') onValue(query.read(answer.docs), answer)
      },
      pages,
    )
}

/** Combines live values, once all are known. */
export function followAll<Values extends readonly unknown[] | [], T>(
  parts: { readonly [At in keyof Values]: Follow<Values[At]> },
  join: (...values: Values) => T,
): Follow<T> {
  return (onValue, onError) => {
    const values: unknown[] = []
    const states: (Freshness | undefined)[] = parts.map(() => undefined)
    const tell = () => {
      const known = states.filter((state) => state !== undefined)
      if (known.length < states.length) return
      onValue(join(...(values as unknown as Values)), freshnessOf(known))
    }
    const stops = parts.map((followed, at) =>
      followed((value, state) => {
        values[at] = value
        states[at] = state
        tell()
      }, onError),
    )
    if (parts.length === 0) tell()
    return () => stops.forEach((stop) => stop())
  }
}

/** Freshness of several values: that of the least fresh, and `hasMore` of the first. */
function freshnessOf(parts: readonly Freshness[]): Freshness {
  const times = parts.flatMap(({ since }) => (since === null ? [] : [since]))
  return {
    isLive: parts.every(({ isLive }) => isLive),
    since: times.length === parts.length ? Math.min(...times) : null,
    hasMore: parts[0]?.hasMore ?? false,
  }
}

/** The value in memory, without waiting for the server or the device. */
export function readQuery<T>(uid: string, query: Query<T>): T {
  return query.read(syncOf(uid).known(query.spec))
}

/** Longest wait for the server where the device has an answer. */
const READ_PATIENCE_MS = 10_000
/** Time for reading from the device without a network. */
const DEVICE_MS = 1_000

/**
 * Reads a query once: the server's answer or, without a network or after `patienceMs`, the device's. Rejects with
 * `AppError`, also where neither has an answer.
 */
export function readNow<T>(uid: string, query: Query<T>, patienceMs = READ_PATIENCE_MS): Promise<T> {
  return firstOf(follow(uid, query), navigator.onLine ? patienceMs : DEVICE_MS, true)
}

const ANSWER_LIMIT_MS = 20_000
/** More pages than any list has; a page is requested once the previous one is full. */
export const ALL_PAGES = 10_000

/** A whole list from the server with pending entries applied. Rejects with `AppError`, also without a network. */
export function readLive<T>(uid: string, query: Query<readonly T[]>): Promise<readonly T[]> {
  return firstOf(follow(uid, query, ALL_PAGES), navigator.onLine ? ANSWER_LIMIT_MS : 0, false)
}

/** The server's first answer within the limit; else, where it may be old, the last one that the device has of it. */
function firstOf<T>(followed: Follow<T>, limitMs: number, mayBeOld: boolean): Promise<T> {
  return new Promise((resolve, reject) => {
    let old: { readonly value: T } | null = null
    const end = (settle: () => void) => {
      clearTimeout(timer)
      settle()
      // The first value may arrive before `stop` is assigned.
      queueMicrotask(() => stop())
    }
    const timer = setTimeout(() => {
      end(() => (old ? resolve(old.value) : reject(new AppError('network/offline'))))
    }, limitMs)
    const stop = followed(
      (value, { isLive, since }) => {
        if (mayBeOld && since !== null) old = { value }
        if (isLive || (old && !navigator.onLine)) end(() => resolve(value))
      },
      (error) => end(() => reject(error)),
    )
  })
}
