import * as json from '@/domain/base/json'
import { gainBetween, profilePath, type Gain } from '@/domain/account/earned'
import { localDateOf, weekdayOfDate, type LocalDate } from '@/domain/base/time/local-date'
import type { Weekday } from '@/domain/base/time/weekday'
import {
  asNewTodo,
  newTodoWrites,
  readNewTodo,
  todoPath,
  withDateSaid,
  type NewTodo,
} from '@/domain/todos/new-todo'
import { counted } from '@/domain/base/text/french-count'
import type { Todo } from '@/domain/todos/todo'
import { asRestored, putOffToToday, todoPlace, type TodoPlace } from '@/domain/todos/todo-place'
import * as decide from '@/domain/todos/todo-writes'
import { mutate } from './sync/current'
import { defineMutation } from './sync/mutation'
import { newTodoIds } from '@/domain/todos/todo-ids'
import { laterDate } from '@/domain/todos/week-of-todo'

const pathsOf = (todos: readonly Pick<decide.NamedTodo, 'id'>[]) => todos.map(({ id }) => todoPath(id))

function saysOf(todos: readonly Pick<decide.NamedTodo, 'text'>[], one: string, many: string): string {
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
  args: json.args<Made>({ todos: json.list(readNewTodo) }),
  reads: ({ todos }) => pathsOf(todos),
  writes: ({ todos }, doc, { uid }) => newTodoWrites(todos, doc, uid),
  says: ({ todos }) => saysOf(todos, 'ajoutée', 'ajoutées'),
  text: ({ todos }) => todos.map(({ text }) => text).join('\n'),
})

export const putBack = defineMutation<Made>({
  ...addition,
  name: 'todos.putBack',
  says: ({ todos }) => saysOf(todos, 'remise', 'remises'),
})

const renaming = defineMutation<decide.Renaming>({
  name: 'todos.rename',
  args: json.args<decide.Renaming>({ id: json.id, text: json.text }),
  reads: ({ id }) => [todoPath(id)],
  writes: (args, doc) => decide.renameWrites(args, doc),
  says: ({ text }) => `Tâche renommée\u00a0: ${text}`,
  text: ({ text }) => text,
})

interface Places {
  readonly places: readonly decide.Placing[]
}

const placing = defineMutation<Places>({
  name: 'todos.place',
  args: json.args<Places>({ places: json.list(decide.readPlacing) }),
  reads: ({ places }) => pathsOf(places),
  writes: ({ places }, doc) => decide.placeWrites(places, doc),
  says: ({ places }) => saysOf(places, 'déplacée', 'déplacées'),
})

interface Order {
  readonly places: readonly decide.Ordering[]
}

const ordering = defineMutation<Order>({
  name: 'todos.order',
  args: json.args<Order>({
    places: json.list(json.object<decide.Ordering>({ id: json.id, at: json.orNull(json.time) })),
  }),
  reads: ({ places }) => pathsOf(places),
  writes: ({ places }, doc) => decide.orderWrites(places, doc),
  says: () => 'Ordre des tâches',
})

const repeating = defineMutation<decide.Repeating>({
  name: 'todos.repeat',
  args: json.args<decide.Repeating>({
    id: json.id,
    text: json.text,
    repeats: json.flag,
    completed: json.flag,
  }),
  reads: ({ id }) => [todoPath(id)],
  writes: (args, doc) => decide.repeatWrites(args, doc),
  says: ({ text, repeats }) => `${repeats ? 'Chaque semaine' : 'Une seule fois'}\u00a0: ${text}`,
})

const cutting = defineMutation<decide.Cutting>({
  name: 'todos.cut',
  args: json.args<decide.Cutting>({
    step: decide.readPlacing,
    made: json.list(readNewTodo),
    removed: json.list(decide.readNamed),
  }),
  reads: ({ step, made, removed }) => pathsOf([step, ...made, ...removed]),
  writes: (args, doc, { uid }) => decide.cutWrites(args, doc, uid),
  says: ({ step, made }) =>
    made.length > 0 ? `Tâche divisée\u00a0: ${step.text}` : `Tâche renommée\u00a0: ${step.text}`,
  text: ({ step, made }) => [step, ...made].map(({ text }) => text).join('\n'),
})

export const ticking = defineMutation<decide.Ticking>({
  name: 'todos.tick',
  args: json.args<decide.Ticking>({
    id: json.id,
    text: json.text,
    completed: json.flag,
    on: json.date,
    wrong: json.list(json.date),
  }),
  reads: ({ id }) => [todoPath(id)],
  besides: (_, uid) => [profilePath(uid)],
  writes: (args, doc, author) => decide.tickWrites(args, doc, author),
  says: ({ text, completed }) => `Tâche ${completed ? 'cochée' : 'décochée'}\u00a0: ${text}`,
})

