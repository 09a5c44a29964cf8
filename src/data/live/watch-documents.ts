import {
  onSnapshot,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase/firestore'
import { metaOf, watch, type OnError, type OnValue, type Unsubscribe } from './live'

const TO_HEAR_ALL = { includeMetadataChanges: true }

/** One document as one live value, when it is not there too. */
export function watchDocument<T>(
  asked: (db: Firestore) => DocumentReference,
  read: (snapshot: DocumentSnapshot) => T,
  onValue: OnValue<T>,
  onError: OnError,
): Unsubscribe {
  return watch<T>(
    (db, next, fail) =>
      onSnapshot(asked(db), TO_HEAR_ALL, (snapshot) => next(read(snapshot), metaOf(snapshot.metadata)), fail),
    onValue,
    onError,
  )
}

/** What a query finds, as one live value: few documents, read anew with each change (`live-list.ts` is for many). */
export function watchFound<T>(
  asked: (db: Firestore) => Query,
  read: (docs: readonly QueryDocumentSnapshot[]) => T,
  onValue: OnValue<T>,
  onError: OnError,
): Unsubscribe {
  return watch<T>(
    (db, next, fail) =>
      onSnapshot(asked(db), TO_HEAR_ALL, ({ docs, metadata }) => next(read(docs), metaOf(metadata)), fail),
    onValue,
    onError,
  )
}
