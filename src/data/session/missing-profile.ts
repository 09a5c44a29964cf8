import { askStanding, isErasingHere, type Standing } from './account-standing'
import { openAuth } from './auth-client'
import { cutNetwork, restoreNetwork } from '@/data/sync/remote/remote-network'
import { completeSignUp } from '@/data/profile'
import { syncOf } from '@/data/sync/current'
import { isProfileMissing, noteMissingProfile, wasProfileKnown } from './known-profile'
import { publishSession, readSession, type SessionUser } from '@/data/device/session-store'
import { signOut } from './sign-out'
import { pause, withinMs } from '@/data/device/within-ms'

/** The account goes last: how long the page holds still for it, and how often it asks meanwhile. */
const STILL_MS = 8_000
const FIRESTORE_MS = 500
const ASK_EVERY_MS = 700
/** An erasure of very many documents, or one that was stopped half-way. */
const ASK_LATER_MS = 5_000

let following: Promise<void> | null = null

/** The profile is there, and this device has a name that was typed at a sign-up. */
export const finishSignUp = completeSignUp

/** Writes the profile that a sign-up cut in the middle left out. */
async function healProfile(user: SessionUser): Promise<void> {
  console.warn('There is no profile: it is written again.')
  // A token outlives its account by up to an hour, and the rules only see the token.
  if ((await askStanding()) === 'open') await completeSignUp(user)
}

/**
 * The server has no profile of this user. One that no session ever saw was never written: it is written now. One that
 * was there means that the account is being erased, here or on another device: nothing is written any more, and when
 * Auth confirms it the page leaves as after a sign-out.
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
 * Nothing to type in, and nothing that waits is sent, until Auth has said that the account is gone: true. An erasure of
 * very many documents takes longer than anybody looks at an empty page: the page then goes on.
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
  // Signed out meanwhile, in another tab.
  if (!(await openAuth()).currentUser) return true
  await inPassing(restoreNetwork)
  publishSession(session)
  syncOf(uid).wake()
  return false
}

/** On a page that is on its way out Firestore may never answer, or throw. */
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
