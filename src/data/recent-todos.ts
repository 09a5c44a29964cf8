import type { LiveList, LiveMeta, OnError, OnValue, Unsubscribe } from '@/data/live/live'
import type { Query } from './sync/query'
import { watchQuery } from './sync/use-live'
import { openTodos, recentTodos, stillOpen, type LiveTodo } from './todo-lists'

// Lists for readers outside React that know more than one subject: the coach's dossier, the palette.

type TodoList = LiveList<LiveTodo>

export function watchRecentTodos(
  uid: string,
  asked: Parameters<typeof recentTodos>[1],
  onValue: OnValue<TodoList>,
  onError: OnError,
): Unsubscribe {
  return watchList(uid, recentTodos(uid, asked), onValue, onError)
}

/** The open ones, with those that repeat and are open again. */
export function watchOpenTodos(
  uid: string,
  size: number,
  onValue: OnValue<TodoList>,
  onError: OnError,
): Unsubscribe {
  const heard = new Map<number, readonly [TodoList, LiveMeta]>()
  const stops = openTodos(uid, size).map((query, index) =>
    watchList(
      uid,
      query,
      (list, meta) => {
        heard.set(index, [list, meta])
        const [open, repeating] = [heard.get(0), heard.get(1)]
        if (!open || !repeating) return
        const items = stillOpen(open[0].items, repeating[0].items, size, new Date())
        const isFromCache = open[1].isFromCache || repeating[1].isFromCache
        onValue({ items, hasMore: open[0].hasMore }, { isFromCache, isPending: false })
      },
      onError,
    ),
  )
  return () => stops.forEach((stop) => stop())
}

function watchList(
  uid: string,
  query: Query<readonly LiveTodo[]>,
  onValue: OnValue<TodoList>,
  onError: OnError,
): Unsubscribe {
  return watchQuery(
    uid,
    query,
    (items, { isLive, hasMore }) => onValue({ items, hasMore }, { isFromCache: !isLive, isPending: false }),
    onError,
  )
}
