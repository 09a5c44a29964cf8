import {
  doc,
  documentId,
  limit,
  query,
  where,
  type DocumentReference,
  type Firestore,
  type Query,
  type QueryFieldFilterConstraint,
  type QueryLimitConstraint,
} from 'firebase/firestore'

/** null: what is kept there has no owner of its own. The rules ask every other query for it. */
export function ofOwner(owner: string | null): readonly QueryFieldFilterConstraint[] {
  return owner === null ? [] : [where('userId', '==', owner)]
}

/** That document alone, as a range: a query for one id is taken for a reading of the document. */
function ofId(
  id: string,
): readonly [QueryFieldFilterConstraint, QueryFieldFilterConstraint, QueryLimitConstraint] {
  return [where(documentId(), '>=', id), where(documentId(), '<=', id), limit(1)]
}

/**
 * One document, as a query of its owner's: a document that is not there belongs to nobody, and reading it would be
 * refused instead of found missing.
 */
export function ownDocument(db: Firestore, name: string, uid: string, id: string): Query {
  return asQuery(doc(db, name, id), uid)
}

/** The same of a reference; `owner`: as in `ofOwner`. */
export function asQuery(ref: DocumentReference, owner: string | null): Query {
  return query(ref.parent, ...ofOwner(owner), ...ofId(ref.id))
}
