import { inject } from 'vitest'
import type { Fields } from '@/domain/base/read-field'
import { emulatorAdmin, type Fields as StoredFields } from '../../../local/emulators/emulator-admin'

/** Writes a document past the browser's data layer, as another device does. */
export function putStored(path: string, fields: Fields): Promise<void> {
  return putAllStored(new Map([[path, fields]]))
}

/** Writes hundreds of documents at once. */
export async function putAllStored(documents: ReadonlyMap<string, Fields>): Promise<void> {
  const { firestoreHost, authUrl } = inject('dataStack')
  const admin = emulatorAdmin({
    auth: Number(new URL(authUrl).port),
    firestore: Number(firestoreHost.split(':')[1]),
  })
  await admin.putDocuments(documents as ReadonlyMap<string, StoredFields>)
}

/** Deletes a document past the browser's data layer. */
export async function deleteStored(path: string): Promise<void> {
  const { projectId, firestoreHost } = inject('dataStack')
  const root = `http://${firestoreHost}/v1/projects/${projectId}/databases/(default)/documents`
  await fetch(`${root}/${path}`, { method: 'DELETE', headers: { authorization: 'Bearer owner' } })
}
