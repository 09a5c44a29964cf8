import { collection, documentId, limit, query, where, type Firestore, type Query } from 'firebase/firestore'

/**
 * One document, as a query of its owner's: a document that is not there belongs to nobody, and reading it would be
 * refused instead of found missing.
 */
export function ownDocument(db: Firestore, name: string, uid: string, id: string): Query {
  return query(collection(db, name), where('userId', '==', uid), where(documentId(), '==', id), limit(1))
}
