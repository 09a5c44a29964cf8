import { collection, limit, query, where, type Query } from 'firebase/firestore'
import type { Firestore, QueryDocumentSnapshot } from 'firebase/firestore'
import type { Weekday } from '@/domain/base/weekday'
import type { Todo } from '@/domain/todos/todo'
import type { OnError, OnValue, Unsubscribe } from '@/data/live/live'
import { ownDocument } from '@/data/live/own-document'
import { watchFound } from '@/data/live/watch-documents'
import { readLiveTodo, type LiveTodo } from './todos'

/** What one disjunction of Firestore may ask for. */
const TEXTS_MAX = 30

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

/** The open todos that say one of these texts, whatever their day. */
export function watchTodosSaying(
  uid: string,
  texts: readonly string[],
  onValue: OnValue<readonly LiveTodo[]>,
  onError: OnError,
): Unsubscribe {
  const wanted = texts.slice(0, TEXTS_MAX)
  const saying = (db: Firestore) =>
    query(collection(db, 'todos'), where('userId', '==', uid), where('text', 'in', wanted), limit(200))
  return watchFew(
    saying,
    (todos, meta) =>
      onValue(
        todos.filter(({ completed }) => !completed),
        meta,
      ),
    onError,
  )
}

/** Whether something is to be done on one of these days: one document says so. */
export function watchHasOpen(
  uid: string,
  days: readonly Weekday[],
  onValue: OnValue<boolean>,
  onError: OnError,
): Unsubscribe {
  const open = (db: Firestore) =>
    query(
      collection(db, 'todos'),
      where('userId', '==', uid),
      where('completed', '==', false),
      where('dayOfWeek', 'in', days),
      limit(1),
    )
  return watchFound(open, isSome, onValue, onError)
}

/** Whether there is one at all, on whatever day, done or not. */
export function watchHasTodos(uid: string, onValue: OnValue<boolean>, onError: OnError): Unsubscribe {
  const one = (db: Firestore) => query(collection(db, 'todos'), where('userId', '==', uid), limit(1))
  return watchFound(one, isSome, onValue, onError)
}

function isSome({ length }: { readonly length: number }): boolean {
  return length > 0
}

/** Whether one of them is to be done on that day, in these very words. */
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
