import { useCallback, useMemo } from 'react'
import type { OnError, OnValue } from '@/data/live/live'
import { useLive } from '@/data/live/use-live'
import { watchTodo, watchTodosSaying } from '@/data/todos/few-todos'
import type { LiveTodo } from '@/data/todos/todos'
import { soughtIn, type Sought } from './sought'
import { useEach } from './use-each'

const NONE: readonly LiveTodo[] = []

/** The open todos that say one of these texts already. */
export function useTodosSaying(uid: string, texts: readonly string[]): readonly LiveTodo[] {
  const asked = JSON.stringify(texts)
  const wanted = useMemo(() => JSON.parse(asked) as string[], [asked])
  const live = useLive(
    useCallback(
      (onValue: OnValue<readonly LiveTodo[]>, onError: OnError) => {
        if (wanted.length > 0) return watchTodosSaying(uid, wanted, onValue, onError)
        return () => {}
      },
      [uid, wanted],
    ),
  )
  return live.status === 'ready' ? live.value : NONE
}

/** The todo of a card. */
export function useTodoOf(uid: string, id: string, isAsked: boolean): Sought<LiveTodo> {
  const live = useLive(
    useCallback(
      (onValue: OnValue<LiveTodo | null>, onError: OnError) => {
        if (isAsked) return watchTodo(uid, id, onValue, onError)
        return () => {}
      },
      [uid, id, isAsked],
    ),
  )
  return soughtIn(live, (todo) => todo)
}

/** Several of them, in the order of the ids; null: that one is not there. `found`: undefined while not all are known. */
export function useTodosOf(uid: string, ids: readonly string[]): Sought<readonly (LiveTodo | null)[]> {
  return useEach(ids, (id, onValue, onError) => watchTodo(uid, id, onValue, onError))
}
