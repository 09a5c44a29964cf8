import { projectId } from '../../../local/paths'
import { thisStack } from './stack'

type Field = string | number | boolean | Date | null | readonly Field[] | { readonly [key: string]: Field }

const CONTENTION = 409
const ATTEMPTS = 5

/** Writes past the rules, again where a transaction of the functions holds the document. */
export async function putDocument(path: string, fields: Record<string, Field>): Promise<void> {
  const body = JSON.stringify({
    fields: Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, toValue(field)])),
  })
  const put = () =>
    fetch(address(path), {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
      body,
    })
  let response = await put()
  for (let attempt = 1; response.status === CONTENTION && attempt < ATTEMPTS; attempt += 1)
    response = await put()
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
}

export async function deleteDocument(path: string): Promise<void> {
  const response = await fetch(address(path), {
    method: 'DELETE',
    headers: { authorization: 'Bearer owner' },
  })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
}

/** In Firestore's REST form; null: missing. */
async function getDocument(path: string): Promise<unknown> {
  const response = await fetch(address(path), { headers: { authorization: 'Bearer owner' } })
  if (response.status === 404) return null
  const document = (await response.json()) as { fields?: unknown }
  return document.fields ?? {}
}

/** As our code reads the fields; null: missing. */
export async function readDocument(path: string): Promise<Record<string, unknown> | null> {
  const fields = (await getDocument(path)) as Record<string, StoredValue> | null
  return fields && Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, fromValue(value)]))
}

/** Number of turns and of leases in `usage/{uid}`. */
export async function usageOf(uid: string): Promise<{ sent: number; open: number }> {
  const fields = (await getDocument(`usage/${uid}`)) as Record<string, ArrayField> | null
  const count = (name: string) => fields?.[name]?.arrayValue?.values?.length ?? 0
  return { sent: count('sentAt'), open: count('open') }
}

type StoredValue = Readonly<Record<string, unknown>>

function fromValue({ arrayValue, mapValue, ...value }: StoredValue): unknown {
  if (mapValue !== undefined) {
    const { fields = {} } = mapValue as { fields?: Record<string, StoredValue> }
    return Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, fromValue(field)]))
  }
  if (arrayValue !== undefined)
    return ((arrayValue as { values?: StoredValue[] }).values ?? []).map(fromValue)
  if ('timestampValue' in value) return new Date(String(value['timestampValue']))
  if ('integerValue' in value) return Number(value['integerValue'])
  return Object.values(value)[0]
}

interface ArrayField {
  arrayValue?: { values?: unknown[] }
}

function address(path: string): string {
  const { firestore } = thisStack().ports
  return `http://127.0.0.1:${firestore}/v1/projects/${projectId}/databases/(default)/documents/${path}`
}

function toValue(field: Field): object {
  if (field === null) return { nullValue: null }
  if (field instanceof Date) return { timestampValue: field.toISOString() }
  if (typeof field === 'string') return { stringValue: field }
  if (typeof field === 'boolean') return { booleanValue: field }
  if (typeof field === 'number') return { integerValue: String(field) }
  if (isList(field)) return { arrayValue: { values: field.map(toValue) } }
  return {
    mapValue: { fields: Object.fromEntries(Object.entries(field).map(([key, one]) => [key, toValue(one)])) },
  }
}

function isList(field: object): field is readonly Field[] {
  return Array.isArray(field)
}

/** Merges fields past the rules. */
export async function changeDocument(path: string, fields: Record<string, Field>): Promise<void> {
  const stored = await readDocument(path)
  if (stored === null) throw new Error(`${path} is not there`)
  await putDocument(path, { ...(stored as Record<string, Field>), ...fields })
}
