import {
  collection,
  limit,
  orderBy,
  query,
  where,
  type Firestore,
  type QueryDocumentSnapshot,
} from 'firebase/firestore'
import { TODOS_PER_QUERY } from '@/domain/base/text-limits'
import { byPlace, parseTodo, type Todo } from '@/domain/todos/todo'
import type { Weekday } from '@/domain/base/weekday'
import type { PageShape } from '@/data/live/live-pages'

export interface LiveTodo extends Todo {
  /** The last change of this todo still waits for the network. */
  readonly isPending: boolean
  /** The server has not given its creation date yet: `createdAt` is this device's guess. */
  readonly isUndated: boolean
}

/** The todos of one day, newest first. */
export function todoPages(db: Firestore, uid: string, day: Weekday): PageShape<LiveTodo> {
  return {
    base: query(
      collection(db, 'todos'),
      where('userId', '==', uid),
      where('dayOfWeek', '==', day),
      orderBy('createdAt', 'desc'),
      limit(TODOS_PER_QUERY),
    ),
    size: TODOS_PER_QUERY,
    read,
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

function read(doc: QueryDocumentSnapshot): LiveTodo | null {
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
