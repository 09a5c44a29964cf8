import {
  and,
  collection,
  doc,
  getDocFromCache,
  limit,
  or,
  orderBy,
  query,
  where,
  type Firestore,
  type QueryDocumentSnapshot,
  type QueryFilterConstraint,
} from 'firebase/firestore'
import { TODOS_PER_QUERY } from '@/domain/base/text-limits'
import {
  datesOfWeek,
  localDateOf,
  startOfDate,
  weekdayOfDate,
  type LocalDate,
} from '@/domain/base/local-date'
import { byPlace, parseTodo, PLAIN_TODO, type Todo } from '@/domain/todos/todo'
import { asRestored, onWeekday, type TodoPlace } from '@/domain/todos/todo-place'
import type { Weekday } from '@/domain/base/weekday'
import { withDayOfThisWeek } from '@/domain/todos/week-of-todo'
import { openDatabase } from '@/data/live/firestore'
import type { OnError, OnValue, Unsubscribe } from '@/data/live/live'
import { watchList, type LiveList, type PageShape } from '@/data/live/live-list'
import { inTurn, NO_GAIN, type Gain } from '@/data/session/profiles'
import { serverNow } from '@/data/session/server-clock'
import { newTodoIds } from '@/data/todo-ids'
import {
  changesBegin,
  changesEnd,
  changesQueued,
  leftOf,
  takeUnsent,
  whenTickedEarly,
  type TodoChange,
} from './todo-outbox'
import { beginTick, writeTodos, type PlainChange, type Tick } from './todo-writes'

export interface LiveTodo extends Todo {
  /** The last change of this todo still waits for the network. */
  readonly isPending: boolean
  /** The server has not given its creation date yet: `createdAt` is this device's guess. */
  readonly isUndated: boolean
}

export type TodoList = LiveList<LiveTodo>

/**
 * The todos of one day as the week that begins on that Monday has them, newest first, page by page of 500: what is open or
 * repeats, however old it is, what was done in that week, and what was made in it. What was done before is the archive's:
 * see `done-before.ts`.
 */
export function watchTodos(
  uid: string,
  day: Weekday,
  monday: LocalDate,
  onValue: OnValue<TodoList>,
  onError: OnError,
  pages = 1,
): Unsubscribe {
  const ofTheWeek = or(
    where('completed', '==', false),
    where('repeats', '==', true),
    where('doneDates', 'array-contains-any', datesOfWeek(monday)),
    // An older tab ticks without a day.
    where('createdAt', '>=', startOfDate(monday)),
  )
  return watchList(
    (db) => todoPages(db, uid, [where('dayOfWeek', '==', day), ofTheWeek]),
    newestFirst,
    onValue,
    onError,
    pages,
  )
}

