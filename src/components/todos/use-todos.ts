import { todosOfDay, type LiveTodo } from '@/data/todo-lists'
import { useLiveList, type LiveListState } from '@/data/sync/use-live'
import { localDateOf, mondayOf } from '@/domain/base/time/local-date'
import type { Weekday } from '@/domain/base/time/weekday'
// The verbs come with the list: a press on a row finds them loaded.
import '@/data/todos'

/** One day's live list, of the week of `now`. */
export function useTodos(uid: string, day: Weekday, now: Date): LiveListState<LiveTodo> {
  return useLiveList(uid, todosOfDay(uid, day, mondayOf(localDateOf(now))))
}
