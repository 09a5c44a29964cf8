import { deleteField, serverTimestamp, setDoc } from 'firebase/firestore'
import type { DossierChoice } from '@/domain/coach/dossier-parts'
import { parseSharing, type Sharing } from '@/domain/coach/sharing'
import type { OnError, OnValue, Unsubscribe } from '@/data/live/live'
import { serverAnswer } from '@/data/live/server-answer'
import { watchDocument } from '@/data/live/watch-documents'
import { coachRef } from './coach-ref'

export function watchSharing(uid: string, onValue: OnValue<Sharing>, onError: OnError): Unsubscribe {
  return watchDocument(
    (db) => coachRef(db, uid),
    (snapshot) => parseSharing(snapshot.data({ serverTimestamps: 'estimate' })),
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
      coachRef(db, uid),
      { askedAt: serverTimestamp(), ...(always !== undefined && { shares: always ?? deleteField() }) },
      { merge: true },
    ),
  )
}
