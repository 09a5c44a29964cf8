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
  /** Place in the list if it differs from the creation: a restored todo, a pasted line. */
  readonly placedAt: Date | null
  /** The XP was given; another tick earns nothing. */
  readonly xpCounted: boolean
  /** Open again every Monday, without a write: see `week-of-todo.ts`. */
  readonly repeats: boolean
  /** The last twelve days with a tick, oldest first; of an open todo the last one is a tick that was taken back (`datesDone`). */
  readonly doneDates: readonly LocalDate[]
  /** Number of « Mettre à aujourd'hui » since the text changed. */
  readonly putOff: number
  /** The day of the todo; null: its first weekday since its creation. */
  readonly date: LocalDate | null
}

/** Twelve weeks: as much as a row can show. */
export const DONE_DATES_MAX = 12
export const PUT_OFF_MAX = 1_000
/** From this `putOff` on, the row suggests to rewrite the task: it is too large, or nobody's. */
export const PUT_OFF_MANY = 3

/** Default values of a new todo. */
export const PLAIN_TODO = {
  completed: false,
  placedAt: null,
  xpCounted: false,
  repeats: false,
  doneDates: [],
  putOff: 0,
  date: null,
} as const

/** null: the document cannot be shown (no owner, no text or no known day). */
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

/** A client without dates changes only the weekday: a date on another weekday is ignored. */
function readDateOf(day: Weekday, value: unknown): LocalDate | null {
  const date = parseLocalDate(value)
  return date !== null && weekdayOfDate(date) === day ? date : null
}

/** Newest first; equal times are sorted by id, so that the order is stable. */
export function byPlace(a: Todo, b: Todo): number {
  const difference = placeOf(b).getTime() - placeOf(a).getTime()
  if (difference !== 0 || a.id === b.id) return difference
  return a.id < b.id ? 1 : -1
}

export function placeOf(todo: Todo): Date {
  return todo.placedAt ?? todo.createdAt
}

export type TodoTextFault = 'blank' | 'too-long'

export function checkTodoText(typed: string): { text: string } | { fault: TodoTextFault } {
  const text = pastedLine(typed)
  if (isBlank(text)) return { fault: 'blank' }
  return text.length > TODO_MAX ? { fault: 'too-long' } : { text }
}
