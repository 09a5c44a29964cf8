import {
  getDocFromCache,
  getDocFromServer,
  type DocumentReference,
  type DocumentSnapshot,
} from 'firebase/firestore'
import { readFields, type Fields } from '@/domain/base/read-field'
import { withinMs } from '@/data/device/within-ms'
import { toAppError } from '@/data/live/to-app-error'

/** Nobody waits longer than this for the server. */
const PATIENCE_MS = 2_500

/**
 * What a document holds by now, what waits here included: as the server has it, else as this device knows it. null: it is
 * not there; undefined: nobody here can tell.
 */
export async function fieldsNow(ref: DocumentReference): Promise<Fields | null | undefined> {
  let found: DocumentSnapshot | undefined
  let isDenied = false
  if (navigator.onLine) {
    const asked = getDocFromServer(ref).then((snapshot) => {
      found = snapshot
    })
    await withinMs(asked, PATIENCE_MS).catch((thrown: unknown) => {
      // A document that is not there belongs to nobody: asking for it is refused. It may wait here to be sent.
      isDenied = toAppError(thrown).code === 'data/denied'
    })
  }
  found ??= await getDocFromCache(ref).catch(() => undefined)
  if (!found) return isDenied ? null : undefined
  return readFields(found.data({ serverTimestamps: 'estimate' }))
}

/** Whether the server refused a write by now; one that still waits was not. */
export async function isRefused(write: Promise<unknown>): Promise<boolean> {
  if (navigator.onLine) {
    return withinMs(write, PATIENCE_MS).then(
      () => false,
      () => true,
    )
  }
  write.catch(() => undefined)
  return false
}
