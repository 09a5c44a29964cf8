import {
  deleteDoc,
  getDocFromServer,
  type DocumentData,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
} from 'firebase/firestore'
import { AppError } from '@/domain/base/errors'
import { openDatabase } from './firestore'
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

/**
 * When the acknowledgement of a write is lost, the SDK sends it again, and the rules refuse to create or delete
 * the same document twice. Such a refusal is a success: this tells it from a real one, which it throws.
 */
export async function unlessApplied(
  ref: DocumentReference,
  wanted: 'there' | 'gone',
  thrown: unknown,
): Promise<void> {
  if (toAppError(thrown).code !== 'data/denied') throw thrown
  if ((await existsOnServer(ref)) !== (wanted === 'there')) throw thrown
}

/** Deletes a document; one that is gone already counts as deleted. */
export function erase(ref: DocumentReference): Promise<void> {
  return deleteDoc(ref).catch((thrown: unknown) => unlessApplied(ref, 'gone', thrown))
}

/** Just after the network is back, questions can fail for a moment longer than writes: that says nothing of the write. */
async function existsOnServer(ref: DocumentReference): Promise<boolean> {
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
    try {
      return (await fromServer(ref))?.exists() === true
    } catch (thrown) {
      if (toAppError(thrown).code !== 'data/unavailable') throw thrown
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
  }
}

/** The same of a document that this device may still be sending: rejects while it is. */
export async function hasArrived(ref: DocumentReference): Promise<boolean> {
  return (await arrivedFields(ref)) !== null
}

/** What the server has of it; null: nothing. */
export async function arrivedFields(ref: DocumentReference): Promise<DocumentData | null> {
  const snapshot = await fromServer(ref)
  if (snapshot?.metadata.hasPendingWrites === true) throw new AppError('data/unavailable')
  return snapshot?.data() ?? null
}

async function fromServer(ref: DocumentReference): Promise<DocumentSnapshot | null> {
  try {
    return await getDocFromServer(ref)
  } catch (thrown) {
    // A document that does not exist belongs to nobody: reading it is refused too.
    if (toAppError(thrown).code === 'data/denied') return null
    throw thrown
  }
}
