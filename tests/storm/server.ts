import { randomUUID } from 'node:crypto'
import { newProfileFields } from '@/domain/account/profile'
import { parseVerdicts } from '@/domain/research/candidate'
import { emulatorAdmin } from '../../local/emulators/emulator-admin'
import type { Stack } from './device'
import type { Stored } from './model'

export const PASSWORD = 'motdepasse'
const NOT_JUDGED = parseVerdicts({})

export interface Account {
  readonly uid: string
  readonly email: string
}

/** Two people who share their devices. */
export async function makeAccounts(stack: Stack): Promise<readonly Account[]> {
  const admin = emulatorAdmin(stack)
  return Promise.all(
    ['lea', 'noe'].map(async (name) => {
      const uid = `${name}-${randomUUID().slice(0, 13)}`
      const email = `${uid}@exemple.fr`
      await admin.addAccount({ uid, fullName: name, email, password: PASSWORD })
      // The welcome would lie over the first screen.
      const profile = {
        ...newProfileFields({ fullName: name, email, createdAt: new Date() }),
        hasSeenWelcome: true,
      }
      // There is a link from the first, to write notes of.
      const link = { userId: uid, link: 'https://exemple.fr/', ...NOT_JUDGED, createdAt: new Date() }
      await admin.putDocuments(new Map([[`profiles/${uid}`, profile]]))
      await admin.putDocuments(new Map([[`product/lien-${uid}`, link]]))
      return { uid, email }
    }),
  )
}

/** This person's tasks as the server has them, whatever the rules say. */
export async function storedTodos(stack: Stack, uid: string): Promise<Map<string, Stored>> {
  const documents = await documentsOf(stack, uid, 'todos')
  return new Map(
    [...documents].map(([id, { text, dayOfWeek, completed, repeats }]) => {
      const values = {
        text: text?.stringValue ?? '',
        day: dayOfWeek?.stringValue ?? '',
        completed: completed?.booleanValue ?? false,
        repeats: repeats?.booleanValue ?? false,
      }
      return [id, values] as const
    }),
  )
}

/** This person's projects, each as one text, and what is kept of them as versions. */
export async function storedProjects(
  stack: Stack,
  uid: string,
): Promise<{ readonly projects: ReadonlyMap<string, string>; readonly versions: readonly string[] }> {
  const [projects, versions] = await Promise.all([
    documentsOf(stack, uid, 'projects'),
    documentsOf(stack, uid, 'projectVersions'),
  ])
  return {
    projects: new Map([...projects].map(([id, fields]) => [id, JSON.stringify(fields)])),
    versions: [...versions.values()].map((fields) => JSON.stringify(fields)),
  }
}

interface StoredValue {
  readonly stringValue?: string
  readonly booleanValue?: boolean
  readonly mapValue?: { readonly fields?: StoredFields }
}
type StoredFields = Readonly<Record<string, StoredValue>>

/** The documents of a collection that are this person's. */
export async function documentsOf(
  { projectId, firestore }: Stack,
  uid: string,
  collectionId: string,
): Promise<Map<string, StoredFields>> {
  const response = await fetch(
    `http://127.0.0.1:${firestore}/v1/projects/${projectId}/databases/(default)/documents:runQuery`,
    {
      method: 'POST',
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      body: JSON.stringify({
        structuredQuery: {
          from: [{ collectionId }],
          where: {
            fieldFilter: { field: { fieldPath: 'userId' }, op: 'EQUAL', value: { stringValue: uid } },
          },
        },
      }),
    },
  )
  const rows = (await response.json()) as { document?: StoredDocument }[]
  return byId(rows.flatMap(({ document }) => document ?? []))
}

/** The document of that path, or those of that collection; of one that is not there: none. */
export async function documentsAt(
  { projectId, firestore }: Stack,
  path: string,
): Promise<Map<string, StoredFields>> {
  const response = await fetch(
    `http://127.0.0.1:${firestore}/v1/projects/${projectId}/databases/(default)/documents/${path}?pageSize=300`,
    { headers: { authorization: 'Bearer owner' } },
  )
  const answer = (await response.json()) as StoredDocument | { readonly documents?: StoredDocument[] }
  if (response.status === 404) return new Map()
  return byId('name' in answer ? [answer] : 'documents' in answer ? (answer.documents ?? []) : [])
}

interface StoredDocument {
  readonly name: string
  readonly fields?: StoredFields
}

function byId(documents: readonly StoredDocument[]): Map<string, StoredFields> {
  return new Map(documents.map(({ name, fields }) => [name.split('/').at(-1) ?? '', fields ?? {}]))
}
