import {
  deleteField,
  doc,
  FieldPath,
  runTransaction,
  type DocumentData,
  type Firestore,
  type Transaction,
} from 'firebase/firestore'
import type { Fields } from '@/domain/base/read-field'
import { asRead, isEqualValue, SERVER_TIME } from '@/domain/base/write'
import { withinMs } from '@/data/device/within-ms'
import { openDatabase } from './database'
import { plainFields, toFirestore } from './values'
import { RemoteFault, type Change } from '@/data/sync/environment'

/** A server that accepts and never answers counts as no network. */
const ANSWER_LIMIT_MS = 30_000

type Docs = ReadonlyMap<string, Fields | null>
type Decide = (docs: Docs) => readonly Change[]

/**
 * Reads documents and writes what `decide` makes of them. The rules judge a write before Firestore compares versions: of two devices that create one document at the same time, one
 * hears `permission-denied`. So a refusal counts when a second run on the same documents is refused too.
 */
export async function transact(paths: readonly string[], decide: Decide): Promise<void> {
  for (let refusedOn: Docs | null = null; ;) {
    let seen: Docs = new Map()
    try {
      await attempt(paths, (docs) => decide((seen = docs)))
      return
    } catch (thrown) {
      if (!(thrown instanceof RemoteFault) || thrown.kind !== 'denied') throw thrown
      if (seen.size === 0 || (refusedOn && isEqualValue([...refusedOn], [...seen]))) throw thrown
      refusedOn = seen
    }
  }
}

async function attempt(paths: readonly string[], decide: Decide): Promise<void> {
  let thrownHere: unknown = null
  let isGivenUp = false
  const db = openDatabase()
  const work = runTransaction(db, async (transaction) => {
    const snapshots = await Promise.all(paths.map((path) => transaction.get(doc(db, path))))
    // The entries are sent again, and later ones after them: a late run would undo those.
    if (isGivenUp) throw new RemoteFault('network')
    const stored = new Map(snapshots.map((snapshot, index) => [paths[index], snapshot.data()]))
    try {
      const docs = paths.map((path) => {
        const data = stored.get(path)
        return [path, data ? plainFields(data) : null] as const
      })
      for (const change of decide(new Map(docs))) write(db, transaction, change, stored.get(change.path))
    } catch (thrown) {
      thrownHere = thrown
      throw thrown
    }
  })
  try {
    await inTime(work)
  } catch (thrown) {
    isGivenUp = true
    if (thrown !== thrownHere)
      throw new RemoteFault(FAULTS.get(codeOf(thrown)) ?? 'network', { cause: thrown })
    // Firestore finds a value invalid before it is sent; all else is the decision's own.
    if (codeOf(thrown) === 'invalid-argument') throw new RemoteFault('invalid', { cause: thrown })
    throw thrown
  }
}

/** Only the fields that change are written: the rules look at these. `stored`: the document as it was read. */
function write(
  db: Firestore,
  transaction: Transaction,
  { path, before, after }: Change,
  stored: DocumentData | undefined,
): void {
  const ref = doc(db, path)
  if (after === null) {
    if (before !== null) transaction.delete(ref)
  } else if (before === null) {
    transaction.set(ref, toFirestore(after) as DocumentData)
  } else {
    const changed: [FieldPath, unknown][] = []
    for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
      const value = after[key]
      if (!(key in after)) changed.push([new FieldPath(key), deleteField()])
      else if (value === SERVER_TIME || !isEqualValue(before[key], asRead(value, EPOCH))) {
        changed.push([new FieldPath(key), toFirestore(value, before[key], stored?.[key])])
      }
    }
    const [first, ...others] = changed
    if (first) transaction.update(ref, ...first, ...others.flat())
  }
}

const EPOCH = new Date(0)

/**
 * The codes that say something of the write itself; all others leave open what became of it. `invalid-argument`, from the
 * server, is a document beyond 1 MiB. After contention Firestore says `not-found`, `already-exists` or `failed-precondition`:
 * the next run sees the other device's document.
 */
const FAULTS: ReadonlyMap<string, 'denied' | 'invalid' | 'too-large'> = new Map([
  ['permission-denied', 'denied'],
  ['invalid-argument', 'too-large'],
  ['out-of-range', 'invalid'],
  ['unimplemented', 'invalid'],
])

function codeOf(thrown: unknown): string {
  return thrown instanceof Error && 'code' in thrown ? String(thrown.code) : ''
}

async function inTime(work: Promise<unknown>): Promise<void> {
  if (!(await withinMs(work, ANSWER_LIMIT_MS))) throw new RemoteFault('network')
}
