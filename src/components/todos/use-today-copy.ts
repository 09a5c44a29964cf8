import { useEffect } from 'react'
import { dropTodayCopy, keepTodayCopy } from '@/data/device/today-copy'
import type { LiveListState } from '@/data/live/use-live'
import { sealedCopy } from '@/domain/todos/today-copy'
import type { Todo } from '@/domain/todos/todo'
import { todayFacts } from './today-facts'

/** Keeps today's list for the next start, as it is each time that it changes; null: this list is not today's. */
export function useTodayCopy(uid: string, listed: LiveListState<Todo> | null, now: Date): void {
  const items = listed?.items
  const hasMore = listed?.hasMore ?? false
  const isReady = listed?.list.status === 'ready'
  const isKnown = listed?.isKnown ?? false
  useEffect(() => {
    if (!items || !isReady) return
    if (items.length > 0)
      keepTodayCopy(uid, 'tasks', () => sealedCopy(todayFacts(uid, items, { now, hasMore })))
    else if (isKnown) dropTodayCopy(uid, 'tasks')
  }, [uid, items, isReady, isKnown, hasMore, now])
}
