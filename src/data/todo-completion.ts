import { doc, getDocFromCache, updateDoc, writeBatch, type DocumentReference } from 'firebase/firestore'
import { XP_PER_TASK } from '@/domain/business'
import { gainXp } from '@/domain/level'
import { parseProfile, type Profile } from '@/domain/profile'
import type { Todo } from '@/domain/todo'
import { openDatabase } from './firestore'
import { toAppError } from './to-app-error'

export interface Started {
  /** The level that this tick reached, when it reached one. */
  readonly newLevel: number | null
  /** Settles with the server's answer; offline that can take days. */
  readonly saved: Promise<void>
}

let turn: Promise<unknown> = Promise.resolve()

/**
 * Hands a tick to the local cache. Ticks go one after the other: each reads the XP that the one before
 * wrote, so that two quick ticks are worth 20, and an « off » never overtakes its « on ».
 */
export function startTick(todo: Todo, completed: boolean, now: Date): Promise<Started> {
  const started = turn.then(() => tick(todo, completed, now))
  turn = started.catch(() => undefined)
  return started
}

async function tick(todo: Todo, completed: boolean, now: Date): Promise<Started> {
  const { db } = await openDatabase()
  const todoRef = doc(db, 'todos', todo.id)
  const plain = () => updateDoc(todoRef, { completed })
  if (!completed || todo.xpCounted) return { newLevel: null, saved: plain() }

  const profileRef = doc(db, 'profiles', todo.userId)
  const [isCounted, profile] = await Promise.all([isXpCounted(todoRef), knownProfile(profileRef)])
  if (isCounted || !profile) return { newLevel: null, saved: plain() }

  // Absolute values, no increment(): that one is applied twice when an acknowledgement is lost.
  const { xp, level } = gainXp(profile.xp, XP_PER_TASK)
  const batch = writeBatch(db)
  batch.update(todoRef, { completed, xpCounted: true })
  batch.update(profileRef, { xp, level, updatedAt: now.toISOString() })
  const saved = batch.commit().catch((thrown: unknown) => {
    // A profile that cannot take the points must not cost the tick.
    if (toAppError(thrown).code !== 'data/denied') throw thrown
    return plain()
  })
  return { newLevel: level > profile.level ? level : null, saved }
}

/** What this device knows now, changes that still wait included; the caller's copy can be a tick old. */
async function isXpCounted(ref: DocumentReference): Promise<boolean> {
  const snapshot = await getDocFromCache(ref).catch(() => null)
  return snapshot?.get('xpCounted') === true
}

async function knownProfile(ref: DocumentReference): Promise<Profile | null> {
  const snapshot = await getDocFromCache(ref).catch(() => null)
  return snapshot?.exists() === true ? parseProfile(snapshot.data()) : null
}
