import { earned } from '@/domain/account/earned'
import { XP_PER_TODO } from '@/domain/base/business'
import { mondayOf, type LocalDate } from '@/domain/base/time/local-date'
import type { Fields } from '@/domain/base/read-field'
import { asRead, isEqualValue, Refusal, type Write } from '@/domain/base/write'
import { newTodoWrites, todoPath, type NewTodo } from './new-todo'
import { DONE_DATES_MAX, parseTodo, type Todo } from './todo'
import type { TodoPlace } from './todo-place'
import { withTick } from './week-of-todo'

/* Mutations of existing todos. Each one gets the documents of its ids in order, and writes nothing to a deleted todo. */

type Docs = readonly (Fields | null)[]

/** The text names the todo where its document is missing; it decides nothing. */
type Named = Pick<Todo, 'id' | 'text'>

export interface Renaming {
  readonly id: string
  readonly text: string
}

/** A new text makes a new task, so `putOff` is reset. Refused for a deleted todo. */
export function renameWrites({ id, text }: Renaming, [stored = null]: Docs): readonly Write[] {
  const todo = parseTodo(id, stored)
  if (!todo) throw new Refusal('gone')
  return text === todo.text ? [] : [updateOf(id, { text, ...(todo.putOff > 0 && { putOff: undefined }) })]
}

export type Placing = Named & TodoPlace

export function placeWrites(places: readonly Placing[], docs: Docs): readonly Write[] {
  return places.flatMap(({ id, dayOfWeek, date, putOff }, index) =>
    changed(id, docs[index], {
      dayOfWeek,
      date: date ?? undefined,
      putOff: putOff > 0 ? putOff : undefined,
    }),
  )
}

/** « Couper » and its undo: the todo becomes its first step on that day; the other steps are created, or removed. */
export interface Cutting {
  readonly step: Placing
  readonly made: readonly NewTodo[]
  readonly removed: readonly Named[]
}

/** `docs`: the todo, then the todos to create, then those to remove. */
export function cutWrites({ step, made, removed }: Cutting, docs: Docs, uid: string): readonly Write[] {
  const [todo = null, ...others] = docs
  return [
    ...renameWrites(step, [todo]),
    ...placeWrites([step], [todo]),
    ...newTodoWrites(made, others.slice(0, made.length), uid),
    ...removeWrites(removed, others.slice(made.length)),
  ]
}

export interface Ordering {
  readonly id: string
  /** ISO time: place in the list of the day; null: by creation. */
  readonly at: string | null
}

export function orderWrites(places: readonly Ordering[], docs: Docs): readonly Write[] {
  return places.flatMap(({ id, at }, index) =>
    changed(id, docs[index], { placedAt: at === null ? undefined : new Date(at) }),
  )
}

export type Repeating = Named & Pick<Todo, 'repeats' | 'completed'>

export function repeatWrites({ id, repeats, completed }: Repeating, [stored]: Docs): readonly Write[] {
  return changed(id, stored, { repeats: repeats || undefined, completed })
}

export function removeWrites(todos: readonly Named[], docs: Docs): readonly Write[] {
  return todos.flatMap(({ id }, index) =>
    docs[index] ? [{ kind: 'delete' as const, path: todoPath(id) }] : [],
  )
}

export interface Ticking extends Named {
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
 * Ticks a todo and adds its XP once; `xpCounted` is set only if there is a profile. `docs`: the todo, the profile. A tick that is sent
 * weeks later does not change ticks made since.
 */
export function tickWrites(
  { id, completed, on, wrong }: Ticking,
  [stored = null, profile = null]: Docs,
  { uid, at }: { readonly uid: string; readonly at: Date },
): readonly Write[] {
  const todo = parseTodo(id, stored)
  if (!todo) return []
  const later = wrongDays(todo, on).filter((date) => !wrong.includes(date))
  const ticked = withTick(todo, completed, on)
  const points = ticked.earns ? earned(uid, profile, XP_PER_TODO, at) : []
  const fields = {
    completed: later.length > 0 ? todo.completed : completed,
    ...(completed && { doneDates: [...ticked.doneDates, ...later].slice(-DONE_DATES_MAX) }),
    ...(points.length > 0 && { xpCounted: true }),
  }
  return [...changed(id, stored, fields), ...points]
}

/** Nothing if the todo is missing or already equal. */
function changed(id: string, stored: Fields | null | undefined, fields: Fields): readonly Write[] {
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
