// For code that has not moved to the engine yet.
import type { LocalDate } from '@/domain/base/local-date'
import type { Weekday } from '@/domain/base/weekday'
import type { LiveMeta, OnError, OnValue, Unsubscribe } from '@/data/live/live'
import * as lists from '@/data/todo-lists'
import { watchOne, type LiveTodo } from './todos'

export { isAmong } from '@/data/todo-lists'

export function watchTodo(
  uid: string,
  id: string,
  onValue: OnValue<LiveTodo | null>,
  onError: OnError,
): Unsubscribe {
  return watchOne(uid, lists.todoOf(id), onValue, onError)
}

export function watchTodosSaying(
  uid: string,
  texts: readonly string[],
  onValue: OnValue<readonly LiveTodo[]>,
  onError: OnError,
): Unsubscribe {
  const heard = new Map<number, readonly [readonly LiveTodo[], LiveMeta]>()
  const stops = lists.todosSaying(uid, texts).map((query, index) =>
    watchOne(
      uid,
      query,
      (todos, meta) => {
        heard.set(index, [todos, meta])
        if (heard.size < 2) return
        const answers = [...heard.values()]
        const found = answers.flatMap(([each]) => each.map((todo) => [todo.id, todo] as const))
        const isFromCache = answers.some(([, each]) => each.isFromCache)
        onValue([...new Map(found).values()], { isFromCache, isPending: false })
      },
      onError,
    ),
  )
  return () => stops.forEach((stop) => stop())
}

export function watchOpenOn(
  uid: string,
  days: readonly Weekday[],
  size: number,
  onValue: OnValue<readonly LiveTodo[]>,
  onError: OnError,
): Unsubscribe {
  return watchOne(uid, lists.openOn(uid, days, size), onValue, onError)
}

export function watchHasOpen(
  uid: string,
  days: readonly Weekday[],
  onValue: OnValue<boolean>,
  onError: OnError,
): Unsubscribe {
  return watchOne(uid, lists.hasOpenOn(uid, days), onValue, onError)
}

export function watchHasRepeating(
  uid: string,
  dates: readonly LocalDate[],
  onValue: OnValue<boolean>,
  onError: OnError,
): Unsubscribe {
  return watchOne(uid, lists.hasRepeatingOn(uid, dates), onValue, onError)
}

export function watchHasTodos(uid: string, onValue: OnValue<boolean>, onError: OnError): Unsubscribe {
  return watchOne(uid, lists.hasTodos(uid), onValue, onError)
}
