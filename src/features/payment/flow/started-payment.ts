import { readStored, writeStored } from '@/data/device/device-storage'
import { parseJson, readFields, readFlag, readInteger, readText } from '@/domain/base/read-field'
import type { StoredKey } from '@/data/device/stored-keys'

/** A payment that this device began and whose end it has not seen: a reload or a closed tab finds it again. */
export interface StartedPayment {
  readonly id: string
  /** The provider said so; else nobody knows yet. */
  readonly isCharged: boolean
}

/** Long before that the server has found by itself what was charged. */
const KEPT_MS = 86_400_000

export function readStartedPayment(uid: string, now: Date): StartedPayment | null {
  const fields = readFields(parseJson(readStored(keyFor(uid))))
  const id = readText(fields?.['id'])
  const at = readInteger(fields?.['at'], 0, Number.MAX_SAFE_INTEGER, 0)
  if (id === '' || now.getTime() - at > KEPT_MS) return null
  return { id, isCharged: readFlag(fields?.['isCharged']) }
}

export function writeStartedPayment(uid: string, started: StartedPayment | null, now: Date): void {
  writeStored(keyFor(uid), started && JSON.stringify({ ...started, at: now.getTime() }))
}

function keyFor(uid: string): StoredKey {
  return `payment.${uid}`
}
