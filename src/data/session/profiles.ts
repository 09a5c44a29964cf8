import {
  doc,
  getDocFromCache,
  setDoc,
  updateDoc,
  type DocumentReference,
  type Firestore,
  type WriteBatch,
} from 'firebase/firestore'
import { gainXp } from '@/domain/account/level'
import { newProfileFields, parseProfile, type Profile } from '@/domain/account/profile'
import { openDatabase } from '@/data/live/firestore'
import type { OnError, OnValue, Unsubscribe } from '@/data/live/live'
import { watchDocument } from '@/data/live/watch-documents'

export function profileRef(db: Firestore, uid: string): DocumentReference {
  return doc(db, 'profiles', uid)
}

/** null: no profile was ever written for this user (a sign-up cut in the middle). */
export function watchProfile(uid: string, onValue: OnValue<Profile | null>, onError: OnError): Unsubscribe {
  return watchDocument(
    (db) => profileRef(db, uid),
    (snapshot) => (snapshot.exists() ? parseProfile(snapshot.data({ serverTimestamps: 'estimate' })) : null),
    onValue,
    onError,
  )
}

export async function createProfile(
  uid: string,
  person: { fullName: string; email: string; createdAt: Date },
): Promise<void> {
  const { db } = await openDatabase()
  await setDoc(profileRef(db, uid), newProfileFields(person))
}

export async function markWelcomeSeen(uid: string, now: Date): Promise<void> {
  const { db } = await openDatabase()
  await updateDoc(profileRef(db, uid), { hasSeenWelcome: true, updatedAt: now.toISOString() })
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
