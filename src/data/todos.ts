import { gainBetween, profilePath, type Gain } from '@/domain/account/earned'
import { localDateOf, weekdayOfDate, type LocalDate } from '@/domain/base/time/local-date'
import type { Weekday } from '@/domain/base/time/weekday'
import { asNewTodo, newTodoWrites, todoPath, withDateSaid, type NewTodo } from '@/domain/todos/new-todo'
import { counted } from '@/domain/base/text/french-count'
import type { Todo } from '@/domain/todos/todo'
import { asRestored, onWeekday, putOffToToday, todoPlace, type TodoPlace } from '@/domain/todos/todo-place'
import * as decide from '@/domain/todos/todo-writes'
import { mutate, syncOf } from './sync/current'
import { defineMutation, type Mutation } from './sync/mutation'
import type { Outcome } from './sync/sync'
import { newTodoIds } from '@/domain/todos/todo-ids'

interface Named {
  readonly id: string
  readonly text: string
}

const pathsOf = (todos: readonly Pick<Named, 'id'>[]) => todos.map(({ id }) => todoPath(id))

function saysOf(todos: readonly Pick<Named, 'text'>[], one: string, many: string): string {
  const [first] = todos
  if (!first || todos.length > 1) return `${counted(todos.length, 'tâche')} ${many}`
  return `Tâche ${one}\u00a0: ${first.text}`
}

interface Made {
  readonly todos: readonly NewTodo[]
}

/** Adds todos; an id that exists is skipped. */
export const addition = defineMutation<Made>({
  name: 'todos.add',
  reads: ({ todos }) => pathsOf(todos),
  writes: ({ todos }, docs, { uid }) => newTodoWrites(todos, docs, uid),
  says: ({ todos }) => saysOf(todos, 'ajoutée', 'ajoutées'),
  text: ({ todos }) => todos.map(({ text }) => text).join('\n'),
})

export const putBack = defineMutation<Made>({
  ...addition,
  name: 'todos.putBack',
  says: ({ todos }) => saysOf(todos, 'remise', 'remises'),
})

export const renaming = defineMutation<decide.Renaming>({
  name: 'todos.rename',
  reads: ({ id }) => [todoPath(id)],
  writes: (args, docs) => decide.renameWrites(args, docs),
  says: ({ text }) => `Tâche renommée\u00a0: ${text}`,
  text: ({ text }) => text,
})

export const placing = defineMutation<{ readonly places: readonly decide.Placing[] }>({
  name: 'todos.place',
  reads: ({ places }) => pathsOf(places),
  writes: ({ places }, docs) => decide.placeWrites(places, docs),
  says: ({ places }) => saysOf(places, 'déplacée', 'déplacées'),
})

export const ordering = defineMutation<{ readonly places: readonly decide.Ordering[] }>({
  name: 'todos.order',
  reads: ({ places }) => pathsOf(places),
  writes: ({ places }, docs) => decide.orderWrites(places, docs),
  says: () => 'Ordre des tâches',
})

export const repeating = defineMutation<decide.Repeating>({
  name: 'todos.repeat',
  reads: ({ id }) => [todoPath(id)],
  writes: (args, docs) => decide.repeatWrites(args, docs),
  says: ({ text, repeats }) => `${repeats ? 'Chaque semaine' : 'Une seule fois'}\u00a0: ${text}`,
})

export const cutting = defineMutation<decide.Cutting>({
  name: 'todos.cut',
  reads: ({ step, made, removed }) => pathsOf([step, ...made, ...removed]),
  writes: (args, docs, { uid }) => decide.cutWrites(args, docs, uid),
  says: ({ step, made }) =>
    made.length > 0 ? `Tâche coupée\u00a0: ${step.text}` : `Tâche renommée\u00a0: ${step.text}`,
  text: ({ step, made }) => [step, ...made].map(({ text }) => text).join('\n'),
})

export const ticking = defineMutation<decide.Ticking>({
  name: 'todos.tick',
  reads: ({ id }) => [todoPath(id)],
  besides: (_, uid) => [profilePath(uid)],
  writes: (args, docs, author) => decide.tickWrites(args, docs, author),
  says: ({ text, completed }) => `Tâche ${completed ? 'cochée' : 'décochée'}\u00a0: ${text}`,
})

export const removal = defineMutation<{ readonly todos: readonly Named[] }>({
  name: 'todos.remove',
  reads: ({ todos }) => pathsOf(todos),
  writes: ({ todos }, docs) => decide.removeWrites(todos, docs),
  says: ({ todos }) => saysOf(todos, 'supprimée', 'supprimées'),
})

// Verbs for the screens. `now`: the server's time; `today`: the device's clock, which decides weekdays.

type Wanted = Omit<NewTodo, 'id'> & Partial<Pick<NewTodo, 'id'>>

/** Gives new todos their ids, the first one on top of the list. */
export function newTodos(todos: readonly Wanted[], now: Date): readonly NewTodo[] {
  const ids = newTodoIds(todos.length, now)
  return todos.map((todo, index) => {
    const made = { ...todo, id: todo.id ?? ids[index] ?? '' }
    return navigator.onLine ? made : withDateSaid(made, now)
  })
}

