// The files that are deployed, as they are when the product is built.
import indexFile from '../../../firestore.indexes.json'
import source from '../../../firestore.rules?raw'

export const RULES_SOURCE = source

export const INDEXES = indexFile.indexes.map(({ collectionGroup, queryScope, fields }) => ({
  collection: collectionGroup,
  isAcrossParents: queryScope === 'COLLECTION_GROUP',
  fields: fields.map(({ fieldPath, order }) => ({ name: fieldPath, isAscending: order === 'ASCENDING' })),
}))

/** Fields whose date tells the database to delete their document by itself. */
export const EXPIRIES = indexFile.fieldOverrides
  .filter(({ ttl }) => ttl)
  .map(({ collectionGroup, fieldPath }) => ({ collection: collectionGroup, field: fieldPath }))
