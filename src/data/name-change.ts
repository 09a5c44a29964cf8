import { updateDoc } from 'firebase/firestore'
import { readStored, writeStored } from './device-storage'
import { profileRef } from './profiles'
import { serverAnswer } from './server-answer'

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

/** Once the server has the name, or the person gave it up. */
export function forgetNameChange(uid: string): void {
  writeStored(keyOf(uid), null)
  publish(null)
}

/**
 * Sends the name, offline when the network is back; until then it is also kept on the device, so that a refusal
 * that nobody was there to hear loses no text. Whether the server took it.
 */
export async function changeName(uid: string, fullName: string, now: Date): Promise<boolean> {
  const change: NameChange = { fullName, status: 'sending' }
  owner = uid
  writeStored(keyOf(uid), fullName)
  publish(change)
  try {
    await serverAnswer((db) => updateDoc(profileRef(db, uid), { fullName, updatedAt: now.toISOString() }))
    if (current === change) forgetNameChange(uid)
    return true
  } catch (thrown) {
    console.warn('The name was refused:', thrown)
    if (current === change) publish({ fullName, status: 'refused' })
    return false
  }
}

function publish(change: NameChange | null) {
  current = change
  for (const listener of listeners) listener()
}

function keyOf(uid: string): string {
  return `name.${uid}`
}
