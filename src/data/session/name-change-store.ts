import { readStored, writeStored } from '@/data/device/device-storage'
import type { StoredKey } from '@/data/device/stored-keys'

/** A name that was typed and is not known to be on the server. */
export interface NameChange {
  readonly fullName: string
  /** `kept`: from before the page was loaded; Firestore may still be sending it. */
  readonly status: 'sending' | 'refused' | 'kept'
}

let owner: string | null = null
let current: NameChange | null = null
const listeners = new Set<() => void>()

export function readNameChange(uid: string): NameChange | null {
  if (uid !== owner) {
    owner = uid
    const fullName = readStored(keyOf(uid))
    current = fullName === null ? null : { fullName, status: 'kept' }
  }
  return current
}

export function subscribeNameChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** null forgets it: the server has the name, or the person gave it up. */
export function keepNameChange(uid: string, change: NameChange | null): void {
  owner = uid
  current = change
  writeStored(keyOf(uid), change && change.fullName)
  for (const listener of listeners) listener()
}

function keyOf(uid: string): StoredKey {
  return `name.${uid}`
}
