import { parseLocalDate, weekdayOfDate, type LocalDate } from '@/domain/base/time/local-date'
import { pastedLine } from '@/domain/base/text/pasted'
import { readDate, readFields, readFlag, readInteger, readList, readText } from '@/domain/base/read-field'
import { TODO_MAX } from '@/domain/base/text/text-limits'
import { isBlank } from '@/domain/base/text/visible-text'
import { parseWeekday, type Weekday } from '@/domain/base/time/weekday'

export interface Todo {
  readonly id: string
  readonly userId: string
  readonly text: string
  readonly completed: boolean
  readonly dayOfWeek: Weekday
  readonly createdAt: Date
  /** Its place in the list when that is not its creation: a restored todo, a pasted line. */
  readonly placedAt: Date | null
  /** The XP for this todo was given; ticking again earns nothing. */
  readonly xpCounted: boolean
  /** Open again every Monday, without a write: see `week-of-todo.ts`. */
  readonly repeats: boolean
  /** The days on which it was ticked, the last twelve, in their order; a tick that is taken back leaves its day. */
  readonly doneDates: readonly LocalDate[]
  /** How often it was put off with « Mettre à aujourd'hui » since it was worded so. */
  readonly putOff: number
  /** The one day that it is for; null: the first of its weekday since it was made. */
  readonly date: LocalDate | null
}

/** A quarter of a year of weeks: what a row can show and one document carries along. */
export const DONE_DATES_MAX = 12
export const PUT_OFF_MAX = 1_000
/** Put off that often, a task is too large, or nobody's. */
export const PUT_OFF_MANY = 3

/** What a todo is that nothing was added to. */
export const PLAIN_TODO = {
  completed: false,
  placedAt: null,
  xpCounted: false,
  repeats: false,
  doneDates: [],
  putOff: 0,
  date: null,
} as const

/** null when the document cannot be shown at all (no owner, no text or no known day). */
export function parseTodo(id: string, data: unknown): Todo | null {
  const fields = readFields(data)
  const dayOfWeek = parseWeekday(fields?.['dayOfWeek'])
  const text = readText(fields?.['text'])
  const userId = readText(fields?.['userId'])
  if (!fields || !dayOfWeek || isBlank(text) || userId === '') return null
  return {
    id,
    userId,
    text,
    completed: readFlag(fields['completed']),
    dayOfWeek,
    createdAt: readDate(fields['createdAt']) ?? new Date(0),
    placedAt: readDate(fields['placedAt']),
    xpCounted: readFlag(fields['xpCounted']),
    repeats: readFlag(fields['repeats']),
    doneDates: readDoneDates(fields['doneDates']),
    putOff: readInteger(fields['putOff'], 0, PUT_OFF_MAX, 0),
    date: readDateOf(dayOfWeek, fields['date']),
  }
}

function readDoneDates(value: unknown): readonly LocalDate[] {
  const dates = readList(value).flatMap((date) => parseLocalDate(date) ?? [])
  return [...new Set(dates)].sort().slice(-DONE_DATES_MAX)
}

/** A version that knows no dates moves a task to another weekday and leave its date: then it is no longer for that day. */
function readDateOf(day: Weekday, value: unknown): LocalDate | null {
  const date = parseLocalDate(value)
  return date !== null && weekdayOfDate(date) === day ? date : null
}

/** Newest first; ties keep the order of the ids, so that a list never jumps. */
export function byPlace(a: Todo, b: Todo): number {
  const difference = placeOf(b).getTime() - placeOf(a).getTime()
  if (difference !== 0 || a.id === b.id) return difference
  return a.id < b.id ? 1 : -1
}

export function placeOf(todo: Todo): Date {
  return todo.placedAt ?? todo.createdAt
}

export type TodoTextFault = 'blank' | 'too-long'

/** What a person typed as a todo: the text to store, or what is wrong with it. */
export function checkTodoText(typed: string): { text: string } | { fault: TodoTextFault } {
  const text = pastedLine(typed)
  if (isBlank(text)) return { fault: 'blank' }
  return text.length > TODO_MAX ? { fault: 'too-long' } : { text }
}
