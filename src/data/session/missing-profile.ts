import { askStanding, isErasingHere, type Standing } from './account-standing'
import { readUser } from './auth-client'
import { completeSignUp } from '@/data/profile'
import { syncOf } from '@/data/sync/current'
import { isProfileMissing, noteMissingProfile, wasProfileKnown } from './known-profile'
import { publishSession, readSession, type SessionUser } from '@/data/device/session-store'
import { signOut } from './sign-out'
import { pause, withinMs } from '@/data/device/within-ms'

/** The account is erased after its documents: how long the page waits for that, and how often it asks. */
const STILL_MS = 8_000
const ASK_EVERY_MS = 700
/** Interval for a long or interrupted erasure. */
const ASK_LATER_MS = 5_000

let following: Promise<void> | null = null

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
  let isEnded = !isErasingHere() && (await endsWhileHidden(uid))
  while (!isEnded && isProfileMissing() && readSession().status === 'signed-in') {
    await pause(ASK_LATER_MS)
    isEnded = !isErasingHere() && (await askStanding()) === 'ended'
  }
  if (isEnded) await signOut()
}

/**
 * Hides the screens until Auth confirms the erasure: true. Nothing is sent or watched meanwhile. After `STILL_MS` the page goes on: an erasure of
 * very many documents takes longer.
 */
async function endsWhileHidden(uid: string): Promise<boolean> {
  const session = readSession()
  publishSession({ status: 'leaving' })
  const until = Date.now() + STILL_MS
  let standing = await standingWithin(STILL_MS)
  while (standing === 'open' && Date.now() < until) {
    await pause(ASK_EVERY_MS)
    standing = await standingWithin(until - Date.now())
  }
  if (standing === 'ended') return true
  publishSession(session)
  syncOf(uid).wake()
  return false
}

async function standingWithin(limitMs: number): Promise<Standing> {
  const asked = askStanding()
  return (await withinMs(asked, limitMs)) ? asked : 'unknown'
}
