import { onDocumentDeleted } from 'firebase-functions/firestore'
import { eraseCandidatesOf } from './account/places'
import { REGION } from './platform/params'

/**
 * Deletes what a section leaves behind, whoever deleted it and by whatever means: its candidates name no owner, so once it
 * is gone nobody can read, delete or even find them, an erasure included. Sent again for a day while it fails.
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
