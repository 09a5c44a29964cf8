import {
  deleteField,
  doc,
  serverTimestamp,
  setDoc,
  type DocumentReference,
  type Firestore,
} from 'firebase/firestore'
import { parseLearning, type Learning } from '@/domain/learning/progress'
import type { OnError, OnValue, Unsubscribe } from '@/data/live/live'
import { serverAnswer } from '@/data/live/server-answer'
import { watchDocument } from '@/data/live/watch-documents'
import type { WriteBeside } from '@/data/live/write-beside'

export function learningRef(db: Firestore, uid: string): DocumentReference {
  return doc(db, 'learning', uid)
}

/** How far this person is with each lesson; nothing where they began none. */
export function watchLearning(uid: string, onValue: OnValue<Learning>, onError: OnError): Unsubscribe {
  return watchDocument(
    (db) => learningRef(db, uid),
    (snapshot) => parseLearning(snapshot.data({ serverTimestamps: 'estimate' })),
    onValue,
    onError,
  )
}

const ONE_FIELD = { merge: true } as const

/** Of one lesson, and nothing of the others: two devices never write over one another. */
function changeOf(lesson: string, change: object) {
  return { lessons: { [lesson]: change }, updatedAt: serverTimestamp() }
}

function doneChange(lesson: string, isDone: boolean) {
  return changeOf(lesson, { doneAt: isDone ? serverTimestamp() : deleteField() })
}

// Both show at once through `watchLearning`; they resolve with the server's answer, which offline can take days.

export function markRead(uid: string, lesson: string): Promise<void> {
  return serverAnswer((db) =>
    setDoc(learningRef(db, uid), changeOf(lesson, { readAt: serverTimestamp() }), ONE_FIELD),
  )
}

export function setDone(uid: string, lesson: string, isDone: boolean): Promise<void> {
  return serverAnswer((db) => setDoc(learningRef(db, uid), doneChange(lesson, isDone), ONE_FIELD))
}

/** That a lesson's exercise is done, in one write with what it left. */
export function doneBeside(uid: string, lesson: string): WriteBeside {
  return (db, set) => set(learningRef(db, uid), doneChange(lesson, true), ONE_FIELD)
}
