import {
  collection,
  doc,
  getDocFromCache,
  limit,
  orderBy,
  query,
  where,
  type Firestore,
  type QueryConstraint,
  type QueryDocumentSnapshot,
} from 'firebase/firestore'
import { TODOS_PER_QUERY } from '@/domain/base/text-limits'
import { byPlace, parseTodo, placeOf, type Todo } from '@/domain/todos/todo'
import type { Weekday } from '@/domain/base/weekday'
import { openDatabase } from '@/data/live/firestore'
import type { OnError, OnValue, Unsubscribe } from '@/data/live/live'
import { watchList, type LiveList, type PageShape } from '@/data/live/live-list'
import { NO_GAIN, type Gain } from '@/data/session/profiles'
import { newTodoIds } from './todo-id'
import { changesBegin, changesEnd, changesQueued, type TodoChange } from './todo-outbox'
import { startTick, writeTodos, type PlainChange } from './todo-writes'

export interface LiveTodo extends Todo {
  /** The last change of this todo still waits for the network. */
  readonly isPending: boolean
  /** The server has not given its creation date yet: `createdAt` is this device's guess. */
  readonly isUndated: boolean
}

export type TodoList = LiveList<LiveTodo>

/** The todos of one day, newest first, page by page of 500. */
export function watchTodos(
  uid: string,
  day: Weekday,
  onValue: OnValue<TodoList>,
  onError: OnError,
  pages = 1,
): Unsubscribe {
  return watchList(
    (db) => todoPages(db, uid, where('dayOfWeek', '==', day)),
    newestFirst,
    onValue,
    onError,
    pages,
  )
}

/** The newest of all days, open or done: where the whole list would be more than is looked at. */
export function watchRecentTodos(
  uid: string,
  { completed, size }: { readonly completed: boolean; readonly size: number },
  onValue: OnValue<TodoList>,
  onError: OnError,
): Unsubscribe {
  const pages = (db: Firestore) => todoPages(db, uid, where('completed', '==', completed), size)
  return watchList(pages, newestFirst, onValue, onError, 1)
}

/** Those of one person that `which` says, newest first. */
function todoPages(
  db: Firestore,
  uid: string,
  which: QueryConstraint,
  size = TODOS_PER_QUERY,
): PageShape<LiveTodo> {
  return {
    base: query(
      collection(db, 'todos'),
      where('userId', '==', uid),
      which,
      orderBy('createdAt', 'desc'),
      limit(size),
    ),
    size,
    read: readLiveTodo,
    isSame,
    isUnplaced: isUndated,
  }
}

/**
 * What the server has not dated yet is newer than all it has, whatever the two clocks say: of two todos
 * typed quickly the first one's answer must not lift it above the second.
 */
function newestFirst(a: LiveTodo, b: LiveTodo): number {
  const isTop = ({ isUndated, placedAt }: LiveTodo) => isUndated && placedAt === null
  return isTop(a) === isTop(b) ? byPlace(a, b) : isTop(a) ? -1 : 1
}

export function readLiveTodo(doc: QueryDocumentSnapshot): LiveTodo | null {
  const todo = parseTodo(doc.id, doc.data({ serverTimestamps: 'estimate' }))
  return todo && { ...todo, isPending: doc.metadata.hasPendingWrites, isUndated: isUndated(doc) }
}

function isUndated(doc: QueryDocumentSnapshot): boolean {
  return doc.get('createdAt', { serverTimestamps: 'none' }) === null
}

function isSame(a: LiveTodo, b: LiveTodo): boolean {
  return (
    a.isPending === b.isPending &&
    a.isUndated === b.isUndated &&
    a.text === b.text &&
    a.completed === b.completed &&
    a.dayOfWeek === b.dayOfWeek &&
    a.createdAt.getTime() === b.createdAt.getTime() &&
    a.placedAt?.getTime() === b.placedAt?.getTime() &&
    a.xpCounted === b.xpCounted
  )
}

// The verbs return at once: the change shows through the live query, a refusal through the outbox.

/** Several texts become several todos in one write, the first one on top. Returns their ids. */
export function addTodos(
  uid: string,
  dayOfWeek: Weekday,
  texts: readonly string[],
  now: Date,
): readonly string[] {
  const ids = newTodoIds(texts.length, now)
  send(
    uid,
    texts.map((text, index) => added(uid, { id: ids[index] ?? '', dayOfWeek, text }, now)),
  )
  return ids
}

/** New todos, the first one on top, as part of a larger write that `write` hands over at once: all of it or nothing. */
export function addTodosWith(
  uid: string,
  todos: readonly Pick<Todo, 'dayOfWeek' | 'text'>[],
  now: Date,
  write: (made: readonly Todo[]) => Promise<void>,
): void {
  const ids = newTodoIds(todos.length, now)
  const changes = todos.map((todo, index) => added(uid, { ...todo, id: ids[index] ?? '' }, now))
  changesBegin(uid, changes)
  const saved = write(changes.map(({ todo }) => todo))
  void whenQueued(uid, changes)
  report(uid, changes, saved)
}

/** One todo whose id was made before: adding it again, from another tab too, is adding it once. */
export function addTodoOnce(uid: string, todo: Pick<Todo, 'id' | 'dayOfWeek' | 'text'>, now: Date): void {
  send(uid, [added(uid, todo, now)])
}

function added(uid: string, todo: Pick<Todo, 'id' | 'dayOfWeek' | 'text'>, now: Date): PlainChange {
  const rest = { userId: uid, completed: false, createdAt: now, placedAt: null, xpCounted: false }
  return { kind: 'add', todo: { ...todo, ...rest } }
}

/** Puts a deleted todo back: same id, same place, same tick, and its XP is not given again. */
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

/** Resolves, once the tick is in the local cache, with what it earned; never rejects. */
export function toggleTodo(todo: Todo, completed: boolean, now: Date): Promise<Gain> {
  const changes: TodoChange[] = [{ kind: 'tick', todo, completed }]
  changesBegin(todo.userId, changes)
  const started = startTick(todo, completed, now)
  report(
    todo.userId,
    changes,
    started.then(({ saved }) => {
      void whenQueued(todo.userId, changes)
      return saved
    }),
  )
  return started.then(
    ({ gain }) => gain,
    () => NO_GAIN,
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
    openDatabase().then(({ db }) => {
      const saved = writeTodos(db, changes)
      void whenQueued(uid, changes)
      return saved
    }),
  )
}

/** Right after the write: Firestore does one thing after the other, so once it has read, it has kept the write. */
async function whenQueued(uid: string, changes: readonly TodoChange[]): Promise<void> {
  const { db, isPersistent } = await openDatabase()
  const last = changes.at(-1)
  if (!isPersistent || !last) return
  await getDocFromCache(doc(db, 'todos', last.todo.id)).catch(() => undefined)
  changesQueued(uid, changes)
}

function report(uid: string, changes: readonly TodoChange[], saved: Promise<void>): void {
  saved.then(
    () => changesEnd(uid, changes, 'saved'),
    (thrown: unknown) => {
      console.warn('A todo was not saved', thrown)
      changesEnd(uid, changes, 'refused')
    },
  )
}
