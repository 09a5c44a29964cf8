import { patientNow } from './patient-clock'
import { marksIn } from './text-model'

/**
 * COACH_BOOM_STORM_TRACE=1: what happened is told with what each page sends of its changes and hears of them, what Firestore
 * keeps on each device to send, what the product keeps beside it, and what the server makes of it all.
 */
export const isTracing = process.env['COACH_BOOM_STORM_TRACE'] !== undefined

export type Trace = (line: string) => void

export function traceInto(log: string[]): Trace {
  const started = patientNow()
  return (line) => {
    if (isTracing) log.push(`    ${(patientNow() - started).toFixed(0)} ${line}`)
  }
}

/** A change as Firestore writes it, on the wire as in its database. */
export interface ProtoWrite {
  readonly update?: { readonly name: string; readonly fields?: object }
  readonly delete?: string
  readonly updateMask?: { readonly fieldPaths?: readonly string[] } | null
  readonly currentDocument?: object | null
}

export function wordsOfWrite(write: ProtoWrite): string {
  const name = write.update?.name ?? write.delete ?? '?'
  const id = name.split('/').at(-1)?.slice(-4)
  if (write.delete !== undefined) return `delete ${id}`
  const fields = Object.entries(write.update?.fields ?? {}).flatMap(([field, value]) =>
    ['text', 'dayOfWeek', 'completed', 'repeats', 'xp'].includes(field)
      ? [`${field} ${Object.values(value as object).join()}`]
      : [],
  )
  const marks = new Set(marksIn(JSON.stringify(write.update?.fields ?? {})))
  return `${write.updateMask ? 'change' : 'set'} ${id} (${[...fields, ...marks].join(', ')})`
}

type RawDatabases = ReadonlyMap<
  string,
  {
    readonly rawObjectStores: ReadonlyMap<
      string,
      { readonly records: { values: () => Iterable<{ value: unknown }> } }
    >
  }
>

function rawDatabases(databases: IDBFactory): RawDatabases {
  return (databases as unknown as { readonly _databases: RawDatabases })._databases
}

interface Batch {
  readonly batchId: number
  readonly userId: string
  readonly mutations: readonly ProtoWrite[]
}

/** What Firestore has still to send from there, batch by batch, whoever is signed in. */
export function waitingIn(databases: IDBFactory): ReadonlyMap<string, string> {
  const waiting = new Map<string, string>()
  for (const [name, { rawObjectStores }] of rawDatabases(databases)) {
    if (!name.startsWith('firestore/')) continue
    for (const { value } of rawObjectStores.get('mutations')?.records.values() ?? []) {
      const { batchId, userId, mutations } = value as Partial<Batch>
      // Another page is about to put it in.
      if (userId === undefined || !mutations) continue
      waiting.set(`${userId.slice(0, 3)} ${batchId}`, mutations.map(wordsOfWrite).join(' + '))
    }
  }
  return waiting
}

/** Whom Auth's database names on that device. */
export function namedIn(databases: IDBFactory): string {
  const records = rawDatabases(databases)
    .get('firebaseLocalStorageDb')
    ?.rawObjectStores.get('firebaseLocalStorage')
    ?.records.values()
  const users = [...(records ?? [])].flatMap(({ value }) => {
    const { value: user } = value as { readonly value?: { readonly uid?: string } }
    return user?.uid?.slice(0, 3) ?? []
  })
  return users.join() || 'nobody'
}

/** What the product keeps of the tasks. */
export function wordsOfKept(text: string | null): string {
  if (!isTracing || text === null) return 'nothing'
  const entries = JSON.parse(text) as {
    readonly state: string
    readonly change: {
      readonly kind: string
      readonly todo: { readonly id: string; readonly text: string }
      readonly text?: string
    }
  }[]
  return entries
    .map(
      ({ state, change }) =>
        `${change.kind} ${change.todo.id.slice(-4)} « ${change.text ?? change.todo.text} » ${state}`,
    )
    .join(', ')
}

const TEXTS = /\.(?:name|week|coach\.(?:facts|unsaved)|research\.drafts|research-note)\./

/** What it keeps of the other texts under a key; null: it is none of theirs. */
export function wordsOfTexts(key: string, text: string | null): string | null {
  if (!TEXTS.test(key)) return null
  const place = key.slice(key.indexOf('.') + 1)
  const state = /"state":"\w+"/.exec(text ?? '')?.[0] ?? ''
  return text === null ? `${place} no more` : `${place}: ${marksIn(text).join()} ${state}`
}

/** What it keeps of a project in one of its places, `state.project.page`. */
export function wordsOfDraft(key: string, text: string | null): string {
  const [state = '', project = '', page = ''] = key.split('.').slice(-3)
  const place = `${state} ${project.slice(-4)} of ${page.slice(0, 4)}`
  return text === null ? `${place} no more` : `${place}: ${marksIn(text).join()}`
}
