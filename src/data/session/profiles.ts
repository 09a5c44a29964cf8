import {
  doc,
  getDocFromCache,
  type DocumentReference,
  type Firestore,
  type WriteBatch,
} from 'firebase/firestore'
import { gainXp } from '@/domain/account/level'
import { parseProfile, type Profile } from '@/domain/account/profile'

export function profileRef(db: Firestore, uid: string): DocumentReference {
  return doc(db, 'profiles', uid)
}

let turn: Promise<unknown> = Promise.resolve()

/**
 * What gives points goes one after the other: each reads the XP that the one before wrote, so that two quick
 * ticks are worth 20, and an « off » never overtakes its « on ».
 */
export function inTurn<T>(act: () => Promise<T>): Promise<T> {
  const done = turn.then(act)
  turn = done.catch(() => undefined)
  return done
}

/** The profile as this device knows it now, changes that still wait included; null: unknown. */
export async function knownProfile(db: Firestore, uid: string): Promise<Profile | null> {
  const snapshot = await getDocFromCache(profileRef(db, uid)).catch(() => null)
  return snapshot?.exists() === true ? parseProfile(snapshot.data()) : null
}

/** A field of a document as this device knows it now; the caller's copy can be a moment old. */
export async function knownField(ref: DocumentReference, field: string): Promise<unknown> {
  const snapshot = await getDocFromCache(ref).catch(() => null)
  return snapshot?.get(field)
}

/** What something earned, known as soon as it is in the local cache. */
export interface Gain {
  readonly xp: number
  /** The level that it reached, when it reached one. */
  readonly newLevel: number | null
}

export const NO_GAIN: Gain = { xp: 0, newLevel: null }

/**
 * Adds points to what the batch writes, and says which level they reached, if any. Absolute values, no
 * increment(): that one is applied twice when an acknowledgement is lost.
 */
export function addXp(
  batch: WriteBatch,
  db: Firestore,
  { uid, profile, gain, now }: { uid: string; profile: Profile; gain: number; now: Date },
): number | null {
  const { xp, level } = gainXp(profile.xp, gain)
  batch.update(profileRef(db, uid), { xp, level, updatedAt: now.toISOString() })
  return level > profile.level ? level : null
}
