import {
  addDays,
  dateInWeek,
  daysBetween,
  localDateOf,
  mondayOf,
  weekdayOfDate,
  type LocalDate,
} from '@/domain/base/time/local-date'
import { WEEKDAYS, type Weekday } from '@/domain/base/time/weekday'
import { DONE_DATES_MAX, type Todo } from './todo'

/**
 * A week turns by itself: what is done, due, folded away or left over is computed from dates, and nothing is written
 * at midnight. `now` is the device's clock, as for the weekday: the wall calendar of the person.
 */

type Week = Pick<Todo, 'completed' | 'repeats' | 'doneDates'>
type Day = Pick<Todo, 'dayOfWeek' | 'createdAt' | 'repeats' | 'date'>

/** A task that repeats is open again on Monday. */
export function isDone(todo: Week, now: Date): boolean {
  if (!todo.completed || !todo.repeats) return todo.completed
  return isDoneInWeekOf(todo, localDateOf(now))
}

/** Once a week, whatever the days: a clock that was wrong for a while may have left a day that is still to come. */
function isDoneInWeekOf({ doneDates }: Pick<Todo, 'doneDates'>, date: LocalDate): boolean {
  const monday = mondayOf(date)
  return doneDates.some((done) => mondayOf(done) === monday)
}

/** The day that it is for: of what repeats, its day of this week. */
export function dueOn({ dayOfWeek, createdAt, repeats, date }: Day, now: Date): LocalDate {
  const thisWeek = dateInWeek(mondayOf(localDateOf(now)), dayOfWeek)
  if (repeats) return thisWeek
  if (date) return date
  // Nobody knows when it was made: it is for the day on which it is read.
  return createdAt.getTime() === 0 ? thisWeek : firstOn(dayOfWeek, localDateOf(createdAt))
}

/** The first such weekday from that day on, the day itself included. */
export function firstOn(day: Weekday, from: LocalDate): LocalDate {
  const ahead = WEEKDAYS.indexOf(day) - WEEKDAYS.indexOf(weekdayOfDate(from))
  return addDays(from, (ahead + 7) % 7)
}

/**
 * The day of this week that it is for is said, where only its weekday says it: the server dates what was made without a network
 * when it hears of it, and that may be after the day.
 */
export function withDayOfThisWeek<T extends Day>(todo: T, now: Date): T {
  const due = dueOn(todo, now)
  const isKnown = todo.repeats || todo.date !== null || mondayOf(due) !== mondayOf(localDateOf(now))
  return isKnown ? todo : { ...todo, date: due }
}

/**
 * « Faites avant »: done once, in an earlier week. An older version noted no day: then it was done in the week in which it
 * was made, for all that anybody knows.
 */
export function isFolded(todo: Week & Pick<Todo, 'createdAt'>, now: Date): boolean {
  if (todo.repeats || !todo.completed) return false
  return mondayOf(todo.doneDates.at(-1) ?? localDateOf(todo.createdAt)) < mondayOf(localDateOf(now))
}

/** For a day of a later week: on its list already, with its date, and not counted yet. */
export function isForLater({ repeats, completed, date }: Week & Day, now: Date): boolean {
  return !repeats && !completed && date !== null && mondayOf(date) > mondayOf(localDateOf(now))
}

/** Open, and for now. */
export function isToDo(todo: Week & Day, now: Date): boolean {
  return !isDone(todo, now) && !isForLater(todo, now)
}

/** What counts as the week's: what the progress of a day is computed from. */
export function isOfThisWeek(todo: Todo, now: Date): boolean {
  return !isFolded(todo, now) && !isForLater(todo, now)
}

/** The days of this week that are over. */
export function daysBefore(now: Date): readonly Weekday[] {
  return WEEKDAYS.slice(0, WEEKDAYS.indexOf(weekdayOfDate(localDateOf(now))))
}

/**
 * Open, on a day of this week that is over, and not for a later one. What repeats is not left over: it comes again. What
 * earlier weeks left on the days to come is found there.
 */
export function leftOver<T extends Todo>(todos: readonly T[], now: Date): readonly T[] {
  const [today, days] = [localDateOf(now), daysBefore(now)]
  return todos.filter(
    (todo) => !todo.repeats && !todo.completed && days.includes(todo.dayOfWeek) && dueOn(todo, now) < today,
  )
}

/** What a tick writes, and whether it earns points. */
export interface Ticked {
  readonly completed: boolean
  readonly doneDates: readonly LocalDate[]
  readonly earns: boolean
}

/**
 * A tick on that day. Taken back, it leaves its day: so a second tick in the same week earns nothing, and the next week's
 * tick takes away a day that did not count in the end. What happens once earns once, in all weeks.
 */
export function withTick(todo: Week & Pick<Todo, 'xpCounted'>, ticked: boolean, on: LocalDate): Ticked {
  if (!ticked) return { completed: false, doneDates: todo.doneDates, earns: false }
  const isKnown = isDoneInWeekOf(todo, on)
  const before = counted(todo).filter((date) => mondayOf(date) < mondayOf(on))
  const ofThisWeek = todo.doneDates.filter((date) => mondayOf(date) === mondayOf(on))
  const doneDates = [...before, ...(isKnown ? ofThisWeek : [on])].slice(-DONE_DATES_MAX)
  return { completed: true, doneDates, earns: todo.repeats ? !isKnown : !todo.xpCounted }
}

/** The days that count: not the last one, where its tick was taken back. */
function counted({ completed, doneDates }: Week): readonly LocalDate[] {
  return completed ? doneDates : doneDates.slice(0, -1)
}

/** Whether a tick of that day counts. */
export function wasDoneOn(todo: Week, date: LocalDate): boolean {
  return counted(todo).includes(date)
}

/** The last twelve weeks at most, from the one in which it began to this one: whether it was done in each. */
export function weeksSinceStart(todo: Week & Pick<Todo, 'createdAt'>, now: Date): readonly boolean[] {
  const weeks = weeksDone(todo, now)
  const made = todo.createdAt.getTime() === 0 ? now : todo.createdAt
  const age = daysBetween(mondayOf(localDateOf(made)), mondayOf(localDateOf(now))) / 7
  const firstDone = weeks.indexOf(true)
  const known = Math.max(age + 1, firstDone < 0 ? 1 : weeks.length - firstDone)
  return weeks.slice(-known)
}

/** The last twelve weeks, the oldest first and this one last: whether it was done in each. */
export function weeksDone(todo: Week, now: Date): readonly boolean[] {
  const monday = mondayOf(localDateOf(now))
  const weeks = new Set(counted(todo).map((date) => daysBetween(mondayOf(date), monday) / 7))
  return Array.from({ length: DONE_DATES_MAX }, (_, index) => weeks.has(DONE_DATES_MAX - 1 - index))
}
