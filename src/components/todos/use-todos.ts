import { todosOfDay, todosOfDayInWeek, type LiveTodo } from '@/data/todo-lists'
import { useLiveList, type LiveListState } from '@/data/sync/use-live'
import { localDateOf, mondayOf } from '@/domain/base/time/local-date'
import type { Weekday } from '@/domain/base/time/weekday'
// Loads the verbs with the list, so that a click on a row finds them.
import '@/data/todos'

/** One day's live list, in the week of `now`. */
export function useTodos(uid: string, day: Weekday, now: Date): LiveListState<LiveTodo> {
  return useLiveList(uid, todosOfDay(uid, day, mondayOf(localDateOf(now))))
}

/** The same on a screen that shows the whole week. */
export function useTodosInWeek(uid: string, day: Weekday, now: Date): LiveListState<LiveTodo> {
  return useLiveList(uid, todosOfDayInWeek(uid, day, mondayOf(localDateOf(now))))
}
