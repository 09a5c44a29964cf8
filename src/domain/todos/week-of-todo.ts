import {
  addDays,
  dateInWeek,
  daysBetween,
  localDateOf,
  mondayOf,
  weekdayOfDate,
  type LocalDate,
} from '@/domain/base/time/local-date'
import { weekdayOf, WEEKDAYS, type Weekday } from '@/domain/base/time/weekday'
import { DONE_DATES_MAX, type Todo } from './todo'

/** Done, due, folded and left over follow from dates; nothing is written at midnight. `now`: the device's clock, as for weekdays. */

type Week = Pick<Todo, 'completed' | 'repeats' | 'doneDates'>
type Day = Pick<Todo, 'dayOfWeek' | 'createdAt' | 'repeats' | 'date'>

export function isDone(todo: Week, now: Date): boolean {
  if (!todo.completed || !todo.repeats) return todo.completed
  return isDoneInWeekOf(todo, localDateOf(now))
}

/** Done counts once per week. `doneDates` may contain a future date if a device's clock was wrong. */
function isDoneInWeekOf({ doneDates }: Pick<Todo, 'doneDates'>, date: LocalDate): boolean {
  const monday = mondayOf(date)
  return doneDates.some((done) => mondayOf(done) === monday)
}

/** Due date; of a repeating todo, its day of this week. */
export function dueOn({ dayOfWeek, createdAt, repeats, date }: Day, now: Date): LocalDate {
  const thisWeek = dateInWeek(mondayOf(localDateOf(now)), dayOfWeek)
  if (repeats) return thisWeek
  if (date) return date
  // Unknown creation: due this week.
  return createdAt.getTime() === 0 ? thisWeek : firstOn(dayOfWeek, localDateOf(createdAt))
}

/** The first such weekday on or after `from`. */
export function firstOn(day: Weekday, from: LocalDate): LocalDate {
  const ahead = WEEKDAYS.indexOf(day) - WEEKDAYS.indexOf(weekdayOfDate(from))
  return addDays(from, (ahead + 7) % 7)
}

/** The first such weekday from today on if it is in a later week; null: it is in this week. */
export function laterDate(day: Weekday, today: LocalDate): LocalDate | null {
  const date = firstOn(day, today)
  return mondayOf(date) === mondayOf(today) ? null : date
}

/** Adds the day of this week as a date where only the weekday implies it: the server's timestamp of an offline todo may be later. */
export function withDayOfThisWeek<T extends Day>(todo: T, now: Date): T {
  const due = dueOn(todo, now)
  const isKnown = todo.repeats || todo.date !== null || mondayOf(due) !== mondayOf(localDateOf(now))
  return isKnown ? todo : { ...todo, date: due }
}

/** « Faites avant »: a todo done once, in an earlier week. Without done dates, the week of its creation counts. */
export function isFolded(todo: Week & Pick<Todo, 'createdAt'>, now: Date): boolean {
  if (todo.repeats || !todo.completed) return false
  return mondayOf(todo.doneDates.at(-1) ?? localDateOf(todo.createdAt)) < mondayOf(localDateOf(now))
}

/** Dated in a later week: folded under the list of its weekday until then. */
export function isForLater({ repeats, completed, date }: Week & Day, now: Date): boolean {
  return !repeats && !completed && date !== null && mondayOf(date) > mondayOf(localDateOf(now))
}

/** The list of its day that shows a todo. Where this week's day is over, the next one has its own: a person looks for it. */
export function dayListOf(todo: Week & Day, now: Date): 'week' | 'next' | 'later' {
  if (!isForLater(todo, now)) return 'week'
  const today = localDateOf(now)
  const date = dateInWeek(mondayOf(today), todo.dayOfWeek)
  return date < today && todo.date === addDays(date, 7) ? 'next' : 'later'
}

/**
 * Due in a later week, with a date or without: a todo that is written into the list of a day that is over stays in sight there, is for that
 * weekday of the next week, and is not counted before.
 */
export function isDueLater(todo: Week & Day, now: Date): boolean {
  if (todo.repeats || todo.completed) return false
  if (todo.date !== null) return isForLater(todo, now)
  // The list of a day to come has none: saves the dates of a thousand rows.
  if (WEEKDAYS.indexOf(todo.dayOfWeek) >= WEEKDAYS.indexOf(weekdayOf(now))) return false
  return mondayOf(dueOn(todo, now)) > mondayOf(localDateOf(now))
}

export function isToDo(todo: Week & Day, now: Date): boolean {
  return !isDone(todo, now) && !isDueLater(todo, now)
}

