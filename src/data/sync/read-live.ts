import { AppError } from '@/domain/base/errors'
import type { Query } from './query'
import { watchQuery } from './use-live'

const ANSWER_LIMIT_MS = 20_000
/** More than any list has: each page is asked for once the one before it is full. */
const ALL_PAGES = 10_000

/** A whole list as the server has it now, with the pending changes on top. Rejects with an `AppError`, without a network too. */
export function readLive<T>(uid: string, query: Query<readonly T[]>): Promise<readonly T[]> {
  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => {
      clearTimeout(timer)
      settle()
      // The first value may come before `watchQuery` has returned.
      queueMicrotask(() => stop())
    }
    const fail = (error: AppError) => end(() => reject(error))
    const timer = setTimeout(
      () => fail(new AppError('network/offline')),
      navigator.onLine ? ANSWER_LIMIT_MS : 0,
    )
    const stop = watchQuery(
      uid,
      query,
      (items, { isLive }) => {
        if (isLive) end(() => resolve(items))
      },
      fail,
      ALL_PAGES,
    )
  })
}
