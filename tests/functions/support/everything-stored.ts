import type { Ports } from '../../../local/ports'
import { projectId } from '../../../local/paths'
import { thisStack } from './stack'

export interface StoredDocument {
  readonly path: string
  /** In Firestore's REST form. */
  readonly fields: Readonly<Record<string, unknown>>
}

/** Every document of every collection, also below missing parents. */
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

/** Paths of the documents with one of these words in an id or a field. */
export async function pathsWith(...words: readonly string[]): Promise<string[]> {
  return (await documentsWith(...words)).map(({ path }) => path).sort()
}

/** As `pathsWith`, without the note of a finished erasure. */
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
