import { getDocFromCache, getDocFromServer, type DocumentReference } from 'firebase/firestore'
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
  const asked = navigator.onLine ? getDocFromServer(ref).catch(absentWhereDenied) : Promise.resolve(undefined)
  const answer = (await withinMs(asked, PATIENCE_MS)) ? await asked : undefined
  const found = answer ?? (await getDocFromCache(ref).catch(() => answer))
  return found && readFields(found.data({ serverTimestamps: 'estimate' }))
}

/** A document that is not there belongs to nobody, so asking for it is refused. It may wait here to be sent. */
function absentWhereDenied(thrown: unknown): null | undefined {
  return toAppError(thrown).code === 'data/denied' ? null : undefined
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
