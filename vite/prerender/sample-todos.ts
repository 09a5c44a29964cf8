import type { LiveListState } from '@/data/live/use-live'
import type { LiveTodo } from '@/data/todos/todos'
import { addDays, localDateOf } from '@/domain/base/local-date'
import type { Weekday } from '@/domain/base/weekday'
import { PLAIN_TODO, PUT_OFF_MANY } from '@/domain/todos/todo'

// In the place of `components/todos/use-todos.ts` while pages are drawn: a row of each sort, which `today.js` makes all of.

export function useTodos(_uid: string, dayOfWeek: Weekday, now: Date): LiveListState<LiveTodo> {
  const lastWeek = addDays(localDateOf(now), -7)
  const sample = {
    ...PLAIN_TODO,
    userId: '',
    text: '-',
    dayOfWeek,
    createdAt: new Date(now.getTime() - 7 * 86_400_000),
    isPending: false,
    isUndated: false,
  }
  const items: readonly LiveTodo[] = [
    // Two weeks, the first one done.
    { ...sample, id: 'weekly', completed: true, repeats: true, doneDates: [lastWeek], putOff: PUT_OFF_MANY },
    { ...sample, id: 'dated', date: addDays(localDateOf(now), 7) },
    { ...sample, id: 'done', completed: true, createdAt: now },
  ]
  return {
    list: { status: 'ready', value: { items, hasMore: false }, isPending: false, isFromCache: false },
    items,
    hasMore: false,
    isKnown: true,
    isOffline: false,
    isLoadingMore: false,
    showMore: () => undefined,
  }
}

export function useTodoOutbox(_uid: string, part: 'refused' | 'waiting' | 'unheard') {
  return part === 'waiting' ? NOTHING.waiting : NOTHING.changes
}

const NOTHING = { waiting: new Set<string>(), changes: [] }
