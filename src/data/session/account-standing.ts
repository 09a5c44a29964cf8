import { FirebaseError } from 'firebase/app'
import { reload } from 'firebase/auth'
import { readUser } from './auth-client'

/** Erased, closed, or its sessions ended: Firebase says the same of an erased account and of an ended session. */
const ENDED: ReadonlySet<string> = new Set([
  'auth/user-not-found',
  'auth/user-disabled',
  'auth/user-token-expired',
  'auth/invalid-user-token',
])

/** `unknown`: Auth did not answer, so nothing may be concluded. */
export type Standing = 'open' | 'ended' | 'unknown'

/** Asks Auth whether the account of this session still exists. */
export async function askStanding(): Promise<Standing> {
  const currentUser = await readUser()
  if (!currentUser) return 'ended'
  try {
    await reload(currentUser)
    return 'open'
  } catch (thrown) {
    return thrown instanceof FirebaseError && ENDED.has(thrown.code) ? 'ended' : 'unknown'
  }
}

let isErasing = false

/** While this tab erases the account itself, it waits for the server's word instead of following what goes. */
export async function whileErasing<T>(work: () => Promise<T>): Promise<T> {
  isErasing = true
  try {
    return await work()
  } finally {
    isErasing = false
  }
}

export function isErasingHere(): boolean {
  return isErasing
}
