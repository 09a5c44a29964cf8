import { onDocumentDeleted } from 'firebase-functions/firestore'
import { eraseVersionsOf } from './account/places'
import { REGION } from './platform/params'

/**
 * Deletes the versions that a project leaves behind, whoever deleted it and by whatever means: no screen leads to them any
 * more. Sent again for a day while it fails.
 */
export const projectDeleted = onDocumentDeleted(
  {
    document: 'projects/{projectId}',
    region: REGION,
    retry: true,
    timeoutSeconds: 60,
    maxInstances: 10,
  },
  ({ params }) => eraseVersionsOf(params.projectId),
)
