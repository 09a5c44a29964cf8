import { useCallback, useState } from 'react'
import type { OnError, OnValue } from '@/data/live'
import { watchTodos, type TodoList } from '@/data/todos'
import { useLive, type Live } from '@/data/use-live'
import type { Weekday } from '@/domain/weekday'

interface DayTodos {
  list: Live<TodoList>
  showMore: () => void
  isLoadingMore: boolean
}

/** One day's live list; while a further page loads, the pages before it stay. */
export function useTodos(uid: string, day: Weekday): DayTodos {
  const [pages, setPages] = useState(1)
  const live = useLive(
    useCallback(
      (onValue: OnValue<TodoList>, onError: OnError) => watchTodos(uid, day, onValue, onError, pages),
      [uid, day, pages],
    ),
  )
  const [known, setKnown] = useState(live)
  if (live.status !== 'loading' && live !== known) setKnown(live)

  const isLoadingMore = live.status === 'loading' && known.status === 'ready'
  return {
    list: isLoadingMore ? known : live,
    isLoadingMore,
    showMore: useCallback(() => setPages((count) => count + 1), []),
  }
}
