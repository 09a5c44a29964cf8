import { inject } from 'vitest'
import type { Fields } from '@/domain/base/read-field'
import { emulatorAdmin, type Fields as StoredFields } from '../../../local/emulators/emulator-admin'

/** Writes a document behind the browser's back, as another device does or did. */
export function putStored(path: string, fields: Fields): Promise<void> {
  return putAllStored(new Map([[path, fields]]))
}

/** Writes some hundred documents at once, likewise. */
export async function putAllStored(documents: ReadonlyMap<string, Fields>): Promise<void> {
  const { firestoreHost, authUrl } = inject('dataStack')
  const admin = emulatorAdmin({
    auth: Number(new URL(authUrl).port),
    firestore: Number(firestoreHost.split(':')[1]),
  })
  await admin.putDocuments(documents as ReadonlyMap<string, StoredFields>)
}

/** Deletes a document behind the browser's back. */
export async function deleteStored(path: string): Promise<void> {
  const { projectId, firestoreHost } = inject('dataStack')
  const root = `http://${firestoreHost}/v1/projects/${projectId}/databases/(default)/documents`
  await fetch(`${root}/${path}`, { method: 'DELETE', headers: { authorization: 'Bearer owner' } })
}
