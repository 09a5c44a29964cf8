import type { Fields } from '../../../local/emulators/emulator-admin'
import {
  addDays,
  dateAt,
  localDateOf,
  mondayOf,
  type LocalDate,
} from '../../../src/domain/base/time/local-date'
import { WEEKDAYS } from '../../../src/domain/base/time/weekday'
import { putDocuments, type Account } from '../accounts'

/** The last complete week, its Sunday evening, and the Monday morning after it. */
export function weekThatEnded(now = new Date()): { monday: LocalDate; sunday: Date; after: Date } {
  const monday = addDays(mondayOf(localDateOf(now)), -7)
  const sunday = dateAt(addDays(monday, 6))
  sunday.setHours(18, 4)
  const after = dateAt(addDays(monday, 7))
  after.setHours(9, 0)
  return { monday, sunday, after }
}

/** `day` and `done` are days of that week from Monday; `done` null: open. */
export function putWeekTodos(
  { uid }: Account,
  monday: LocalDate,
  todos: readonly (readonly [text: string, day: number, done: number | null])[],
): Promise<void> {
  const documents = todos.map(([text, day, done], index) => {
    const createdAt = new Date(dateAt(monday).getTime() + index * 60_000)
    const ticked = done === null ? {} : { doneDates: [addDays(monday, done)], xpCounted: true }
    const dayOfWeek = WEEKDAYS[day] ?? 'lundi'
    return [
      `todos/${uid}-${monday}-${index}`,
      { userId: uid, text, completed: done !== null, dayOfWeek, createdAt, ...ticked },
    ] as const
  })
  return putDocuments(new Map(documents))
}

interface Closed {
  readonly priorities?: readonly string[]
  readonly went?: string
  readonly blocked?: string
  readonly ifThen?: string
  readonly done?: readonly string[]
  readonly stats?: Fields
}

/** Writes a week as if another device had closed it. */
export function putClosedWeek({ uid }: Account, monday: LocalDate, week: Closed = {}): Promise<void> {
  const at = new Date(dateAt(addDays(monday, 6)).getTime() + 6 * 3_600_000)
  const blank = { priorities: [], went: '', blocked: '', ifThen: '', done: [], stats: { done: 0, xp: 0 } }
  const fields = {
    userId: uid,
    monday,
    ...blank,
    ...week,
    closedAt: at,
  }
  return putDocuments(new Map([[`weeks/${uid}_${monday}`, fields]]))
}
