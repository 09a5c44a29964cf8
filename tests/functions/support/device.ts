import { projectId } from '../../../local/paths'
import type { Account } from './accounts'
import { thisStack } from './stack'

/** Deletes a document through the rules, without our screens' other writes; resolves to the HTTP status. */
export async function deleteAs({ token }: Account, path: string): Promise<number> {
  const documents = `projects/${projectId}/databases/(default)/documents`
  const response = await fetch(`http://127.0.0.1:${thisStack().ports.firestore}/v1/${documents}/${path}`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${token}` },
  })
  await response.body?.cancel()
  return response.status
}

/** Writes through the rules; resolves to the HTTP status. */
export async function addCandidateAs(
  { token }: Account,
  section: string,
  { id, note }: { readonly id: string; readonly note: string },
): Promise<number> {
  const documents = `projects/${projectId}/databases/(default)/documents`
  const { firestore } = thisStack().ports
  const response = await fetch(
    `http://127.0.0.1:${firestore}/v1/${documents}/sections/${section}/products?documentId=${id}`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({
        fields: {
          link: { stringValue: 'https://example.com/' },
          note: { stringValue: note },
          createdAt: { timestampValue: new Date().toISOString() },
        },
      }),
    },
  )
  await response.body?.cancel()
  return response.status
}
