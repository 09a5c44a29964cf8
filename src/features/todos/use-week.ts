import { useMemo } from 'react'
import { useLive } from '@/data/sync/use-live'
import { todosOfWeek, type WeekOfTodos } from '@/data/todo-lists'
import { localDateOf, mondayOf } from '@/domain/base/time/local-date'
import type { Weekday } from '@/domain/base/time/weekday'
import { isToDo } from '@/domain/todos/week-of-todo'

/** The todos of all days of this week; null: unknown. */
export function useWeek(uid: string, now: Date): WeekOfTodos | null {
  const live = useLive(uid, todosOfWeek(uid, mondayOf(localDateOf(now))))
  return live.status === 'ready' ? live.value : null
}

interface OpenCounts {
  readonly of: Readonly<Record<Weekday, number>>
  /** More todos may be open than were counted. */
  readonly isCut: boolean
}

/** Number of open todos of each day of this week; null: unknown. */
export function useOpenCounts(uid: string, now: Date): OpenCounts | null {
  const week = useWeek(uid, now)
  return useMemo(() => {
    if (!week) return null
    const counts = { lundi: 0, mardi: 0, mercredi: 0, jeudi: 0, vendredi: 0, samedi: 0, dimanche: 0 }
    for (const todo of week.todos) if (isToDo(todo, now)) counts[todo.dayOfWeek] += 1
    return { of: counts, isCut: week.isCut }
  }, [week, now])
}
