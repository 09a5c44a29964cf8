import { FirebaseError } from 'firebase/app'
import { reload } from 'firebase/auth'
import { readUser } from './auth-client'

/** Auth's codes for an erased or disabled account and for an ended session; an erased account may get either. */
const ENDED: ReadonlySet<string> = new Set([
  'auth/user-not-found',
  'auth/user-disabled',
  'auth/user-token-expired',
  'auth/invalid-user-token',
])

/** `unknown`: Auth did not answer. */
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

/** Runs the erasure of the account. Meanwhile this tab ignores missing documents and waits for the function's answer. */
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
