import { readStored, writeStored } from '@/data/device/device-storage'

const KEY = 'profile-of'

let known: string | null = null
let isMissing = false

/** The profile of this user is stored: should the server miss it from now on, it was erased. */
export function rememberProfile(uid: string): void {
  isMissing = false
  if (known === uid) return
  known = uid
  // Of the tab: it survives a reload in the middle of an erasure, and a new session starts without it.
  writeStored(KEY, uid, 'session')
}

export function wasProfileKnown(uid: string): boolean {
  return known === uid || readStored(KEY, 'session') === uid
}

/** From now on the profile is missing, until it is seen again. */
export function noteMissingProfile(): void {
  isMissing = true
}

export function isProfileMissing(): boolean {
  return isMissing
}
