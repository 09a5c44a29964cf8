import { getDocFromServer, type DocumentReference } from 'firebase/firestore'
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

export async function existsOnServer(ref: DocumentReference): Promise<boolean> {
  try {
    return (await getDocFromServer(ref)).exists()
  } catch (thrown) {
    // A document that does not exist belongs to nobody: reading it is refused too.
    if (toAppError(thrown).code === 'data/denied') return false
    throw thrown
  }
}
