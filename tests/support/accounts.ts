import { randomUUID } from 'node:crypto'

export interface Account {
  readonly uid: string
  readonly fullName: string
  readonly email: string
  readonly password: string
}

export interface AccountOptions {
  fullName?: string
  /** When the account was created; now when left out. Older than 2 days is a trial that is over. */
  createdAt?: Date
  hasSeenWelcome?: boolean
}

const PROJECT = 'demo-coach-boom'
/** The emulators take this as the administrator's token. */
const ADMIN = { authorization: 'Bearer owner', 'content-type': 'application/json' }

function address(name: 'FLOW_AUTH_URL' | 'FLOW_FIRESTORE_HOST'): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set: flows run through playwright.config.ts`)
  return value
}

export async function createAccount(options: AccountOptions = {}): Promise<Account> {
  const uid = `u${randomUUID().replaceAll('-', '')}`
  const account: Account = {
    uid,
    fullName: options.fullName ?? 'Camille Martin',
    email: `${uid}@exemple.fr`,
    password: 'motdepasse',
  }
  const createdAt = options.createdAt ?? new Date()
  await send(`${address('FLOW_AUTH_URL')}/identitytoolkit.googleapis.com/v1/projects/${PROJECT}/accounts`, {
    localId: uid,
    email: account.email,
    password: account.password,
    displayName: account.fullName,
    createdAt: String(createdAt.getTime()),
  })
  await putDocument(`profiles/${uid}`, {
    fullName: account.fullName,
    email: account.email,
    level: 1,
    xp: 0,
    hasLearningPlan: false,
    hasSeenWelcome: options.hasSeenWelcome ?? true,
    hasPaid: false,
    hasPaidAt: '',
    createdAt: createdAt.toISOString(),
    updatedAt: createdAt.toISOString(),
  })
  return account
}

type Value = string | number | boolean | Date | readonly Value[] | { readonly [key: string]: Value }

/** Writes past the rules, as the administrator; numbers are stored as integers. */
export async function putDocument(path: string, fields: Record<string, Value>): Promise<void> {
  await send(documentsUrl(path), { fields: encodeFields(fields) }, 'PATCH')
}

/** The documents of one owner, past the rules, as plain JSON values. */
export async function readOwned(collection: string, userId: string): Promise<Record<string, unknown>[]> {
  const rows = (await send(documentsUrl('').replace(/\/$/, '') + ':runQuery', {
    structuredQuery: {
      from: [{ collectionId: collection }],
      where: {
        fieldFilter: { field: { fieldPath: 'userId' }, op: 'EQUAL', value: { stringValue: userId } },
      },
    },
  })) as { document?: { fields?: Record<string, Record<string, unknown>> } }[]
  return rows.flatMap((row) => {
    if (!row.document) return []
    const entries = Object.entries(row.document.fields ?? {})
    return [Object.fromEntries(entries.map(([name, value]) => [name, Object.values(value)[0]]))]
  })
}

function documentsUrl(path: string): string {
  return `http://${address('FLOW_FIRESTORE_HOST')}/v1/projects/${PROJECT}/databases/(default)/documents/${path}`
}

async function send(url: string, body: unknown, method = 'POST'): Promise<unknown> {
  const response = await fetch(url, { method, headers: ADMIN, body: JSON.stringify(body) })
  if (!response.ok) throw new Error(`${method} ${url}: ${response.status} ${await response.text()}`)
  return response.json()
}

function encodeFields(fields: Readonly<Record<string, Value>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, encode(value)]))
}

function encode(value: Value): unknown {
  if (typeof value === 'string') return { stringValue: value }
  if (typeof value === 'boolean') return { booleanValue: value }
  if (typeof value === 'number') return { integerValue: String(value) }
  if (value instanceof Date) return { timestampValue: value.toISOString() }
  if (Array.isArray(value)) return { arrayValue: { values: value.map(encode) } }
  return { mapValue: { fields: encodeFields(value as Readonly<Record<string, Value>>) } }
}
