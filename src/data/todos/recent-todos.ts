import { where, type Firestore } from 'firebase/firestore'
import type { LiveMeta, OnError, OnValue, Unsubscribe } from '@/data/live/live'
import { watchList } from '@/data/live/live-list'
import type { LocalDate } from '@/domain/base/local-date'
import { isDone } from '@/domain/todos/week-of-todo'
import { newestFirst, todoPages, type TodoList } from './todos'

/** More habits than that are no habits; the newest are looked at. */
const REPEATING_MAX = 20

/** The newest of all days, as they are stored: where the whole list would be more than is looked at. */
export function watchRecentTodos(
  uid: string,
  asked: ({ readonly completed: boolean } | { readonly repeats: true }) & { readonly size: number },
  onValue: OnValue<TodoList>,
  onError: OnError,
): Unsubscribe {
  const which = 'repeats' in asked ? where('repeats', '==', true) : where('completed', '==', asked.completed)
  const pages = (db: Firestore) => todoPages(db, uid, [which], asked.size)
  return watchList(pages, newestFirst, onValue, onError, 1)
}

/**
 * What is to do, the newest first. A task that repeats is stored as done from its first tick on and is open again on
 * Monday: it is asked for beside those that are stored as open.
 */
export function watchOpenTodos(
  uid: string,
  size: number,
  onValue: OnValue<TodoList>,
  onError: OnError,
): Unsubscribe {
  const heard: { -readonly [which in 'open' | 'repeating']?: readonly [TodoList, LiveMeta] } = {}
  const hear =
    (which: 'open' | 'repeating'): OnValue<TodoList> =>
    (list, meta) => {
      heard[which] = [list, meta]
      if (!heard.open || !heard.repeating) return
      const [[open, metaOfOpen], [repeating, metaOfRepeating]] = [heard.open, heard.repeating]
      const now = new Date()
      const again = repeating.items.filter((todo) => todo.completed && !isDone(todo, now))
      onValue(
        { items: [...open.items, ...again].sort(newestFirst).slice(0, size), hasMore: open.hasMore },
        {
          isPending: metaOfOpen.isPending || metaOfRepeating.isPending,
          isFromCache: metaOfOpen.isFromCache || metaOfRepeating.isFromCache,
        },
      )
    }
  const stops = [
    watchRecentTodos(uid, { completed: false, size }, hear('open'), onError),
    watchRecentTodos(uid, { repeats: true, size: REPEATING_MAX }, hear('repeating'), onError),
  ]
  return () => stops.forEach((stop) => stop())
}

/** Those that were ticked on one of these days, at most 30 of them; a tick that was taken back is among them. */
export function watchTodosDone(
  uid: string,
  dates: readonly LocalDate[],
  size: number,
  onValue: OnValue<TodoList>,
  onError: OnError,
): Unsubscribe {
  const pages = (db: Firestore) => todoPages(db, uid, [where('doneDates', 'array-contains-any', dates)], size)
  return watchList(pages, newestFirst, onValue, onError, 1)
}
