import { inject } from 'vitest'
import type { Fields } from '@/domain/base/read-field'
import { emulatorAdmin, type Fields as StoredFields } from '../../../local/emulators/emulator-admin'

interface Document {
  readonly name: string
  readonly fields?: Readonly<Record<string, unknown>>
  readonly updateTime?: string
}

/** The ids in a collection as the server has them, whatever the rules say. */
export async function storedIds(collection: string): Promise<string[]> {
  return (await storedDocuments(collection)).map(idOf)
}

const idOf = ({ name }: Document) => name.split('/').at(-1) ?? ''

async function storedDocuments(collection: string): Promise<readonly Document[]> {
  const documents: Document[] = []
  let token = ''
  do {
    const page = (await ask(`${collection}?pageSize=300&pageToken=${token}`)) as {
      documents?: Document[]
      nextPageToken?: string
    }
    documents.push(...(page.documents ?? []))
    token = page.nextPageToken ?? ''
  } while (token !== '')
  return documents
}

/** Of those whose `userId` or id is this person's: when each was written last. */
export async function lastWrites(collection: string, uid: string): Promise<ReadonlyMap<string, string>> {
  const own = await ownDocuments(collection, uid)
  return new Map(own.map((document) => [idOf(document), document.updateTime ?? '']))
}

/**
 * The server's clock cannot be walked: what it dated later than the test's day is dated as a server of that day would
 * have, which is `at`.
 */
export async function redateStored(collection: string, uid: string, at: Date): Promise<void> {
  for (const document of await ownDocuments(collection, uid)) {
    const fields = redated(document.fields ?? {}, at)
    if (JSON.stringify(fields) === JSON.stringify(document.fields)) continue
    await ask(`${collection}/${idOf(document)}`, 'PATCH', { fields })
  }
}

async function ownDocuments(collection: string, uid: string): Promise<readonly Document[]> {
  const owner = JSON.stringify({ stringValue: uid })
  return (await storedDocuments(collection)).filter(
    (document) => idOf(document) === uid || JSON.stringify(document.fields?.['userId']) === owner,
  )
}

/** Every timestamp in it, however deep. */
function redated<T>(value: T, at: Date): T {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((each: unknown) => redated(each, at)) as T
  const entries = Object.entries(value).map(([name, inner]: [string, unknown]) => {
    const isLater = name === 'timestampValue' && typeof inner === 'string' && new Date(inner) > at
    return [name, isLater ? at.toISOString() : redated(inner, at)] as const
  })
  return Object.fromEntries(entries) as T
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

/** Writes these fields of a document behind the browser's back, and no others; one that has no value is deleted. */
export async function writeStoredFields(
  path: string,
  mask: readonly string[],
  fields: Readonly<Record<string, unknown>>,
): Promise<void> {
  const asked = mask.map((field) => `updateMask.fieldPaths=${field}`).join('&')
  await ask(`${path}?${asked}`, 'PATCH', { fields })
}

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

type TodoEdit = Partial<
  Record<'text' | 'completed' | 'doneDates' | 'putOff', string | boolean | number | readonly string[]>
>

/** The same for some fields of a todo. */
export async function editStoredTodo(id: string, change: TodoEdit): Promise<void> {
  const mask = Object.keys(change).map((name) => `updateMask.fieldPaths=${name}`)
  const fields = Object.fromEntries(Object.entries(change).map(([name, value]) => [name, wireValue(value)]))
  await ask(`todos/${id}?${mask.join('&')}`, 'PATCH', { fields })
}

function wireValue(value: string | boolean | number | readonly string[]): object {
  if (typeof value === 'string') return { stringValue: value }
  if (typeof value === 'boolean') return { booleanValue: value }
  if (typeof value === 'number') return { integerValue: String(value) }
  return { arrayValue: { values: value.map((stringValue) => ({ stringValue })) } }
}
