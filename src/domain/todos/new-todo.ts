import * as json from '@/domain/base/json'
import { isEqualValue, SERVER_TIME, type ReadDocument, type Write } from '@/domain/base/write'
import type { Fields } from '@/domain/base/read-field'
import { parseTodo, PLAIN_TODO, type Todo } from './todo'
import { withDayOfThisWeek } from './week-of-todo'

type Detail = keyof typeof PLAIN_TODO
const DETAILS = Object.keys(PLAIN_TODO) as readonly Detail[]

/** A new todo as plain JSON, the argument of a mutation. An absent field has the value of `PLAIN_TODO`. */
export type NewTodo = Pick<Todo, 'id' | 'text' | 'dayOfWeek'> &
  Partial<Pick<Todo, Exclude<Detail, 'placedAt'>>> & {
    /** ISO time. */
    readonly placedAt?: string | null
  }

export const readNewTodo = json.object<NewTodo>({
  id: json.id,
  text: json.text,
  dayOfWeek: json.weekday,
  completed: json.optional(json.flag),
  xpCounted: json.optional(json.flag),
  repeats: json.optional(json.flag),
  doneDates: json.optional(json.list(json.date)),
  putOff: json.optional(json.integer),
  date: json.optional(json.orNull(json.date)),
  placedAt: json.optional(json.orNull(json.time)),
})

export function todoPath(id: string): string {
  return `todos/${id}`
}

/** Creates the todos that do not exist yet. */
export function newTodoWrites(todos: readonly NewTodo[], doc: ReadDocument, uid: string): readonly Write[] {
  return todos.flatMap((made) => {
    const todo = doc(todoPath(made.id)) ? null : parseTodo(made.id, { ...made, userId: uid })
    return todo ? [{ kind: 'set' as const, path: todoPath(todo.id), fields: newTodoFields(todo) }] : []
  })
}

/** Deletes those of the made todos that were neither changed nor done since: the undo. */
export function newTodoUndoWrites(made: readonly NewTodo[], doc: ReadDocument): readonly Write[] {
  return made.flatMap((todo): readonly Write[] =>
    isAsMade(todo, doc(todoPath(todo.id))) ? [{ kind: 'delete', path: todoPath(todo.id) }] : [],
  )
}

function isAsMade(
  { id, text, dayOfWeek, date = null, repeats = false }: NewTodo,
  stored: Fields | null,
): boolean {
  const todo = parseTodo(id, stored)
  if (!todo || todo.completed || todo.xpCounted || todo.doneDates.length > 0) return false
  return todo.text === text && todo.dayOfWeek === dayOfWeek && todo.date === date && todo.repeats === repeats
}

/** The whole document of a new todo, without the details that equal `PLAIN_TODO`. */
function newTodoFields(todo: Todo): Fields {
  const { userId, text, completed, dayOfWeek } = todo
  const details: Fields = Object.fromEntries(
    DETAILS.filter((key) => !isEqualValue(todo[key], PLAIN_TODO[key])).map((key) => [key, todo[key]]),
  )
  return { userId, text, completed, dayOfWeek, createdAt: SERVER_TIME, ...details }
}

/** Sets the day of this week as date, for offline use: the server's timestamp may be after that day. `now`: the device's clock. */
export function withDateSaid(todo: NewTodo, now: Date): NewTodo {
  const { repeats = false, date = null } = todo
  return {
    ...todo,
    date: withDayOfThisWeek({ ...PLAIN_TODO, ...todo, repeats, date, createdAt: now }, now).date,
  }
}

export function asNewTodo(todo: Todo): NewTodo {
  const { id, text, dayOfWeek, placedAt } = todo
  const details = Object.fromEntries(DETAILS.map((key) => [key, todo[key]])) as Pick<Todo, Detail>
  return { ...details, id, text, dayOfWeek, placedAt: placedAt?.toISOString() ?? null }
}
