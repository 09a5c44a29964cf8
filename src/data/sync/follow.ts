import { AppError } from '@/domain/base/errors'
import { syncOf } from './current'
import type { Query } from './query'

/** How fresh a value is. */
export interface Freshness {
  /** The server follows it with us: an empty list is empty. */
  readonly isLive: boolean
  /** When the server was heard last, in ms since 1970; null: never on this device. */
  readonly since: number | null
}

export interface Heard extends Freshness {
  /** The server has more than what was asked for. */
  readonly hasMore: boolean
}

export type OnValue<T> = (value: T, heard: Heard) => void
export type OnError = (error: AppError) => void
export type Stop = () => void

/** A live value of one query or of several. `onValue` hears of it at once where something is known. */
export type Follow<T> = (onValue: OnValue<T>, onError: OnError) => Stop

/** Follows the first `pages` pages of a query. */
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

/** Two live values as one, from when both are known; it has more where the first one has. */
export function followBoth<A, B, T>(a: Follow<A>, b: Follow<B>, join: (a: A, b: B) => T): Follow<T> {
  return (onValue, onError) => {
    let first: { readonly value: A; readonly heard: Heard } | null = null
    let second: { readonly value: B; readonly heard: Heard } | null = null
    const tell = () => {
      if (!first || !second) return
      onValue(join(first.value, second.value), {
        ...freshnessOf([first.heard, second.heard]),
        hasMore: first.heard.hasMore,
      })
    }
    const stops = [
      a((value, heard) => {
        first = { value, heard }
        tell()
      }, onError),
      b((value, heard) => {
        second = { value, heard }
        tell()
      }, onError),
    ]
    return () => stops.forEach((stop) => stop())
  }
}

/** Several values together are as fresh as the least fresh of them. */
export function freshnessOf(parts: readonly Freshness[]): Freshness {
  const times = parts.flatMap(({ since }) => (since === null ? [] : [since]))
  return {
    isLive: parts.every(({ isLive }) => isLive),
    since: times.length === parts.length ? Math.min(...times) : null,
  }
}

/** What is known of a query now, without asking the server and without waiting for the device. */
export function readQuery<T>(uid: string, query: Query<T>): T {
  return query.read(syncOf(uid).known(query.spec))
}

/** Nobody waits longer for the server than this where the device knows an answer. */
const READ_PATIENCE_MS = 10_000
/** Time for the device to read what it has, where there is no network. */
const DEVICE_MS = 1_000

/**
 * A query read once: what the server says or, without a network or where it does not answer in time, what this device knows;
 * `isEnough`: what this device knows is taken at once. Rejects with `AppError`, also where nothing is known and the server
 * cannot be asked.
 */
export function readNow<T>(
  uid: string,
  query: Query<T>,
  patienceMs = READ_PATIENCE_MS,
  isEnough: (value: T) => boolean = () => false,
): Promise<T> {
  const isTold = ({ isLive, since }: Heard) => isLive || since !== null
  return firstOf(
    follow(uid, query),
    navigator.onLine ? patienceMs : DEVICE_MS,
    (value, heard) => heard.isLive || isEnough(value) || (isTold(heard) && !navigator.onLine),
    isTold,
  )
}

const ANSWER_LIMIT_MS = 20_000
/** More than any list has: each page is asked for once the one before it is full. */
const ALL_PAGES = 10_000

/** A whole list as the server has it now, with the pending changes on top. Rejects with an `AppError`, without a network too. */
export function readLive<T>(uid: string, query: Query<readonly T[]>): Promise<readonly T[]> {
  const limitMs = navigator.onLine ? ANSWER_LIMIT_MS : 0
  return firstOf(
    follow(uid, query, ALL_PAGES),
    limitMs,
    (_, { isLive }) => isLive,
    () => false,
  )
}

/** The first value that is an answer, or the last usable one before the time is over. */
function firstOf<T>(
  followed: Follow<T>,
  limitMs: number,
  isAnswer: (value: T, heard: Heard) => boolean,
  isUsable: (heard: Heard) => boolean,
): Promise<T> {
  return new Promise((resolve, reject) => {
    let usable: { readonly value: T } | null = null
    const end = (settle: () => void) => {
      clearTimeout(timer)
      settle()
      // The first value may come before there is something to stop.
      queueMicrotask(() => stop())
    }
    const timer = setTimeout(() => {
      end(() => (usable ? resolve(usable.value) : reject(new AppError('network/offline'))))
    }, limitMs)
    const stop = followed(
      (value, heard) => {
        if (isAnswer(value, heard)) end(() => resolve(value))
        else if (isUsable(heard)) usable = { value }
      },
      (error) => end(() => reject(error)),
    )
  })
}
