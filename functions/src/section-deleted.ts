import { onDocumentDeleted } from 'firebase-functions/firestore'
import { eraseCandidatesOf } from './account/places'
import { REGION } from './platform/params'

/**
 * Deletes the candidates of a deleted section: they have no owner field, so no person and no erasure could read, delete or find them any
 * more. Retried for a day after a failure.
 */
export const sectionDeleted = onDocumentDeleted(
  {
    document: 'sections/{sectionId}',
    region: REGION,
    retry: true,
    timeoutSeconds: 540,
    memory: '512MiB',
    maxInstances: 10,
  },
  ({ params }) => eraseCandidatesOf(params.sectionId),
)
