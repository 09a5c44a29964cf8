import { collection, getCountFromServer, limit, query, where } from 'firebase/firestore'
import { TODOS_PER_QUERY } from '@/domain/base/text-limits'
import type { Weekday } from '@/domain/base/weekday'
import type { OnError, OnValue, Unsubscribe } from '@/data/live/live'
import { watchList } from '@/data/live/live-list'
import { serverAnswer } from '@/data/live/server-answer'
import { newestFirst, todoPages, type TodoList } from './todos'

/** Years of it: as many as one look has room for. */
const PAGE = 50

/** What is stored as done on one day, in whatever week, newest first, page by page of 50. */
export function watchDone(
  uid: string,
  day: Weekday,
  onValue: OnValue<TodoList>,
  onError: OnError,
  pages = 1,
): Unsubscribe {
  return watchList(
    (db) => todoPages(db, uid, [where('dayOfWeek', '==', day), where('completed', '==', true)], PAGE),
    newestFirst,
    onValue,
    onError,
    pages,
  )
}

/** What `countDone` counts to: as many as the rules let one query ask for. */
export const COUNTED_MAX = TODOS_PER_QUERY

/** How many these are, without reading one. Rejects with `AppError`. */
export function countDone(uid: string, day: Weekday): Promise<number> {
  return serverAnswer(async (db) => {
    const done = query(
      collection(db, 'todos'),
      where('userId', '==', uid),
      where('dayOfWeek', '==', day),
      where('completed', '==', true),
      limit(COUNTED_MAX),
    )
    return (await getCountFromServer(done)).data().count
  })
}
