import { addDays, dateAt, localDateOf, weekdayOfDate, type LocalDate } from '@/domain/base/time/local-date'
import type { Weekday } from '@/domain/base/time/weekday'
import { byPlace, type Todo } from './todo'
import { dueOn, firstOn, isDone, leftOver } from './week-of-todo'

/** A future day with its todos in the order of its list. */
export interface ComingDay {
  readonly date: LocalDate
  readonly day: Weekday
  readonly todos: readonly Todo[]
}

/** The six weekdays other than today's. */
const DAYS = 6

/** The next six days that have open todos, nearest first. Without the todos left over from this week. */
export function comingDays(todos: readonly Todo[], now: Date): readonly ComingDay[] {
  const tomorrow = addDays(localDateOf(now), 1)
  const left = leftOver(todos, now)
  const placed = todos
    .filter((todo) => !left.includes(todo))
    .map((todo) => [placeAfter(todo, tomorrow, now), todo] as const)
  return Array.from({ length: DAYS }, (_, ahead) => addDays(tomorrow, ahead)).flatMap((date) => {
    const open = placed.flatMap(([on, todo]) => (on === date && !isDone(todo, dateAt(date)) ? [todo] : []))
    return open.length > 0 ? [{ date, day: weekdayOfDate(date), todos: open.sort(byPlace) }] : []
  })
}

/** The todo's own day, or its next weekday: an open todo remains on the list of its weekday. */
function placeAfter(todo: Todo, tomorrow: LocalDate, now: Date): LocalDate {
  const due = dueOn(todo, now)
  return due >= tomorrow && !todo.repeats ? due : firstOn(todo.dayOfWeek, tomorrow)
}