/** Adds one todo per text, the first one on top. Returns their ids. */
export function addTodos(
  uid: string,
  dayOfWeek: Weekday,
  texts: readonly string[],
  now: Date,
): readonly string[] {
  return add(
    uid,
    newTodos(
      texts.map((text) => ({ dayOfWeek, text })),
      now,
    ),
  )
}

/**
 * Cuts a todo into steps on that day: the first step keeps the todo and its history, the others are new. Returns the undo.
 */
export function cutTodo(todo: Todo, steps: readonly string[], date: LocalDate, now: Date): () => void {
  const [first = todo.text, ...others] = steps
  const dayOfWeek = weekdayOfDate(date)
  const made = newTodos(
    others.map((text) => ({ dayOfWeek, text, date })),
    now,
  )
  // The first step has a new text, which was not put off yet.
  const step = { id: todo.id, text: first, dayOfWeek, date, putOff: 0 }
  void send(todo.userId, cutting, { step, made, removed: [] })
  const whole = { ...nameOf(todo), ...todoPlace(todo) }
  return () => void send(todo.userId, cutting, { step: whole, made: [], removed: made.map(nameOf) })
}

/** Adds a todo with a known id: idempotent, also across tabs. */
export function addTodoOnce(uid: string, todo: NewTodo, now: Date): void {
  add(uid, newTodos([todo], now))
}

/** Copies a todo to other weekdays, open and on top. Returns the undo. */
export function copyTodo({ userId, text, repeats }: Todo, days: readonly Weekday[], now: Date): () => void {
  const copies = newTodos(
    days.map((dayOfWeek) => ({ dayOfWeek, text, repeats })),
    now,
  )
  add(userId, copies)
  return () => void send(userId, removal, { todos: copies })
}

function add(uid: string, todos: readonly NewTodo[]): readonly string[] {
  if (todos.length > 0) void send(uid, addition, { todos })
  return todos.map(({ id }) => id)
}

export function renameTodo({ id, userId }: Todo, text: string): void {
  void send(userId, renaming, { id, text })
}

export function moveTodo(todo: Todo, to: Weekday, today = new Date()): void {
  placeTodo(todo, onWeekday(todo, to, today))
}

/** Moves a todo to an exact place; also the inverse of a move. */
export function placeTodo(todo: Todo, place: TodoPlace): void {
  placeTodos(todo.userId, [{ todo, place }])
}

function placeTodos(uid: string, moved: readonly { readonly todo: Todo; readonly place: TodoPlace }[]): void {
  void send(uid, placing, { places: moved.map(({ todo, place }) => ({ ...nameOf(todo), ...place })) })
}

/** « Reporter à aujourd'hui »: adds one to each todo's `putOff`. Returns the undo. */
export function postpone(todos: readonly Todo[], today: Date): () => void {
  const uid = todos[0]?.userId ?? ''
  placeTodos(
    uid,
    todos.map((todo) => ({ todo, place: putOffToToday(todo, today) })),
  )
  return () =>
    placeTodos(
      uid,
      todos.map((todo) => ({ todo, place: todoPlace(todo) })),
    )
}

/** Orders todos by the times of `newPlaces`; null: by creation again. */
export function orderTodos(places: readonly { readonly todo: Todo; readonly at: Date | null }[]): void {
  const [first] = places
  if (!first) return
  const asked = places.map(({ todo, at }) => ({ id: todo.id, at: at?.toISOString() ?? null }))
  void send(first.todo.userId, ordering, { places: asked })
}

/** « Chaque semaine ». `completed`: whether it is done this week, which stays so. */
export function setRepeats(todo: Todo, repeats: boolean, completed: boolean): void {
  void send(todo.userId, repeating, { ...nameOf(todo), repeats, completed })
}

/** Resolves with the earned XP once the view shows the tick; never rejects. */
export async function toggleTodo(
  todo: Todo,
  completed: boolean,
  on: LocalDate = localDateOf(new Date()),
): Promise<Gain> {
  const asked = { ...nameOf(todo), completed, on, wrong: decide.wrongDays(todo, on) }
  const { before, after } = await send(todo.userId, ticking, asked)
  const path = profilePath(todo.userId)
  return gainBetween(before.get(path), after.get(path))
}

export function removeTodo(todo: Todo): void {
  void send(todo.userId, removal, { todos: [nameOf(todo)] })
}

/** Restores a deleted todo with its id, place, ticks and weeks; it earns no XP again. */
export function restoreTodo(todo: Todo, today = new Date()): void {
  void send(todo.userId, putBack, { todos: [asNewTodo(asRestored(todo, today))] })
}

/** « Laisser tomber ». Returns the undo. */
export function letGo(todos: readonly Todo[], today: Date): () => void {
  const uid = todos[0]?.userId ?? ''
  void send(uid, removal, { todos: todos.map(nameOf) })
  return () => void send(uid, putBack, { todos: todos.map((todo) => asNewTodo(asRestored(todo, today))) })
}

function nameOf({ id, text }: Named): Named {
  return { id, text }
}

function send<Args>(uid: string, mutation: Mutation<Args>, args: Args): Promise<Outcome> {
  syncOf(uid)
  return mutate(mutation, args)
}
