import { setDoc } from 'firebase/firestore'
import { parseStoredPlan, type DeclaredStage, type StoredPlan } from '@/domain/plan/stored-plan'
import { coachRef } from '@/data/coach/coach-ref'
import type { OnError, OnValue, Unsubscribe } from '@/data/live/live'
import { serverAnswer } from '@/data/live/server-answer'
import { watchDocument } from '@/data/live/watch-documents'

/** The first plan and what the person declared of their way; `NO_PLAN` where there is neither. */
export function watchPlan(uid: string, onValue: OnValue<StoredPlan>, onError: OnError): Unsubscribe {
  return watchDocument(
    (db) => coachRef(db, uid),
    (snapshot) => parseStoredPlan(snapshot.data()),
    onValue,
    onError,
  )
}

/** Shows at once through `watchPlan`; resolves with the server's answer, which offline can take days. */
export function declareStage(uid: string, stage: DeclaredStage, isDeclared: boolean): Promise<void> {
  return serverAnswer((db) =>
    setDoc(coachRef(db, uid), { declared: { [stage]: isDeclared } }, { merge: true }),
  )
}
