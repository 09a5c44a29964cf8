import {
  collection,
  limit,
  query,
  where,
  type Firestore,
  type Query,
  type QueryConstraint,
  type QueryDocumentSnapshot,
} from 'firebase/firestore'
import { dateAt, weekdayOfDate, type LocalDate } from '@/domain/base/local-date'
import type { Weekday } from '@/domain/base/weekday'
import type { Todo } from '@/domain/todos/todo'
import { isDone } from '@/domain/todos/week-of-todo'
import type { OnError, OnValue, Unsubscribe } from '@/data/live/live'
import { ownDocument } from '@/data/live/own-document'
import { watchFound } from '@/data/live/watch-documents'
import { readLiveTodo, type LiveTodo } from './todos'

/** What one disjunction of Firestore may ask for. */
const TEXTS_MAX = 30
/** What repeats on two days: the first ones say enough. */
const REPEATING_MAX = 4

/** One todo, wherever it stands; null: it is not there. */
export function watchTodo(
  uid: string,
  id: string,
  onValue: OnValue<LiveTodo | null>,
  onError: OnError,
): Unsubscribe {
  return watchFew(
    (db) => ownDocument(db, 'todos', uid, id),
    ([todo = null], meta) => onValue(todo, meta),
    onError,
  )
}

/**
 * The todos that say one of these texts and are to do, or will be again, whatever their day: what was done in these words,
 * every week for years, is not read.
 */
export function watchTodosSaying(
  uid: string,
  texts: readonly string[],
  onValue: OnValue<readonly LiveTodo[]>,
  onError: OnError,
): Unsubscribe {
  const wanted = texts.slice(0, TEXTS_MAX)
  const heard = new Map<string, Parameters<typeof onValue>>()
  const either = [
    ['completed', false],
    ['repeats', true],
  ] as const
  const stops = either.map(([field, value]) =>
    watchFew(
      (db) =>
        query(
          collection(db, 'todos'),
          where('userId', '==', uid),
          where('text', 'in', wanted),
          where(field, '==', value),
          limit(200),
        ),
      (...answer) => {
        heard.set(field, answer)
        if (heard.size < either.length) return
        const answers = [...heard.values()]
        const found = answers.flatMap(([todos]) => todos.map((todo) => [todo.id, todo] as const))
        onValue([...new Map(found).values()], {
          isPending: answers.some(([, { isPending }]) => isPending),
          isFromCache: answers.some(([, { isFromCache }]) => isFromCache),
        })
      },
      onError,
    ),
  )
  return () => stops.forEach((stop) => stop())
}

/** What is stored as open on these days, at most `size` of it. */
export function watchOpenOn(
  uid: string,
  days: readonly Weekday[],
  size: number,
  onValue: OnValue<readonly LiveTodo[]>,
  onError: OnError,
): Unsubscribe {
  return watchFew((db) => onDays(db, uid, days, where('completed', '==', false), size), onValue, onError)
}

/** Whether something is stored as open on these days: one document says so. */
export function watchHasOpen(
  uid: string,
  days: readonly Weekday[],
  onValue: OnValue<boolean>,
  onError: OnError,
): Unsubscribe {
  const open = (db: Firestore) => onDays(db, uid, days, where('completed', '==', false), 1)
  return watchFound(open, isSome, onValue, onError)
}

/** Whether something that repeats is open on one of these days, which is not what is stored: see `isDone`. */
export function watchHasRepeating(
  uid: string,
  dates: readonly LocalDate[],
  onValue: OnValue<boolean>,
  onError: OnError,
): Unsubscribe {
  const days = dates.map(weekdayOfDate)
  const isOpen = (todo: Todo) =>
    dates.some((date) => weekdayOfDate(date) === todo.dayOfWeek && !isDone(todo, dateAt(date)))
  return watchFew(
    (db) => onDays(db, uid, days, where('repeats', '==', true), REPEATING_MAX),
    (todos, meta) => onValue(todos.some(isOpen), meta),
    onError,
  )
}

function onDays(
  db: Firestore,
  uid: string,
  days: readonly Weekday[],
  which: QueryConstraint,
  size: number,
): Query {
  const those = [where('userId', '==', uid), which, where('dayOfWeek', 'in', days)]
  return query(collection(db, 'todos'), ...those, limit(size))
}

/** Whether there is one at all, on whatever day, done or not. */
export function watchHasTodos(uid: string, onValue: OnValue<boolean>, onError: OnError): Unsubscribe {
  const one = (db: Firestore) => query(collection(db, 'todos'), where('userId', '==', uid), limit(1))
  return watchFound(one, isSome, onValue, onError)
}

function isSome({ length }: { readonly length: number }): boolean {
  return length > 0
}

/** Whether one of them is for that day, in these very words. */
export function isAmong(todos: readonly Todo[], day: Weekday, text: string): boolean {
  return todos.some((todo) => todo.dayOfWeek === day && todo.text === text)
}

function watchFew(
  asked: (db: Firestore) => Query,
  onValue: OnValue<readonly LiveTodo[]>,
  onError: OnError,
): Unsubscribe {
  const read = (docs: readonly QueryDocumentSnapshot[]) =>
    docs.flatMap((snapshot) => readLiveTodo(snapshot) ?? [])
  return watchFound(asked, read, onValue, onError)
}
