// The deployed files, imported at build time.
import indexFile from '../../../firestore.indexes.json'
import source from '../../../firestore.rules?raw'

export const RULES_SOURCE = source

export const INDEXES = indexFile.indexes.map(({ collectionGroup, queryScope, fields }) => ({
  collection: collectionGroup,
  isAcrossParents: queryScope === 'COLLECTION_GROUP',
  fields: fields.map(({ fieldPath, order }) => ({ name: fieldPath, isAscending: order === 'ASCENDING' })),
}))

/** Fields with a TTL policy: Firestore deletes the document at their date. */
export const EXPIRIES = indexFile.fieldOverrides
  .filter(({ ttl }) => ttl)
  .map(({ collectionGroup, fieldPath }) => ({ collection: collectionGroup, field: fieldPath }))