/** Those of one person that `which` says, newest first. */
export function todoPages(
  db: Firestore,
  uid: string,
  which: readonly QueryFilterConstraint[],
  size = TODOS_PER_QUERY,
): PageShape<LiveTodo> {
  return {
    base: query(
      collection(db, 'todos'),
      and(where('userId', '==', uid), ...which),
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
export function newestFirst(a: LiveTodo, b: LiveTodo): number {
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

/** Dates and lists are other objects with each reading; the rest is compared as it is. */
function isSame(a: LiveTodo, b: LiveTodo): boolean {
  return (Object.keys(a) as (keyof LiveTodo)[]).every((key) => comparable(a[key]) === comparable(b[key]))
}

function comparable(value: LiveTodo[keyof LiveTodo]) {
  if (value instanceof Date) return value.getTime()
  return typeof value === 'object' ? value?.join() : value
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

/** New todos for one date, the first one on top. Returns their ids. */
export function addDatedTodos(
  uid: string,
  texts: readonly string[],
  date: LocalDate,
  now: Date,
): readonly string[] {
  const ids = newTodoIds(texts.length, now)
  const dayOfWeek = weekdayOfDate(date)
  const changes = texts.map((text, index) => added(uid, { id: ids[index] ?? '', dayOfWeek, text, date }, now))
  send(uid, changes)
  return ids
}

/**
 * New todos, the first one on top, as part of a larger write that `write` hands over at once: all of it or nothing. Ids are
 * made here, but for who makes theirs out of what the todos say.
 */
export function addTodosWith(
  uid: string,
  todos: readonly (Omit<NewTodo, 'id'> & Partial<Pick<Todo, 'id'>>)[],
  now: Date,
  write: (made: readonly Todo[]) => Promise<void>,
): void {
  const ids = newTodoIds(todos.length, now)
  const changes = todos.map((todo, index) => added(uid, { ...todo, id: todo.id ?? ids[index] ?? '' }, now))
  sendUnsent(uid)
  changesBegin(uid, changes)
  const saved = write(changes.map(({ todo }) => todo))
  void whenQueued(uid, changes)
  report(
    uid,
    changes,
    saved.then(() => 'saved'),
  )
}

/** One todo whose id was made before: adding it again, from another tab too, is adding it once. */
export function addTodoOnce(uid: string, todo: NewTodo, now: Date): void {
  send(uid, [added(uid, todo, now)])
}

type NewTodo = Pick<Todo, 'id' | 'dayOfWeek' | 'text'> & Partial<Pick<Todo, 'repeats' | 'date'>>

export function added(uid: string, todo: NewTodo, now: Date): PlainChange {
  const made = { ...PLAIN_TODO, ...todo, userId: uid, createdAt: now }
  return { kind: 'add', todo: navigator.onLine ? made : withDayOfThisWeek(made, now) }
}

/** Puts a deleted todo back: same id, same place, same tick, same weeks, and its XP is not given again. */
export function restoreTodo(todo: Todo, today = new Date()): void {
  send(todo.userId, [{ kind: 'add', todo: asRestored(todo, today) }])
}

export function renameTodo(todo: Todo, text: string): void {
  send(todo.userId, [{ kind: 'rename', todo, text }])
}

// `today` is the device's clock, whose calendar the weekdays follow; all other dates are the server's.

export function moveTodo(todo: Todo, to: Weekday, today = new Date()): void {
  placeTodo(todo, onWeekday(todo, to, today))
}

/** To the very place that is said: also what takes a move back. */
export function placeTodo(todo: Todo, { dayOfWeek, date, putOff }: TodoPlace): void {
  send(todo.userId, [{ kind: 'move', todo, to: dayOfWeek, date, putOff }])
}

/** « Chaque semaine », and whether it is done now: what a task of this week shows stays as it is. */
export function setRepeats(todo: Todo, repeats: boolean, completed: boolean): void {
  send(todo.userId, [{ kind: 'repeat', todo, repeats, completed }])
}

export function removeTodo(todo: Todo): void {
  send(todo.userId, [{ kind: 'remove', todo }])
}

/** Resolves, once the tick is in the local cache, with what it earned; never rejects. */
export function toggleTodo(
  todo: Todo,
  completed: boolean,
  now: Date,
  on: LocalDate | null = localDateOf(new Date()),
): Promise<Gain> {
  return sendTick({ kind: 'tick', todo, completed, on }, now)
}

function sendTick(change: Tick, now: Date, isLeft = false): Promise<Gain> {
  // Before it begins: a tick that was left is not the last one.
  sendUnsent(change.todo.userId)
  return handOver(change.todo.userId, [change], beginTick(change, now), isLeft).then(
    (tick) => tick?.gain ?? NO_GAIN,
    () => NO_GAIN,
  )
}

/**
 * What the page before did not come to hand over goes first, once: sent later, it would undo what is done now. Its place in
 * the order is what it was.
 */
export function sendUnsent(uid: string): void {
  for (const change of takeUnsent(uid)) resend(change)
}

whenTickedEarly(sendUnsent)

/** Sends a change again that was refused or whose answer was lost. */
export function retryChange(change: TodoChange, now: Date, isLeft = false): void {
  if (change.kind === 'tick') void sendTick(change, now, isLeft)
  else send(change.todo.userId, [change], isLeft)
}

/**
 * Sends what another page was about to hand over. By its turn that one may have done so, being a tab that lives, or have
 * replaced it: nothing is sent a second time then, and later, when it would undo what was done since.
 */
export function resend(change: TodoChange): void {
  retryChange(change, serverNow(), true)
}

/** For the verbs of this room. */
export function send(uid: string, changes: readonly PlainChange[], isLeft = false): void {
  if (changes.length === 0) return
  const write = async (asKept: readonly PlainChange[]) => {
    const { db } = await openDatabase()
    return { saved: writeTodos(db, asKept) }
  }
  sendUnsent(uid)
  handOver(uid, changes, write, isLeft).catch(() => undefined)
}

/** In its turn: a tick reads before it writes, and what is done after it must not come before it. Null: another tab has sent it. */
function handOver<C extends TodoChange, S extends { readonly saved: Promise<void> }>(
  uid: string,
  changes: readonly C[],
  write: (asKept: readonly C[]) => Promise<S>,
  isLeft: boolean,
): Promise<S | null> {
  changesBegin(uid, changes)
  const handed = inTurn(async () => {
    if (!isLeft) return write(changes)
    // A page that begins opens its stored database first, and what is kept may be another thing by then.
    await whenCaughtUp(changes)
    const asKept = changes.flatMap((change) => leftOf(uid, change) ?? [])
    return asKept.length > 0 ? write(asKept) : null
  })
  const saved = handed.then((started) => {
    if (started) void whenQueued(uid, changes)
    return started && started.saved.then(() => 'saved' as const)
  })
  report(uid, changes, saved)
  return handed
}

/** Right after the write: once Firestore has done all that was asked of it before, it has kept the write. */
async function whenQueued(uid: string, changes: readonly TodoChange[]): Promise<void> {
  const isPersistent = await whenCaughtUp(changes)
  if (isPersistent) changesQueued(uid, changes)
}

/** Firestore does one thing after the other: once it has read, it has done what it was asked before. True: it keeps that on the device. */
async function whenCaughtUp(changes: readonly TodoChange[]): Promise<boolean> {
  // Who cannot open it says so to `report`.
  const opened = await openDatabase().catch(() => null)
  const last = changes.at(-1)
  if (!opened || !last) return false
  await getDocFromCache(doc(opened.db, 'todos', last.todo.id)).catch(() => undefined)
  return opened.isPersistent
}

function report(uid: string, changes: readonly TodoChange[], saved: Promise<'saved' | null>): void {
  saved.then(
    (outcome) => changesEnd(uid, changes, outcome),
    (thrown: unknown) => {
      console.warn('A todo was not saved', thrown)
      changesEnd(uid, changes, 'refused')
    },
  )
}
