import { readStored, writeStored } from '@/data/device/device-storage'
import { parseJson, readFields, readFlag, readInteger, readText } from '@/domain/base/read-field'
import type { StoredKey } from '@/data/device/stored-keys'

/** A payment begun on this device without a known result, stored so that a reload can resume it. */
export interface StartedPayment {
  readonly id: string
  /** Stripe confirmed the charge; false: unknown. */
  readonly isCharged: boolean
}

/** The server finds a charged payment by itself much earlier. */
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
