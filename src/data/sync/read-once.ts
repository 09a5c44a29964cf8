import { AppError } from '@/domain/base/errors'
import { syncOf } from './current'
import { ALL_PAGES, follow, type Reading } from './live'
import type { Query } from './query'

/** The value in memory, without waiting for the server or the device. */
export function readQuery<T>(uid: string, query: Query<T>): T {
  return query.read(syncOf(uid).known(query.spec))
}

/** Longest wait for the server where the device has an answer. */
const READ_PATIENCE_MS = 10_000
/** Time for reading from the device without a network. */
const DEVICE_MS = 1_000

/**
 * Reads once: the server's answer or, without a network or after `patienceMs`, the device's. Rejects with `AppError`, also where
 * neither has an answer.
 */
export function readNow<T>(uid: string, reading: Reading<T>, patienceMs = READ_PATIENCE_MS): Promise<T> {
  return firstOf(uid, reading, navigator.onLine ? patienceMs : DEVICE_MS, true)
}

const ANSWER_LIMIT_MS = 20_000
/** A whole list from the server with pending entries applied. Rejects with `AppError`, also without a network. */
export function readLive<T>(uid: string, query: Query<readonly T[]>): Promise<readonly T[]> {
  return firstOf(uid, { ...query, pages: ALL_PAGES }, navigator.onLine ? ANSWER_LIMIT_MS : 0, false)
}

/** The server's first answer within the limit; else, where it may be old, the last one that the device has of it. */
function firstOf<T>(uid: string, reading: Reading<T>, limitMs: number, mayBeOld: boolean): Promise<T> {
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
    const stop = follow(uid, reading, (live) => {
      if (live.status === 'loading') return
      if (live.status === 'error') {
        end(() => reject(live.error))
        return
      }
      if (mayBeOld && live.since !== null) old = live
      if (live.isLive || (old && !navigator.onLine)) end(() => resolve(live.value))
    })
  })
}
