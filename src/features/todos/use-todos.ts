import { useCallback } from 'react'
import type { OnError, OnValue } from '@/data/live/live'
import { watchTodos, type LiveTodo, type TodoList } from '@/data/todos/todos'
import { useLivePages, type LivePages } from '@/data/live/use-live-pages'
import type { Weekday } from '@/domain/base/weekday'

/** One day's live list; the component is keyed by the day. */
export function useTodos(uid: string, day: Weekday): LivePages<LiveTodo> {
  return useLivePages(
    useCallback(
      (onValue: OnValue<TodoList>, onError: OnError, pages: number) =>
        watchTodos(uid, day, onValue, onError, pages),
      [uid, day],
    ),
  )
}
