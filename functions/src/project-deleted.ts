import { onDocumentDeleted } from 'firebase-functions/firestore'
import { eraseVersionsOf } from './account/places'
import { REGION } from './platform/params'

/** Deletes the versions of a deleted project, which no screen shows any more. Retried for a day after a failure. */
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
