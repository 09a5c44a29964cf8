// For code that has not moved to the engine yet.
import type { LocalDate } from '@/domain/base/local-date'
import type { LiveMeta, OnError, OnValue, Unsubscribe } from '@/data/live/live'
import * as lists from '@/data/todo-lists'
import { watchList, type TodoList } from './todos'

export function watchRecentTodos(
  uid: string,
  asked: Parameters<typeof lists.recentTodos>[1],
  onValue: OnValue<TodoList>,
  onError: OnError,
): Unsubscribe {
  return watchList(uid, lists.recentTodos(uid, asked), onValue, onError)
}

export function watchOpenTodos(
  uid: string,
  size: number,
  onValue: OnValue<TodoList>,
  onError: OnError,
): Unsubscribe {
  const heard = new Map<number, readonly [TodoList, LiveMeta]>()
  const stops = lists.openTodos(uid, size).map((query, index) =>
    watchList(
      uid,
      query,
      (list, meta) => {
        heard.set(index, [list, meta])
        const [open, repeating] = [heard.get(0), heard.get(1)]
        if (!open || !repeating) return
        const items = lists.stillOpen(open[0].items, repeating[0].items, size, new Date())
        const isFromCache = open[1].isFromCache || repeating[1].isFromCache
        onValue({ items, hasMore: open[0].hasMore }, { isFromCache, isPending: false })
      },
      onError,
    ),
  )
  return () => stops.forEach((stop) => stop())
}

export function watchTodosDone(
  uid: string,
  dates: readonly LocalDate[],
  size: number,
  onValue: OnValue<TodoList>,
  onError: OnError,
): Unsubscribe {
  return watchList(uid, lists.todosDone(uid, dates, size), onValue, onError)
}
