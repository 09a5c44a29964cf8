import { useCallback, useSyncExternalStore } from 'react'
import type { OnError, OnValue } from '@/data/live/live'
import { readOutbox, subscribeOutbox, type Outbox } from '@/data/todos/todo-outbox'
import { watchTodos, type LiveTodo, type TodoList } from '@/data/todos/todos'
import type { Weekday } from '@/domain/base/weekday'
import { useLiveList, type LiveListState } from '@/data/live/use-live'

/** One day's live list; the component is keyed by the day. */
export function useTodos(uid: string, day: Weekday): LiveListState<LiveTodo> {
  return useLiveList(
    useCallback(
      (onValue: OnValue<TodoList>, onError: OnError, pages: number) =>
        watchTodos(uid, day, onValue, onError, pages),
      [uid, day],
    ),
  )
}

/** One part of the changes of todos that wait or were refused; the rest can change without a redraw. */
export function useTodoOutbox<Part extends keyof Outbox>(uid: string, part: Part): Outbox[Part] {
  return useSyncExternalStore(subscribeOutbox, () => readOutbox(uid)[part])
}
