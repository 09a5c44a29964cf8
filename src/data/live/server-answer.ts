import {
  deleteDoc,
  doc,
  getDocFromCache,
  getDocsFromServer,
  type DocumentData,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
} from 'firebase/firestore'
import { AppError } from '@/domain/base/errors'
import { pause } from '@/data/device/within-ms'
import { openDatabase } from './firestore'
import { asQuery } from './own-document'
import { reportPoison } from './sdk-watchdog'
import { toAppError } from './to-app-error'

const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 60_000

/**
 * The server's answer to a write or to a question that only the server can answer. Rejects with `AppError` alone;
 * offline a write is kept by Firestore and answered when the network is back, so screens do not wait for it.
 */
export async function serverAnswer<T>(ask: (db: Firestore) => Promise<T>): Promise<T> {
  try {
    const { db } = await openDatabase()
    return await ask(db)
  } catch (thrown) {
    reportPoison(thrown)
    const error = toAppError(thrown)
    const isOffline = error.code === 'data/unavailable' && !navigator.onLine
    throw isOffline ? new AppError('network/offline', { cause: thrown }) : error
  }
}

let opened: Promise<unknown> | null = null

/**
 * Resolves once Firestore can read what this device has. What is handed over before waits in this page alone, and of two tabs
 * the later one may then hand over what is older: whoever writes over another tab looks once more what is the latest.
 */
export async function whenReadable(db: Firestore): Promise<void> {
  opened ??= getDocFromCache(doc(db, 'profiles', 'nobody')).catch(() => undefined)
  await opened
}

/** The server's answer to a write that gives way to a later one, asked once Firestore can write: nothing is sent then. */
export function writeIfLatest(
  isLatest: () => boolean,
  write: (db: Firestore) => Promise<void>,
): Promise<'saved' | 'dropped'> {
  return serverAnswer(async (db) => {
    await whenReadable(db)
    if (!isLatest()) return 'dropped'
    await write(db)
    return 'saved'
  })
}

/**
 * When the acknowledgement of a write is lost, the SDK sends it again, and the rules refuse to create or delete
 * the same document twice. Such a refusal is a success: this tells it from a real one, which it throws. `owner`: as in
 * `ofOwner`.
 */
export async function unlessApplied(
  ref: DocumentReference,
  owner: string | null,
  wanted: 'there' | 'gone',
  thrown: unknown,
): Promise<void> {
  if (toAppError(thrown).code !== 'data/denied') throw thrown
  if ((await existsOnServer(ref, owner)) !== (wanted === 'there')) throw thrown
}

/** Deletes a document; one that is gone already counts as deleted. */
export function erase(ref: DocumentReference, owner: string | null): Promise<void> {
  return deleteDoc(ref).catch((thrown: unknown) => unlessApplied(ref, owner, 'gone', thrown))
}

/** Just after the network is back, questions can fail for a moment longer than writes: that says nothing of the write. */
async function existsOnServer(ref: DocumentReference, owner: string | null): Promise<boolean> {
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
    try {
      return await hasArrived(ref, owner)
    } catch (thrown) {
      if (toAppError(thrown).code !== 'data/unavailable') throw thrown
      await pause(pauseMs)
    }
  }
}

/** Whether the server has it. Rejects while this device is still sending it: it finds there what it sends itself. */
export async function hasArrived(ref: DocumentReference, owner: string | null): Promise<boolean> {
  return (await arrivedFields(ref, owner)) !== null
}

/** What the server has of it; null: nothing. */
export async function arrivedFields(
  ref: DocumentReference,
  owner: string | null,
): Promise<DocumentData | null> {
  const snapshot = await fromServer(ref, owner)
  if (snapshot?.metadata.hasPendingWrites === true) throw new AppError('data/unavailable')
  return snapshot?.data() ?? null
}

/**
 * As a query, which finds nothing where reading the document would be refused. Of two tabs that ask, the first one's Firestore
 * asks for both, and gives up what is refused: where a tab died with its question, no other one would be answered any more.
 */
async function fromServer(ref: DocumentReference, owner: string | null): Promise<DocumentSnapshot | null> {
  try {
    return (await getDocsFromServer(asQuery(ref, owner))).docs[0] ?? null
  } catch (thrown) {
    // What stands in a section that is gone belongs to nobody.
    if (toAppError(thrown).code === 'data/denied') return null
    throw thrown
  }
}
