import {
  getDocFromServer,
  type DocumentData,
  type DocumentReference,
  type DocumentSnapshot,
} from 'firebase/firestore'
import { AppError } from '@/domain/base/errors'
import { toAppError } from './to-app-error'

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

async function existsOnServer(ref: DocumentReference): Promise<boolean> {
  return (await fromServer(ref))?.exists() === true
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
