import { FirebaseError } from 'firebase/app'
import { reload } from 'firebase/auth'
import { completeSignUp } from '@/data/profile'
import { syncOf } from '@/data/sync/current'
import { publishSession, readSession, type SessionUser } from '@/data/device/session-store'
import { pause } from '@/data/device/within-ms'
import { signOut } from './auth'
import { readUser } from './auth-client'

/** Auth's codes for an erased or disabled account and for an ended session; an erased account may get either. */
const ENDED: ReadonlySet<string> = new Set([
  'auth/user-not-found',
  'auth/user-disabled',
  'auth/user-token-expired',
  'auth/invalid-user-token',
])

/** Asks Auth whether the account of this session still exists. `unknown`: Auth did not answer. */
export async function askStanding(): Promise<'open' | 'ended' | 'unknown'> {
  const currentUser = await readUser()
  if (!currentUser) return 'ended'
  try {
    await reload(currentUser)
    return 'open'
  } catch (thrown) {
    return thrown instanceof FirebaseError && ENDED.has(thrown.code) ? 'ended' : 'unknown'
  }
}

/** Writes the profile that an interrupted sign-up did not write. */
export async function healProfile(user: SessionUser): Promise<void> {
  console.warn('There is no profile: it is written again.')
  // A token stays valid up to an hour after its account was erased, and the rules only see the token.
  if ((await askStanding()) !== 'open') return
  await completeSignUp(user, (await readUser())?.displayName ?? '')
}

/** This tab erases the account, or already follows an erasure elsewhere. */
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

/** An account is erased after its documents: how long the screens are hidden meanwhile. Very many documents take longer. */
const HIDDEN_MS = 8_000
const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 60_000

/**
 * The profile was deleted, here or on another device, and the account will be. Nothing is sent or watched while the screens are
 * hidden. When Auth confirms the erasure the page leaves as after a sign-out.
 */
export async function followErasure(uid: string): Promise<void> {
  if (isErasing) return
  isErasing = true
  const session = readSession()
  publishSession({ status: 'leaving' })
  const hidden = setTimeout(() => {
    publishSession(session)
    syncOf(uid).wake()
  }, HIDDEN_MS)
  for (let pauseMs = FIRST_PAUSE_MS; (await askStanding()) !== 'ended'; pauseMs *= 1.5)
    await pause(Math.min(pauseMs, LONGEST_PAUSE_MS))
  clearTimeout(hidden)
  await signOut()
}
