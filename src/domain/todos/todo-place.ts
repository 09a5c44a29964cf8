import {
  localDateOf,
  mondayOf,
  sevenDaysFrom,
  weekdayOfDate,
  type LocalDate,
} from '@/domain/base/time/local-date'
import { placeOf, PUT_OFF_MAX, type Todo } from './todo'
import { dueOn, firstOn } from './week-of-todo'

/** Weekday, date and `putOff` of a todo, for a move and its undo. */
export type TodoPlace = Pick<Todo, 'dayOfWeek' | 'date' | 'putOff'>

export function todoPlace({ dayOfWeek, date, putOff }: Todo): TodoPlace {
  return { dayOfWeek, date, putOff }
}

/** Sets the date only where the weekday does not imply it: a todo created for this week needs none, one of a later week always has one. */
export function onDate(todo: Todo, date: LocalDate, now: Date): TodoPlace {
  const dayOfWeek = weekdayOfDate(date)
  const isThisWeek = mondayOf(date) === mondayOf(localDateOf(now))
  const isSaid = todo.repeats || (isThisWeek && dueOn({ ...todo, dayOfWeek, date: null }, now) === date)
  return { dayOfWeek, date: isSaid ? null : date, putOff: todo.putOff }
}

/** « Déplacer vers »: the next seven days without the todo's own; of a repeating todo, the other weekdays. */
export function placesToMove(todo: Todo, now: Date): readonly LocalDate[] {
  const today = localDateOf(now)
  const due = dueOn(todo, now)
  const isOwn = (date: LocalDate) => (todo.repeats ? weekdayOfDate(date) === todo.dayOfWeek : date === due)
  return sevenDaysFrom(today).filter((date) => !isOwn(date))
}

/** « Mettre à aujourd'hui » */
export function putOffToToday(todo: Todo, now: Date): TodoPlace {
  const putOff = Math.min(todo.putOff + 1, PUT_OFF_MAX)
  return { ...onDate(todo, localDateOf(now), now), putOff }
}

/**
 * A deleted todo with its place and day: the new creation date of the server would move a left-over todo to the next week, and one without
 * done dates from « Faites avant » into this week.
 */
export function asRestored(todo: Todo, now: Date): Todo {
  const { createdAt, repeats, completed, doneDates } = todo
  const due = dueOn(todo, now)
  const needsDate = !repeats && !completed && firstOn(todo.dayOfWeek, localDateOf(now)) !== due
  const needsDoneDate = !repeats && completed && doneDates.length === 0
  return {
    ...todo,
    placedAt: placeOf(todo),
    date: needsDate ? due : todo.date,
    doneDates: needsDoneDate ? [localDateOf(createdAt)] : doneDates,
  }
}
