import { collection, limit, orderBy, query, where, type Firestore, type Query } from 'firebase/firestore'
import { TODOS_PER_QUERY } from '@/domain/text-limits'
import { byPlace, placeOf, type Todo } from '@/domain/todo'
import type { Weekday } from '@/domain/weekday'
import { openDatabase } from './firestore'
import { watch, type OnError, type OnValue, type Unsubscribe } from './live'
import { startTick } from './todo-completion'
import { newTodoIds } from './todo-id'
import { changesBegin, changesEnd, type TodoChange } from './todo-outbox'
import { openTodoPages, type LiveTodo } from './todo-pages'
import { writeTodos, type PlainChange } from './todo-writes'

export type { LiveTodo } from './todo-pages'

export interface TodoList {
  /** In the order of the screen: newest first. A task keeps its identity until it changes. */
  readonly todos: readonly LiveTodo[]
  /** There are more tasks in this day than `pages` pages of 500. */
  readonly hasMore: boolean
}

function todosOf(db: Firestore, uid: string, day: Weekday): Query {
  return query(
    collection(db, 'todos'),
    where('userId', '==', uid),
    where('dayOfWeek', '==', day),
    orderBy('createdAt', 'desc'),
    limit(TODOS_PER_QUERY),
  )
}

export function watchTodos(
  uid: string,
  day: Weekday,
  onValue: OnValue<TodoList>,
  onError: OnError,
  pages = 1,
): Unsubscribe {
  return watch<TodoList>(
    (db, next, fail) => {
      let last: readonly LiveTodo[] = []
      const opened = openTodoPages(
        todosOf(db, uid, day),
        null,
        pages,
        () => {
          const read = opened.read()
          if (!read) return
          const { byId, hasMore, ...meta } = read
          const todos = [...byId.values()].sort(newestFirst)
          if (!hasSameItems(todos, last)) last = todos
          next({ todos: last, hasMore }, meta)
        },
        (thrown) => {
          opened.stop()
          fail(thrown)
        },
      )
      return () => opened.stop()
    },
    onValue,
    onError,
  )
}

/**
 * What the server has not dated yet is newer than all it has, whatever the two clocks say: of two tasks
 * typed quickly the first one's answer must not lift it above the second.
 */
function newestFirst(a: LiveTodo, b: LiveTodo): number {
  const isTop = ({ isUndated, placedAt }: LiveTodo) => isUndated && placedAt === null
  return isTop(a) === isTop(b) ? byPlace(a, b) : isTop(a) ? -1 : 1
}

function hasSameItems(a: readonly LiveTodo[], b: readonly LiveTodo[]): boolean {
  return a.length === b.length && a.every((todo, index) => todo === b[index])
}

// The verbs return at once: the change shows through the live query, a refusal through the outbox.

/** Several texts become several tasks in one write, the first one on top. */
export function addTodos(uid: string, dayOfWeek: Weekday, texts: readonly string[], now: Date): void {
  const ids = newTodoIds(texts.length, now)
  const todos = texts.map((text, index) => ({
    id: ids[index] ?? '',
    userId: uid,
    text,
    completed: false,
    dayOfWeek,
    createdAt: now,
    placedAt: null,
    xpCounted: false,
  }))
  send(
    uid,
    todos.map((todo) => ({ kind: 'add', todo })),
  )
}

/** Puts a deleted task back: same id, same place, same tick, and its XP is not given again. */
export function restoreTodo(todo: Todo): void {
  send(todo.userId, [{ kind: 'add', todo: { ...todo, placedAt: placeOf(todo) } }])
}

export function renameTodo(todo: Todo, text: string): void {
  send(todo.userId, [{ kind: 'rename', todo, text }])
}

export function moveTodo(todo: Todo, to: Weekday): void {
  send(todo.userId, [{ kind: 'move', todo, to }])
}

export function removeTodo(todo: Todo): void {
  send(todo.userId, [{ kind: 'remove', todo }])
}

/** Resolves, once the tick is in the local cache, with the level it reached, if any; never rejects. */
export function toggleTodo(todo: Todo, completed: boolean, now: Date): Promise<number | null> {
  const changes: TodoChange[] = [{ kind: 'tick', todo, completed }]
  changesBegin(todo.userId, changes)
  const started = startTick(todo, completed, now)
  report(
    todo.userId,
    changes,
    started.then(({ saved }) => saved),
  )
  return started.then(
    ({ newLevel }) => newLevel,
    () => null,
  )
}

/** Sends a change again that was refused or whose answer was lost. */
export function retryChange(change: TodoChange, now: Date): void {
  if (change.kind === 'tick') void toggleTodo(change.todo, change.completed, now)
  else send(change.todo.userId, [change])
}

function send(uid: string, changes: readonly PlainChange[]): void {
  if (changes.length === 0) return
  changesBegin(uid, changes)
  report(
    uid,
    changes,
    openDatabase().then(({ db }) => writeTodos(db, changes)),
  )
}

function report(uid: string, changes: readonly TodoChange[], saved: Promise<void>): void {
  saved.then(
    () => changesEnd(uid, changes, 'saved'),
    (thrown: unknown) => {
      console.warn('A task was not saved', thrown)
      changesEnd(uid, changes, 'failed')
    },
  )
}
