import { setTimeout as sleep } from 'node:timers/promises'
import { projectId } from '../paths'
import type { Ports } from '../ports'

export type Value = string | number | boolean | null | Date | readonly Value[] | { [field: string]: Value }
export type Fields = Record<string, Value>
export type Person = { uid: string; fullName: string; email: string; password: string; createdAt: Date }

/** Writes without the rules, as the owner of the local project. */
export function emulatorAdmin(ports: Pick<Ports, 'auth' | 'firestore'>) {
  const auth = `http://127.0.0.1:${ports.auth}/identitytoolkit.googleapis.com/v1/projects/${projectId}`
  const database = `projects/${projectId}/databases/(default)`
  const firestore = `http://127.0.0.1:${ports.firestore}/v1/${database}/documents`
  return {
    /** Only an import can set an account's creation date, on which the trial depends. */
    async putAccounts(people: readonly Person[]): Promise<void> {
      const users = people.map(({ uid, fullName, email, password, createdAt }) => ({
        localId: uid,
        email,
        displayName: fullName,
        rawPassword: password,
        createdAt: String(createdAt.getTime()),
      }))
      await post(`${auth}/accounts:batchCreate`, { users, allowOverwrite: true })
      // The emulator takes tokens issued in the second of an import for revoked ones.
      await sleep(1_005 - (Date.now() % 1_000))
    },
    /** Creates an account now, without the delay of an import. */
    async addAccount({ uid, fullName, email, password }: Omit<Person, 'createdAt'>): Promise<void> {
      await post(`${auth}/accounts`, { localId: uid, displayName: fullName, email, password })
    },
    async putDocuments(documents: ReadonlyMap<string, Fields>): Promise<void> {
      const writes = [...documents].map(([path, fields]) => ({
        update: { name: `${database}/documents/${path}`, fields: encodeFields(fields) },
      }))
      await post(`${firestore}:commit`, { writes })
    },
  }
}

async function post(url: string, body: unknown): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const answer = await response.text()
  // An import returns 200 even if it refused accounts.
  if (!response.ok || /"error":\s*\[\s*\{/.test(answer))
    throw new Error(`POST ${url}: ${response.status} ${answer}`)
}

function encodeFields(fields: Fields): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, encode(value)]))
}

function encode(value: Value): unknown {
  if (value === null) return { nullValue: null }
  if (typeof value === 'string') return { stringValue: value }
  if (typeof value === 'boolean') return { booleanValue: value }
  if (typeof value === 'number') return { integerValue: String(value) }
  if (value instanceof Date) return { timestampValue: value.toISOString() }
  if (Array.isArray(value)) return { arrayValue: { values: value.map((item: Value) => encode(item)) } }
  return { mapValue: { fields: encodeFields(value as Fields) } }
}
