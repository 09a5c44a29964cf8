import {
  doc,
  onSnapshot,
  setDoc,
  updateDoc,
  type DocumentReference,
  type Firestore,
} from 'firebase/firestore'
import { newProfileFields, parseProfile, type Profile } from '@/domain/account/profile'
import { openDatabase } from '@/data/live/firestore'
import { watch, type OnError, type OnValue, type Unsubscribe } from '@/data/live/live'

export function profileRef(db: Firestore, uid: string): DocumentReference {
  return doc(db, 'profiles', uid)
}

/** null: no profile was ever written for this user (a sign-up cut in the middle). */
export function watchProfile(uid: string, onValue: OnValue<Profile | null>, onError: OnError): Unsubscribe {
  return watch(
    (db, next, fail) =>
      onSnapshot(
        profileRef(db, uid),
        { includeMetadataChanges: true },
        (snapshot) => {
          const value = snapshot.exists()
            ? parseProfile(snapshot.data({ serverTimestamps: 'estimate' }))
            : null
          next(value, {
            isPending: snapshot.metadata.hasPendingWrites,
            isFromCache: snapshot.metadata.fromCache,
          })
        },
        fail,
      ),
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
