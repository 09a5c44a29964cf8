import { doc, getDocFromCache, updateDoc, writeBatch } from 'firebase/firestore'
import { XP_PER_TODO } from '@/domain/base/business'
import type { Todo } from '@/domain/todos/todo'
import { addXp, inTurn, knownProfile } from '@/data/session/experience'
import { openDatabase } from '@/data/live/firestore'
import { toAppError } from '@/data/live/to-app-error'

export interface Started {
  /** The level that this tick reached, when it reached one. */
  readonly newLevel: number | null
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
  if (!completed || todo.xpCounted) return { newLevel: null, saved: plain() }

  const [known, profile] = await Promise.all([
    getDocFromCache(todoRef).catch(() => null),
    knownProfile(db, todo.userId),
  ])
  // A todo that this page has not seen may have been counted before it was loaded.
  const isUncounted = known?.exists() === true && known.get('xpCounted') !== true
  if (!isUncounted || !profile) return { newLevel: null, saved: plain() }

  const batch = writeBatch(db)
  batch.update(todoRef, { completed, xpCounted: true })
  const newLevel = addXp(batch, db, { uid: todo.userId, profile, gain: XP_PER_TODO, now })
  const saved = batch.commit().catch((thrown: unknown) => {
    // A profile that cannot take the points must not cost the tick.
    if (toAppError(thrown).code !== 'data/denied') throw thrown
    return plain()
  })
  return { newLevel, saved }
}
