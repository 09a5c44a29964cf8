import * as json from '@/domain/base/json'
import { earned, profilePath } from '@/domain/account/earned'
import { XP_PER_TODO } from '@/domain/base/business'
import { mondayOf, type LocalDate } from '@/domain/base/time/local-date'
import type { Fields } from '@/domain/base/read-field'
import { asRead, isEqualValue, Refusal, type ReadDocument, type Write } from '@/domain/base/write'
import { newTodoWrites, todoPath, type NewTodo } from './new-todo'
import { DONE_DATES_MAX, parseTodo, type Todo } from './todo'
import type { TodoPlace } from './todo-place'
import { ticksOnSwitch, withTick } from './week-of-todo'

/* Mutations of existing todos. Each one writes nothing to a deleted todo. */

/** The text names the todo where its document is missing; it decides nothing. */
export type NamedTodo = Pick<Todo, 'id' | 'text'>

const NAMED = { id: json.id, text: json.text }
export const readNamed = json.object<NamedTodo>(NAMED)

export interface Renaming {
  readonly id: string
  readonly text: string
}

/** A new text makes a new task, so `putOff` is reset. Refused for a deleted todo. */
export function renameWrites({ id, text }: Renaming, doc: ReadDocument): readonly Write[] {
  const todo = parseTodo(id, doc(todoPath(id)))
  if (!todo) throw new Refusal('gone')
  return text === todo.text ? [] : [updateOf(id, { text, ...(todo.putOff > 0 && { putOff: undefined }) })]
}

export type Placing = NamedTodo & TodoPlace

export const readPlacing = json.object<Placing>({
  ...NAMED,
  dayOfWeek: json.weekday,
  date: json.orNull(json.date),
  putOff: json.integer,
})

export function placeWrites(places: readonly Placing[], doc: ReadDocument): readonly Write[] {
  return places.flatMap(({ id, dayOfWeek, date, putOff }) =>
    changed(id, doc, {
      dayOfWeek,
      date: date ?? undefined,
      putOff: putOff > 0 ? putOff : undefined,
    }),
  )
}

/** « Diviser » and its undo: the todo becomes its first step on that day; the other steps are created, or removed. */
export interface Cutting {
  readonly step: Placing
  readonly made: readonly NewTodo[]
  readonly removed: readonly NamedTodo[]
}

export function cutWrites(
  { step, made, removed }: Cutting,
  doc: ReadDocument,
  uid: string,
): readonly Write[] {
  return [
    ...renameWrites(step, doc),
    ...placeWrites([step], doc),
    ...newTodoWrites(made, doc, uid),
    ...removeWrites(removed, doc),
  ]
}

export interface Ordering {
  readonly id: string
  /** ISO time: place in the list of the day; null: by creation. */
  readonly at: string | null
}

export function orderWrites(places: readonly Ordering[], doc: ReadDocument): readonly Write[] {
  return places.flatMap(({ id, at }) =>
    changed(id, doc, { placedAt: at === null ? undefined : new Date(at) }),
  )
}

export type Repeating = NamedTodo & Pick<Todo, 'repeats' | 'completed'>

export function repeatWrites({ id, repeats, completed }: Repeating, doc: ReadDocument): readonly Write[] {
  const todo = parseTodo(id, doc(todoPath(id)))
  if (!todo) return []
  const ticks = ticksOnSwitch(todo, { repeats, completed })
  return changed(id, doc, {
    repeats: repeats || undefined,
    completed: ticks.completed,
    ...(ticks.doneDates !== todo.doneDates && { doneDates: ticks.doneDates }),
  })
}

export function removeWrites(todos: readonly NamedTodo[], doc: ReadDocument): readonly Write[] {
  return todos
    .map(({ id }) => todoPath(id))
    .filter((path) => doc(path))
    .map((path) => ({ kind: 'delete', path }))
}

export interface Ticking extends NamedTodo {
  readonly completed: boolean
  /** The day of the click, however late the mutation is sent. */
  readonly on: LocalDate
  /** Done dates after this week at the click, from a wrong clock; the tick deletes them. */
  readonly wrong: readonly LocalDate[]
}

export function wrongDays({ doneDates }: Pick<Todo, 'doneDates'>, on: LocalDate): readonly LocalDate[] {
  return doneDates.filter((date) => mondayOf(date) > mondayOf(on))
}

/**
 * Ticks a todo and adds its XP once; `xpCounted` is set only if there is a profile. A tick that is sent weeks later does not change ticks
 * made since.
 */
export function tickWrites(
  { id, completed, on, wrong }: Ticking,
  doc: ReadDocument,
  { uid, at }: { readonly uid: string; readonly at: Date },
): readonly Write[] {
  const todo = parseTodo(id, doc(todoPath(id)))
  if (!todo) return []
  const later = wrongDays(todo, on).filter((date) => !wrong.includes(date))
  const ticked = withTick(todo, completed, on)
  const points = ticked.earns ? earned(uid, doc(profilePath(uid)), XP_PER_TODO, at) : []
  const fields = {
    completed: later.length > 0 ? todo.completed : completed,
    ...(completed && { doneDates: [...ticked.doneDates, ...later].slice(-DONE_DATES_MAX) }),
    ...(points.length > 0 && { xpCounted: true }),
  }
  return [...changed(id, doc, fields), ...points]
}

/** Nothing if the todo is missing or already equal. */
function changed(id: string, doc: ReadDocument, fields: Fields): readonly Write[] {
  const stored = doc(todoPath(id))
  if (!stored || !parseTodo(id, stored)) return []
  const isSaid = Object.entries(fields).every(([key, value]) =>
    isEqualValue(stored[key], asRead(value, EPOCH)),
  )
  return isSaid ? [] : [updateOf(id, fields)]
}

const EPOCH = new Date(0)

function updateOf(id: string, fields: Fields): Write {
  return { kind: 'update', path: todoPath(id), fields }
}
