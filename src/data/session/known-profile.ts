import { readStored, writeStored } from '@/data/device/device-storage'

const KEY = 'profile-of'

let known: string | null = null
let isMissing = false

/** Records that the server has this user's profile: if it is missing later, the account is being erased. */
export function rememberProfile(uid: string): void {
  isMissing = false
  if (known === uid) return
  known = uid
  // In `sessionStorage`: survives a reload during an erasure, but not a new session.
  writeStored(KEY, uid, 'session')
}

export function wasProfileKnown(uid: string): boolean {
  return known === uid || readStored(KEY, 'session') === uid
}

/** Records that the profile is missing, until it is seen again. */
export function noteMissingProfile(): void {
  isMissing = true
}

export function isProfileMissing(): boolean {
  return isMissing
}
