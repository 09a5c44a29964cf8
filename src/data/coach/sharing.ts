import {
  deleteField,
  doc,
  onSnapshot,
  serverTimestamp,
  setDoc,
  type DocumentReference,
  type Firestore,
} from 'firebase/firestore'
import type { DossierChoice } from '@/domain/coach/dossier-parts'
import { parseSharing, type Sharing } from '@/domain/coach/sharing'
import { metaOf, watch, type OnError, type OnValue, type Unsubscribe } from '@/data/live/live'
import { serverAnswer } from '@/data/live/server-answer'

export function sharingRef(db: Firestore, uid: string): DocumentReference {
  return doc(db, 'coach', uid)
}

export function watchSharing(uid: string, onValue: OnValue<Sharing>, onError: OnError): Unsubscribe {
  return watch(
    (db, next, fail) =>
      onSnapshot(
        sharingRef(db, uid),
        { includeMetadataChanges: true },
        (snapshot) =>
          next(parseSharing(snapshot.data({ serverTimestamps: 'estimate' })), metaOf(snapshot.metadata)),
        fail,
      ),
    onValue,
    onError,
  )
}

/**
 * That the question was answered; with `always`, what every conversation begins with from now on (null: nothing).
 * Shows at once through `watchSharing`; resolves with the server's answer, which offline can take days.
 */
export function saveSharing(uid: string, always?: DossierChoice | null): Promise<void> {
  return serverAnswer((db) =>
    setDoc(
      sharingRef(db, uid),
      { askedAt: serverTimestamp(), ...(always !== undefined && { shares: always ?? deleteField() }) },
      { merge: true },
    ),
  )
}
