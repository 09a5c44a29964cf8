import type { Ports } from '../../../local/ports'
import { projectId } from '../../../local/paths'
import { thisStack } from './stack'

export interface StoredDocument {
  readonly path: string
  /** In Firestore's own notation. */
  readonly fields: Readonly<Record<string, unknown>>
}

/** Every document of every collection, those whose parent is missing too: a query without a collection's name. */
export async function everythingStored(
  { firestore }: Pick<Ports, 'firestore'> = thisStack().ports,
): Promise<StoredDocument[]> {
  const root = `projects/${projectId}/databases/(default)/documents`
  const response = await fetch(`http://127.0.0.1:${firestore}/v1/${root}:runQuery`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify({ structuredQuery: { from: [{ allDescendants: true }] } }),
  })
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
  const rows = (await response.json()) as { document?: { name: string; fields?: Record<string, unknown> } }[]
  return rows.flatMap(({ document }) =>
    document ? [{ path: document.name.slice(root.length + 1), fields: document.fields ?? {} }] : [],
  )
}

/** The paths of the documents that hold one of these words in an id or a field. */
export async function pathsWith(...words: readonly string[]): Promise<string[]> {
  return (await documentsWith(...words)).map(({ path }) => path).sort()
}

/** The same without the note that an erasure which is over leaves for some days. */
export async function pathsLeftWith(...words: readonly string[]): Promise<string[]> {
  const documents = await documentsWith(...words)
  const isNote = ({ path, fields }: StoredDocument) => path.startsWith('deletions/') && 'expiresAt' in fields
  return documents.flatMap((document) => (isNote(document) ? [] : [document.path])).sort()
}

export async function documentsWith(...words: readonly string[]): Promise<StoredDocument[]> {
  const documents = await everythingStored()
  return documents.filter((document) => {
    const text = JSON.stringify(document)
    return words.some((word) => text.includes(word))
  })
}
