import { useMemo } from 'react'
import { useLive } from '@/data/sync/use-live'
import { eachOnce, todosOn, type LiveTodo } from '@/data/todo-lists'
import type { Query } from '@/data/sync/query'
import { WEEKDAYS, type Weekday } from '@/domain/base/time/weekday'
import { isToDo } from '@/domain/todos/week-of-todo'

/** Largest number of open todos that are counted. */
const MOST = 200

/** The open todos of all days, also for `left-over.tsx`: one query for both. */
export function openOfWeek(uid: string): Query<readonly LiveTodo[]> {
  return todosOn(uid, WEEKDAYS, 'open', MOST)
}

interface OpenCounts {
  readonly of: Readonly<Record<Weekday, number>>
  /** More todos are open than were counted. */
  readonly isCut: boolean
}

/** Number of open todos of each day of this week; null: unknown. */
export function useOpenCounts(uid: string, now: Date): OpenCounts | null {
  const open = useLive(uid, openOfWeek(uid))
  const repeating = useLive(uid, todosOn(uid, WEEKDAYS, 'repeating', MOST))
  return useMemo(() => {
    if (open.status !== 'ready' || repeating.status !== 'ready') return null
    const counts = { lundi: 0, mardi: 0, mercredi: 0, jeudi: 0, vendredi: 0, samedi: 0, dimanche: 0 }
    for (const todo of eachOnce([...open.value, ...repeating.value])) {
      if (isToDo(todo, now)) counts[todo.dayOfWeek] += 1
    }
    return { of: counts, isCut: open.value.length === MOST || repeating.value.length === MOST }
  }, [open, repeating, now])
}
