import { useCallback, useSyncExternalStore } from 'react'
import type { OnError, OnValue } from '@/data/live/live'
import { readOutbox, subscribeOutbox, type Outbox } from '@/data/todos/todo-outbox'
import { watchTodos, type LiveTodo, type TodoList } from '@/data/todos/todos'
import { localDateOf, mondayOf } from '@/domain/base/local-date'
import type { Weekday } from '@/domain/base/weekday'
import { useLiveList, type LiveListState } from '@/data/live/use-live'

/** One day's live list, of the week of `now`; the component is keyed by the day. */
export function useTodos(uid: string, day: Weekday, now: Date): LiveListState<LiveTodo> {
  const monday = mondayOf(localDateOf(now))
  return useLiveList(
    useCallback(
      (onValue: OnValue<TodoList>, onError: OnError, pages: number) =>
        watchTodos(uid, day, monday, onValue, onError, pages),
      [uid, day, monday],
    ),
  )
}

/** One part of the changes of todos that wait or were refused; the rest can change without a redraw. */
export function useTodoOutbox<Part extends keyof Outbox>(uid: string, part: Part): Outbox[Part] {
  return useSyncExternalStore(subscribeOutbox, () => readOutbox(uid)[part])
}
