import type { LocalDate } from '@/domain/base/local-date'
import { readFields, type Fields } from '@/domain/base/read-field'
import { SERVER_TIME, type Write } from '@/domain/base/write'
import type { Weekday } from '@/domain/base/weekday'
import { foldPriority, joinReviews, NO_TEXTS, type ReviewTexts } from './review'
import { parseWeek, weekId, type WeekStats } from './week'

/** The todo that a priority becomes. */
export interface PriorityTodo {
  readonly id: string
  readonly text: string
  readonly dayOfWeek: Weekday
  /** Null: the first such weekday from the creation on. */
  readonly date: LocalDate | null
}

export interface Closing {
  readonly monday: LocalDate
  readonly texts: ReviewTexts
  /** The stored texts that the review began with; null: the week was open. */
  readonly base: ReviewTexts | null
  readonly stats: WeekStats
  /** Null: it could not be counted. */
  readonly done: readonly string[] | null
  readonly todos: readonly PriorityTodo[]
}

/**
 * Writes the week and the todos of its priorities. A week that was closed elsewhere meanwhile keeps both texts; a priority
 * that it has already gets no second todo.
 */
export function decideClosing(
  { monday, texts, base, stats, done, todos }: Closing,
  [week = null, ...made]: readonly (Fields | null)[],
  uid: string,
): readonly Write[] {
  const id = weekId(uid, monday)
  const stored = week && parseWeek(id, week)
  const { went, blocked, ifThen, priorities } = stored ? joinReviews(base ?? NO_TEXTS, stored, texts) : texts
  const fields = {
    ...{ userId: uid, monday, priorities, went, blocked, ifThen },
    // A count that is not known now stays as it was.
    stats: { ...readFields(week?.['stats']), ...stats },
    done: done ?? stored?.done ?? [],
    closedAt: SERVER_TIME,
  }
  const known = new Set(stored?.priorities.map(foldPriority))
  return [
    { kind: 'set', path: weekPath(uid, monday), fields },
    ...todos
      .filter(({ text }, index) => !made[index] && !known.has(foldPriority(text)))
      .map((todo) => newTodo(todo, uid)),
  ]
}

/** A closing that was never sent and the correction that follows it. */
export function joinClosings(earlier: Closing, later: Closing): Closing {
  const todos = new Map([...earlier.todos, ...later.todos].map((todo) => [todo.id, todo]))
  return {
    ...later,
    base: earlier.base,
    stats: { ...earlier.stats, ...later.stats },
    done: later.done ?? earlier.done,
    todos: [...todos.values()],
  }
}

export function weekPath(uid: string, monday: LocalDate): string {
  return `weeks/${weekId(uid, monday)}`
}

function newTodo({ id, text, dayOfWeek, date }: PriorityTodo, uid: string): Write {
  const fields = { userId: uid, text, dayOfWeek, completed: false, createdAt: SERVER_TIME }
  return { kind: 'set', path: `todos/${id}`, fields: { ...fields, ...(date !== null && { date }) } }
}