interface Removed {
  readonly todos: readonly decide.NamedTodo[]
}

export const removal = defineMutation<Removed>({
  name: 'todos.remove',
  isRemoval: true,
  args: json.args<Removed>({ todos: json.list(decide.readNamed) }),
  reads: ({ todos }) => pathsOf(todos),
  writes: ({ todos }, doc) => decide.removeWrites(todos, doc),
  says: ({ todos }) => saysOf(todos, 'supprimée', 'supprimées'),
})

// Verbs for the screens. `now`: the server's time; `today`: the device's clock, which decides weekdays.

/** Gives new todos their ids, the first one on top of the list. */
export function newTodos(todos: readonly Omit<NewTodo, 'id'>[], now: Date): readonly NewTodo[] {
  const ids = newTodoIds(todos.length, now)
  return todos.map((todo, index) => {
    const made = { ...todo, id: ids[index] ?? '' }
    return navigator.onLine ? made : withDateSaid(made, now)
  })
}

interface Added {
  readonly ids: readonly string[]
  readonly takeBack: () => void
}

/**
 * Adds one todo per text, the first one on top. `date`: of a todo that is not written into the list of its day. Returns their ids, and the
 * undo.
 */
export function addTodos(
  dayOfWeek: Weekday,
  texts: readonly string[],
  now: Date,
  date: LocalDate | null = null,
): Added {
  const todos = newTodos(
    texts.map((text) => ({ dayOfWeek, text, date })),
    now,
  )
  if (todos.length > 0) void mutate(addition, { todos })
  return {
    ids: todos.map(({ id }) => id),
    takeBack: () => void mutate(removal, { todos: todos.map(nameOf) }),
  }
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
  void mutate(cutting, { step, made, removed: [] })
  const whole = { ...nameOf(todo), ...todoPlace(todo) }
  return () => void mutate(cutting, { step: whole, made: [], removed: made.map(nameOf) })
}

/** Copies a todo to other days, open and on top. Returns the undo. */
export function copyTodo({ text, repeats }: Todo, days: readonly LocalDate[], now: Date): () => void {
  const today = localDateOf(new Date())
  const copies = newTodos(
    days.map(weekdayOfDate).map((dayOfWeek) => ({
      dayOfWeek,
      text,
      repeats,
      date: repeats ? null : laterDate(dayOfWeek, today),
    })),
    now,
  )
  void mutate(addition, { todos: copies })
  return () => void mutate(removal, { todos: copies })
}

export function renameTodo({ id }: Todo, text: string): void {
  void mutate(renaming, { id, text })
}

/** Moves a todo to an exact place; also the inverse of a move. */
export function placeTodo(todo: Todo, place: TodoPlace): void {
  placeTodos([todo], () => place)
}

function placeTodos(todos: readonly Todo[], placeOf: (todo: Todo) => TodoPlace): void {
  void mutate(placing, { places: todos.map((todo) => ({ ...nameOf(todo), ...placeOf(todo) })) })
}

/** « Mettre à aujourd'hui »: adds one to each todo's `putOff`. Returns the undo. */
export function postpone(todos: readonly Todo[], today: Date): () => void {
  placeTodos(todos, (todo) => putOffToToday(todo, today))
  return () => placeTodos(todos, todoPlace)
}

/** Orders todos by the times of `newPlaces`; null: by creation again. */
export function orderTodos(places: readonly { readonly todo: Todo; readonly at: Date | null }[]): void {
  const asked = places.map(({ todo, at }) => ({ id: todo.id, at: at?.toISOString() ?? null }))
  if (asked.length > 0) void mutate(ordering, { places: asked })
}

/** « Chaque semaine ». `completed`: whether it is done this week, which stays so. */
export function setRepeats(todo: Todo, repeats: boolean, completed: boolean): void {
  void mutate(repeating, { ...nameOf(todo), repeats, completed })
}

/** Resolves with the earned XP once the view shows the tick; never rejects. */
export async function toggleTodo(
  todo: Todo,
  completed: boolean,
  on: LocalDate = localDateOf(new Date()),
): Promise<Gain> {
  const asked = { ...nameOf(todo), completed, on, wrong: decide.wrongDays(todo, on) }
  const { before, after } = await mutate(ticking, asked)
  const path = profilePath(todo.userId)
  return gainBetween(before.get(path), after.get(path))
}

/** Deletes todos. Returns the undo: it restores their ids, places, ticks and weeks, and earns no XP again. */
export function removeTodos(todos: readonly Todo[]): () => void {
  void mutate(removal, { todos: todos.map(nameOf) })
  return () => void mutate(putBack, { todos: todos.map((todo) => asNewTodo(asRestored(todo, new Date()))) })
}

function nameOf({ id, text }: decide.NamedTodo): decide.NamedTodo {
  return { id, text }
}
