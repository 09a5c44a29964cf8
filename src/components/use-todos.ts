import { useCallback } from 'react'
import type { OnError, OnValue } from '@/data/live/live'
import { watchTodos, type LiveTodo, type TodoList } from '@/data/todos/todos'
import type { Weekday } from '@/domain/base/weekday'
import { useLiveList, type LiveListState } from './use-live-list'

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
