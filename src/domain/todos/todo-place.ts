import { localDateOf, weekdayOfDate, type LocalDate } from '@/domain/base/time/local-date'
import type { Weekday } from '@/domain/base/time/weekday'
import { placeOf, PUT_OFF_MAX, type Todo } from './todo'
import { dueOn, firstOn } from './week-of-todo'

/** Where a todo lies in time: what a move writes, and its undo. */
export type TodoPlace = Pick<Todo, 'dayOfWeek' | 'date' | 'putOff'>

export function todoPlace({ dayOfWeek, date, putOff }: Todo): TodoPlace {
  return { dayOfWeek, date, putOff }
}

/** Moved to a weekday, a task is for the first one from now on. */
export function onWeekday(todo: Todo, day: Weekday, now: Date): TodoPlace {
  return onDate(todo, firstOn(day, localDateOf(now)), now)
}

/** The date is written only where the weekday does not say it: a todo that was made for this week needs none. */
export function onDate(todo: Todo, date: LocalDate, now: Date): TodoPlace {
  const dayOfWeek = weekdayOfDate(date)
  const isSaid = todo.repeats || dueOn({ ...todo, dayOfWeek, date: null }, now) === date
  return { dayOfWeek, date: isSaid ? null : date, putOff: todo.putOff }
}

/** « Mettre à aujourd'hui » */
export function putOffToToday(todo: Todo, now: Date): TodoPlace {
  const putOff = Math.min(todo.putOff + 1, PUT_OFF_MAX)
  return { ...onDate(todo, localDateOf(now), now), putOff }
}

/**
 * A deleted todo as it is put back: its place in the list, and the day that it was for. The server dates it anew, and
 * what was left over would be for the week to come.
 */
export function asRestored(todo: Todo, now: Date): Todo {
  const due = dueOn(todo, now)
  const needsDate = !todo.repeats && !todo.completed && firstOn(todo.dayOfWeek, localDateOf(now)) !== due
  return { ...todo, placedAt: placeOf(todo), date: needsDate ? due : todo.date }
}
