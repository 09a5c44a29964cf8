import { randomUUID } from 'node:crypto'
import { newProfileFields } from '@/domain/account/profile'
import { emulatorAdmin } from '../../local/emulators/emulator-admin'
import type { Stored } from './model'

export interface Stack {
  readonly projectId: string
  readonly auth: number
  readonly firestore: number
}

export const PASSWORD = 'motdepasse'

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
      const profile = newProfileFields({ fullName: name, email, createdAt: new Date() })
      await admin.putDocuments(new Map([[`profiles/${uid}`, profile]]))
      return { uid, email }
    }),
  )
}

interface StoredValue {
  readonly stringValue?: string
  readonly booleanValue?: boolean
}

interface StoredDocument {
  readonly name: string
  readonly fields?: Readonly<Record<string, StoredValue>>
}

/** One person's tasks on the server, read past the rules. */
export async function storedTodos(
  { projectId, firestore }: Stack,
  uid: string,
): Promise<Map<string, Stored>> {
  const response = await fetch(
    `http://127.0.0.1:${firestore}/v1/projects/${projectId}/databases/(default)/documents:runQuery`,
    {
      method: 'POST',
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      body: JSON.stringify({
        structuredQuery: {
          from: [{ collectionId: 'todos' }],
          where: {
            fieldFilter: { field: { fieldPath: 'userId' }, op: 'EQUAL', value: { stringValue: uid } },
          },
        },
      }),
    },
  )
  const rows = (await response.json()) as { document?: StoredDocument }[]
  return new Map(
    rows
      .flatMap(({ document }) => document ?? [])
      .map(({ name, fields: { text, dayOfWeek, completed } = {} }) => [
        name.split('/').at(-1) ?? '',
        {
          text: text?.stringValue ?? '',
          day: dayOfWeek?.stringValue ?? '',
          completed: completed?.booleanValue ?? false,
        },
      ]),
  )
}
