import { askStanding, isErasingHere, type Standing } from './account-standing'
import { openAuth, readUser } from './auth-client'
import { cutNetwork, restoreNetwork } from '@/data/sync/remote/network'
import { completeSignUp } from '@/data/profile'
import { syncOf } from '@/data/sync/current'
import { isProfileMissing, noteMissingProfile, wasProfileKnown } from './known-profile'
import { publishSession, readSession, type SessionUser } from '@/data/device/session-store'
import { signOut } from './sign-out'
import { pause, withinMs } from '@/data/device/within-ms'

/** The account is erased after its documents: how long the page waits for that, and how often it asks. */
const STILL_MS = 8_000
const FIRESTORE_MS = 500
const ASK_EVERY_MS = 700
/** Interval for a long or interrupted erasure. */
const ASK_LATER_MS = 5_000

let following: Promise<void> | null = null

/** Writes the name that was typed at the sign-up into an existing profile. */
export const finishSignUp = completeSignUp

/** Writes the profile that an interrupted sign-up did not write. */
async function healProfile(user: SessionUser): Promise<void> {
  console.warn('There is no profile: it is written again.')
  // A token stays valid up to an hour after its account was erased, and the rules only see the token.
  if ((await askStanding()) !== 'open') return
  await completeSignUp(user, (await readUser())?.displayName ?? '')
}

/**
 * The server has no profile of this user. If this session never saw one, the sign-up was interrupted: it is written now. If it
 * saw one, the account is being erased, here or on another device: no write is sent, and when Auth confirms the erasure the
 * page leaves as after a sign-out.
 */
export async function followMissingProfile(user: SessionUser): Promise<void> {
  if (!wasProfileKnown(user.uid)) return healProfile(user)
  following ??= followErasure(user.uid).finally(() => {
    following = null
  })
  return following
}

async function followErasure(uid: string): Promise<void> {
  noteMissingProfile()
  let isEnded = !isErasingHere() && (await holdStill(uid))
  while (!isEnded && isProfileMissing() && readSession().status === 'signed-in') {
    await pause(ASK_LATER_MS)
    isEnded = !isErasingHere() && (await askStanding()) === 'ended'
  }
  if (isEnded) await signOut()
}

/**
 * Hides the screens and cuts the network until Auth confirms the erasure: true. After `STILL_MS` the page goes on: an erasure
 * of very many documents takes longer.
 */
async function holdStill(uid: string): Promise<boolean> {
  const session = readSession()
  publishSession({ status: 'leaving' })
  await inPassing(cutNetwork)
  const until = Date.now() + STILL_MS
  let standing: Standing = 'open'
  while (standing === 'open' && Date.now() < until) {
    standing = await standingWithin(until - Date.now())
    if (standing === 'ended') return true
    await pause(ASK_EVERY_MS)
  }
  // Another tab signed out meanwhile.
  if (!(await openAuth()).currentUser) return true
  await inPassing(restoreNetwork)
  publishSession(session)
  syncOf(uid).wake()
  return false
}

/** On a page that is unloading Firestore may never answer, or throw. */
async function inPassing(work: () => Promise<void>): Promise<void> {
  try {
    await withinMs(work(), FIRESTORE_MS)
  } catch {
    return
  }
}

async function standingWithin(limitMs: number): Promise<Standing> {
  let standing: Standing = 'unknown'
  const asked = askStanding().then((answer) => {
    standing = answer
  })
  await withinMs(asked, limitMs)
  return standing
}
