import {
  deleteDoc,
  doc,
  getDocFromCache,
  serverTimestamp,
  setDoc,
  updateDoc,
  writeBatch,
  type Firestore,
} from 'firebase/firestore'
import { XP_PER_TODO } from '@/domain/base/business'
import type { Todo } from '@/domain/todos/todo'
import { openDatabase } from '@/data/live/firestore'
import { unlessApplied } from '@/data/live/server-answer'
import { toAppError } from '@/data/live/to-app-error'
import { addXp, inTurn, knownProfile, NO_GAIN, type Gain } from '@/data/session/profiles'
import type { TodoChange } from './todo-outbox'

/** Every change but a tick, which also gives points: see `startTick`. */
export type PlainChange = Exclude<TodoChange, { kind: 'tick' }>

/** Several changes at once are new todos, written together or not at all. */
export async function writeTodos(db: Firestore, changes: readonly PlainChange[]): Promise<void> {
  const [change, ...others] = changes
  if (!change) return
  try {
    await write(db, change, others)
  } catch (thrown) {
    if (change.kind !== 'add' && change.kind !== 'remove') throw thrown
    await unlessApplied(doc(db, 'todos', change.todo.id), change.kind === 'add' ? 'there' : 'gone', thrown)
  }
}

function write(db: Firestore, change: PlainChange, others: readonly PlainChange[]): Promise<void> {
  const ref = doc(db, 'todos', change.todo.id)
  if (others.length > 0) {
    const batch = writeBatch(db)
    for (const { todo } of [change, ...others]) batch.set(doc(db, 'todos', todo.id), newTodoFields(todo))
    return batch.commit()
  }
  switch (change.kind) {
    case 'add':
      return setDoc(ref, newTodoFields(change.todo))
    case 'rename':
      return updateDoc(ref, { text: change.text })
    case 'move':
      return updateDoc(ref, { dayOfWeek: change.to })
    case 'remove':
      return deleteDoc(ref)
  }
}

/** The whole document of a new todo, also for a larger write. */
export function newTodoFields(todo: Todo) {
  const { userId, text, completed, dayOfWeek, placedAt, xpCounted } = todo
  return {
    userId,
    text,
    completed,
    dayOfWeek,
    createdAt: serverTimestamp(),
    ...(placedAt && { placedAt }),
    ...(xpCounted && { xpCounted }),
  }
}

export interface Started {
  readonly gain: Gain
  /** Settles with the server's answer; offline that can take days. */
  readonly saved: Promise<void>
}

/** Hands a tick to the local cache. */
export function startTick(todo: Todo, completed: boolean, now: Date): Promise<Started> {
  return inTurn(() => tick(todo, completed, now))
}

async function tick(todo: Todo, completed: boolean, now: Date): Promise<Started> {
  const { db } = await openDatabase()
  const todoRef = doc(db, 'todos', todo.id)
  const plain = () => updateDoc(todoRef, { completed })
  if (!completed || todo.xpCounted) return { gain: NO_GAIN, saved: plain() }

  const [known, profile] = await Promise.all([
    getDocFromCache(todoRef).catch(() => null),
    knownProfile(db, todo.userId),
  ])
  // A todo that this page has not seen may have been counted before it was loaded.
  const isUncounted = known?.exists() === true && known.get('xpCounted') !== true
  if (!isUncounted || !profile) return { gain: NO_GAIN, saved: plain() }

  const batch = writeBatch(db)
  batch.update(todoRef, { completed, xpCounted: true })
  const newLevel = addXp(batch, db, { uid: todo.userId, profile, gain: XP_PER_TODO, now })
  const saved = batch.commit().catch((thrown: unknown) => {
    // A profile that cannot take the points must not cost the tick.
    if (toAppError(thrown).code !== 'data/denied') throw thrown
    return plain()
  })
  return { gain: { xp: XP_PER_TODO, newLevel }, saved }
}
