// Reads the backend's documents without the rules, because a screen may show the device's data.
import { projectId } from '../../local/paths'

export type Stored = Readonly<Record<string, unknown>>

interface WireDocument {
  readonly name: string
  readonly fields?: Record<string, object>
}

/** Set by `startAppUnderTest`. */
function documentsUrl(): string {
  return `http://127.0.0.1:${process.env['FLOW_FIRESTORE_PORT'] ?? ''}/v1/projects/${projectId}/databases/(default)/documents`
}

export async function readOwned(collection: string, userId: string): Promise<Stored[]> {
  const rows = (await ask(`${documentsUrl()}:runQuery`, {
    structuredQuery: {
      from: [{ collectionId: collection }],
      where: { fieldFilter: { field: { fieldPath: 'userId' }, op: 'EQUAL', value: { stringValue: userId } } },
    },
  })) as { document?: WireDocument }[]
  return rows.flatMap(({ document }) => (document ? [fieldsOf(document)] : []))
}

/** Documents of a collection or sub-collection by id, including those whose parent is deleted. */
export async function readCollection(path: string): Promise<ReadonlyMap<string, Stored>> {
  const parent = path.split('/').slice(0, -1).join('/')
  const rows = (await ask(`${documentsUrl()}${parent && `/${parent}`}:runQuery`, {
    structuredQuery: { from: [{ collectionId: path.split('/').at(-1) }] },
  })) as { document?: WireDocument }[]
  return new Map(
    rows.flatMap(({ document }) =>
      document ? [[document.name.split('/').at(-1) ?? '', fieldsOf(document)] as const] : [],
    ),
  )
}

/** null: missing. */
export async function readDocument(path: string): Promise<Stored | null> {
  const response = await fetch(`${documentsUrl()}/${path}`, { headers: { authorization: 'Bearer owner' } })
  if (response.status === 404) return null
  if (!response.ok) throw new Error(`Reading ${path}: ${response.status} ${await response.text()}`)
  return fieldsOf((await response.json()) as WireDocument)
}

export async function deleteDocument(path: string): Promise<void> {
  const headers = { authorization: 'Bearer owner' }
  const response = await fetch(`${documentsUrl()}/${path}`, { method: 'DELETE', headers })
  if (!response.ok) throw new Error(`Deleting ${path}: ${response.status} ${await response.text()}`)
}

async function ask(url: string, body: unknown): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`POST ${url}: ${response.status} ${await response.text()}`)
  return response.json()
}

function fieldsOf({ fields = {} }: WireDocument): Stored {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, decode(value)]))
}

/** Integers are strings on the wire; a timestamp stays a string. */
function decode(wire: object): unknown {
  const [kind, value] = (Object.entries(wire)[0] ?? []) as [string?, unknown?]
  if (kind === 'integerValue') return Number(value)
  if (kind === 'arrayValue') return ((value as { values?: object[] }).values ?? []).map(decode)
  if (kind === 'mapValue') return fieldsOf({ name: '', ...(value as { fields?: Record<string, object> }) })
  return value
}
