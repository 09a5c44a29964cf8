import { localDateOf, weekdayOfDate, type LocalDate } from '@/domain/base/time/local-date'
import type { Weekday } from '@/domain/base/time/weekday'
import { placeOf, PUT_OFF_MAX, type Todo } from './todo'
import { dueOn, firstOn } from './week-of-todo'

/** Weekday, date and `putOff` of a todo, for a move and its undo. */
export type TodoPlace = Pick<Todo, 'dayOfWeek' | 'date' | 'putOff'>

export function todoPlace({ dayOfWeek, date, putOff }: Todo): TodoPlace {
  return { dayOfWeek, date, putOff }
}

/** Moves a todo to the first such weekday from now on. */
export function onWeekday(todo: Todo, day: Weekday, now: Date): TodoPlace {
  return onDate(todo, firstOn(day, localDateOf(now)), now)
}

/** Sets the date only where the weekday does not imply it: a todo created for this week needs none. */
export function onDate(todo: Todo, date: LocalDate, now: Date): TodoPlace {
  const dayOfWeek = weekdayOfDate(date)
  const isSaid = todo.repeats || dueOn({ ...todo, dayOfWeek, date: null }, now) === date
  return { dayOfWeek, date: isSaid ? null : date, putOff: todo.putOff }
}

/** « Reporter à aujourd'hui » */
export function putOffToToday(todo: Todo, now: Date): TodoPlace {
  const putOff = Math.min(todo.putOff + 1, PUT_OFF_MAX)
  return { ...onDate(todo, localDateOf(now), now), putOff }
}

/** A deleted todo with its place and day: the new creation date of the server would move a left-over todo to the next week. */
export function asRestored(todo: Todo, now: Date): Todo {
  const due = dueOn(todo, now)
  const needsDate = !todo.repeats && !todo.completed && firstOn(todo.dayOfWeek, localDateOf(now)) !== due
  return { ...todo, placedAt: placeOf(todo), date: needsDate ? due : todo.date }
}
