import { inject } from 'vitest'

interface Document {
  readonly name: string
  readonly fields?: Readonly<Record<string, unknown>>
}

/** The ids in a collection as the server has them, whatever the rules say. */
export async function storedIds(collection: string): Promise<string[]> {
  const ids: string[] = []
  let token = ''
  do {
    const page = (await ask(`${collection}?pageSize=300&pageToken=${token}`)) as {
      documents?: Document[]
      nextPageToken?: string
    }
    ids.push(...(page.documents ?? []).map(({ name }) => name.split('/').at(-1) ?? ''))
    token = page.nextPageToken ?? ''
  } while (token !== '')
  return ids
}

/** The names of a document's fields. */
export async function storedFields(path: string): Promise<string[]> {
  const { fields } = (await ask(path)) as Partial<Document>
  return Object.keys(fields ?? {})
}

/** A field as the wire has it, of those that the tests change. */
interface StoredField {
  stringValue: string
  mapValue: { fields: Record<string, Partial<StoredField>> }
  arrayValue: { values: StoredField[] }
}

/** Changes a document behind the browser's back, as another device does. */
export async function editStored(
  path: string,
  change: (fields: Record<'sections' | 'updatedAt', StoredField>) => void,
): Promise<void> {
  const { fields } = (await ask(path)) as { fields: Record<'sections' | 'updatedAt', StoredField> }
  change(fields)
  await ask(path, 'PATCH', { fields })
}

/** Deletes a document behind the browser's back. */
export async function deleteStored(path: string): Promise<void> {
  await ask(path, 'DELETE')
}

async function ask(path: string, method = 'GET', body?: object): Promise<unknown> {
  const { projectId, firestoreHost } = inject('dataStack')
  const root = `http://${firestoreHost}/v1/projects/${projectId}/databases/(default)/documents`
  const response = await fetch(`${root}/${path}`, {
    method,
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  return response.json()
}