export function isOfThisWeek(todo: Todo, now: Date): boolean {
  return !isFolded(todo, now) && !isForLater(todo, now)
}

export function daysBefore(now: Date): readonly Weekday[] {
  return WEEKDAYS.slice(0, WEEKDAYS.indexOf(weekdayOfDate(localDateOf(now))))
}

/**
 * Open todos of a past day of this week, without those for a later date. Repeating todos are never left over, because they come again.
 * Todos of earlier weeks with a weekday still to come remain on that day's list.
 */
export function leftOver<T extends Todo>(todos: readonly T[], now: Date): readonly T[] {
  const [today, days] = [localDateOf(now), daysBefore(now)]
  return todos.filter(
    (todo) => !todo.repeats && !todo.completed && days.includes(todo.dayOfWeek) && dueOn(todo, now) < today,
  )
}

export interface Ticked {
  readonly completed: boolean
  readonly doneDates: readonly LocalDate[]
  readonly earns: boolean
}

/**
 * A tick on that day. Unticking leaves its day, so that a second tick in the same week earns nothing; the next tick deletes that day. A todo
 * that does not repeat earns once for all weeks.
 */
export function withTick(todo: Week & Pick<Todo, 'xpCounted'>, ticked: boolean, on: LocalDate): Ticked {
  if (!ticked) return { completed: false, doneDates: todo.doneDates, earns: false }
  const isKnown = isDoneInWeekOf(todo, on)
  const done = datesDone(todo)
  const before = done.filter((date) => mondayOf(date) < mondayOf(on))
  const ofThisWeek = done.filter((date) => mondayOf(date) === mondayOf(on))
  const doneDates = [...before, ...(ofThisWeek.length > 0 ? ofThisWeek : [on])].slice(-DONE_DATES_MAX)
  return { completed: true, doneDates, earns: todo.repeats ? !isKnown : !todo.xpCounted }
}

/**
 * The ticks after « Chaque semaine » is switched. A todo done in an earlier week is open once it does not repeat: the day after its last tick
 * stands for the tick that is taken back, so that the real one still counts. Switching back on deletes that day: it may be in this week, whose
 * tick would earn nothing.
 */
export function ticksOnSwitch(
  todo: Week,
  { repeats, completed }: Pick<Week, 'completed' | 'repeats'>,
): Pick<Week, 'completed' | 'doneDates'> {
  const { doneDates } = todo
  const [last, beforeLast] = [doneDates.at(-1), doneDates.at(-2)]
  if (repeats) {
    if (todo.repeats) return todo
    const hasStandIn = !todo.completed && beforeLast && addDays(beforeLast, 1) === last
    return hasStandIn || completed
      ? { completed: true, doneDates: datesDone(todo) }
      : { completed, doneDates }
  }
  const isTakenBack = todo.repeats && todo.completed && !completed
  return isTakenBack && last
    ? { completed, doneDates: [...doneDates, addDays(last, 1)].slice(-DONE_DATES_MAX) }
    : { completed, doneDates }
}

/** Done dates without the last one if its tick was taken back. */
export function datesDone({
  completed,
  doneDates,
}: Pick<Week, 'completed' | 'doneDates'>): readonly LocalDate[] {
  return completed ? doneDates : doneDates.slice(0, -1)
}

export function wasDoneOn(todo: Week, date: LocalDate): boolean {
  return datesDone(todo).includes(date)
}

/** At most the last twelve weeks, from the first week of the todo to this one: whether it was done in each. */
export function weeksSinceStart(todo: Week & Pick<Todo, 'createdAt'>, now: Date): readonly boolean[] {
  const weeks = weeksDone(todo, now)
  const made = todo.createdAt.getTime() === 0 ? now : todo.createdAt
  const age = daysBetween(mondayOf(localDateOf(made)), mondayOf(localDateOf(now))) / 7
  const firstDone = weeks.indexOf(true)
  const known = Math.max(age + 1, firstDone < 0 ? 1 : weeks.length - firstDone)
  return weeks.slice(-known)
}

/** The last twelve weeks, oldest first and this one last: whether the todo was done in each. */
export function weeksDone(todo: Week, now: Date): readonly boolean[] {
  const monday = mondayOf(localDateOf(now))
  const weeks = new Set(datesDone(todo).map((date) => daysBetween(mondayOf(date), monday) / 7))
  return Array.from({ length: DONE_DATES_MAX }, (_, index) => weeks.has(DONE_DATES_MAX - 1 - index))
}
