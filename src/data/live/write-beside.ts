import type { DocumentData, DocumentReference, Firestore, SetOptions } from 'firebase/firestore'

/** Another document that is written with a subject's own, all of it or nothing: by a batch, or by a transaction. */
export type WriteBeside = (
  db: Firestore,
  set: (ref: DocumentReference, fields: DocumentData, options: SetOptions) => void,
) => void
