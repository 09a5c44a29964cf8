import { pastedLine } from '@/domain/base/text/pasted'
import {
  createUserWithEmailAndPassword,
  onAuthStateChanged,
  sendPasswordResetEmail,
  setPersistence,
  signInWithEmailAndPassword,
  signOut as signOutOfAuth,
  updateProfile,
  type Auth,
  type User,
} from 'firebase/auth'
import { AppError } from '@/domain/base/errors'
import { openAuth, persistenceFor } from './auth-client'
import { sealStorage } from '@/data/device/device-storage'
import { isIndexedDbUsable, isUserStored } from '@/data/device/indexed-db-probe'
import { learnServerTime } from './server-clock'
import {
  clearSession,
  clearSessionHint,
  hasSessionHint,
  isComingIn,
  isSessionRemembered,
  nameSessionHint,
  writeSessionHint,
} from '@/data/device/session-hint'
import {
  publishSession,
  readSession,
  type Session,
  type SessionUser,
  isSessionAwaited,
} from '@/data/device/session-store'
import { withinMs } from '@/data/device/within-ms'
import { toAppError } from '@/data/live/to-app-error'
import { writeSignUpName } from './sign-up-name'

/** During a login or sign-up the new user is not published yet. */
let isHeld = false
let arrival: Extract<Session, { status: 'signed-in' }>['by'] = 'restore'

/** Longest wait for the server's time, which the profile of a new account needs. */
const SERVER_TIME_MS = 1_500

let following: Promise<void> | null = null

/** False: IndexedDB does not answer. It may hold a session, so a missing user is not taken for a sign-out. */
let canAskDevice = true

/** The page is unloading and its databases are closed (`quiet-leave.ts`): a missing user means nothing and is not stored. */
let isLeaving = false

/** Publishes the signed-in user to the session store, now and on each change, also from another tab. */
export function followAuth(): Promise<void> {
  following ??= follow()
  return following
}

async function follow(): Promise<void> {
  // Registered before Auth reads its storage.
  window.addEventListener('pagehide', () => (isLeaving = true))
  window.addEventListener('pageshow', () => (isLeaving = false))
  const auth = await openAuth()
  canAskDevice = await isIndexedDbUsable()
  if (hasSessionHint()) void learnServerTime()
  onAuthStateChanged(auth, () => {
    if (!isHeld) announce(auth)
  })
}

function announce(auth: Auth) {
  const { currentUser } = auth
  if (currentUser) {
    const user = toSessionUser(currentUser)
    nameSessionHint(user)
    publishSession({ status: 'signed-in', user, by: arrival })
  } else if (!isLeaving) void end(auth)
}

/** Nobody is signed in: never, or no longer, after a sign-out here, in another tab or by the server. */
async function end(auth: Auth): Promise<void> {
  let hasEnded = false
  if (isSessionAwaited() && canAskDevice && hasSessionHint()) {
    // The device's data is deleted only if Auth's own database confirms that there is no user.
    const isStored = isSessionRemembered() && (await isUserStored().catch(() => true))
    if (isLeaving || auth.currentUser || !isSessionAwaited()) return
    if (isStored) {
      publishSession({ status: 'unreachable' })
      return
    }
    // Data stored during an unfinished login is a visitor's and stays.
    hasEnded = !isComingIn()
  }
  const { status } = readSession()
  if (status === 'leaving') return
  if (status === 'signed-in') {
    await leave()
    return
  }
  if (hasEnded) clearSession()
  else if (canAskDevice) clearSessionHint()
  publishSession({ status: 'signed-out' })
}

let leaving: Promise<void> | null = null

/** After a sign-out: deletes the person's data from the device and loads the landing page, which deletes what is left. */
function leave(): Promise<void> {
  leaving ??= forget()
    .catch(() => undefined)
    .finally(() => {
      window.location.replace('/')
    })
  return leaving
}

async function forget(): Promise<void> {
  sealStorage()
  publishSession({ status: 'leaving' })
  clearSession()
  // The badge shows the number of open tasks.
  if ('clearAppBadge' in navigator) navigator.clearAppBadge().catch(() => undefined)
  const { closeSync, eraseSync } = await import('@/data/sync/current')
  closeSync()
  await eraseSync()
}

/** Signs out, deletes the person's data from this device and loads the landing page. */
export async function signOut(): Promise<void> {
  const { closeSync } = await import('@/data/sync/current')
  closeSync()
  await signOutOfAuth(await openAuth())
  await leave()
}

function toSessionUser(user: User): SessionUser {
  const created = new Date(user.metadata.creationTime ?? '')
  return {
    uid: user.uid,
    email: user.email ?? '',
    createdAt: Number.isNaN(created.getTime()) ? null : created,
  }
}

export async function signUp(person: { fullName: string; email: string; password: string }): Promise<void> {
  const email = person.email.trim()
  const fullName = pastedLine(person.fullName)
  await arrive('sign-up', true, async (auth) => {
    writeSignUpName(email, fullName)
    const profiles = ahead(() => import('@/data/profile'))
    const { user } = await createUserWithEmailAndPassword(auth, email, person.password)
    // For another device, if this one writes no profile.
    updateProfile(user, { displayName: fullName }).catch(() => undefined)
    return async () => {
      const written = profiles().then((m) => m.completeSignUp(toSessionUser(user)))
      // In parallel: the sign-up does not wait for an e-mail.
      import('./email-confirmation').then((m) => m.welcomeAccount(written)).catch(() => undefined)
      await written
    }
  })
}

export async function signIn(form: {
  email: string
  password: string
  isRemembered: boolean
}): Promise<void> {
  await arrive('login', form.isRemembered, async (auth) => {
    const check = ahead(() => import('@/data/profile'))
    const { user } = await signInWithEmailAndPassword(auth, form.email.trim(), form.password)
    return async () => (await check()).checkAfterLogin(user.uid)
  })
}

/**
 * Common part of login and sign-up. The step after a success (writing or checking the profile) is awaited, but its failure does
 * not refuse the session: the next visit repairs a missing profile. Throws `session/already-here` where a user is signed in;
 * that user is published then, and no request is sent.
 */
async function arrive(
  by: typeof arrival,
  isRemembered: boolean,
  enter: (auth: Auth) => Promise<() => Promise<void>>,
): Promise<void> {
  const auth = await openAuth()
  await refuseWhereSomebodyIs(auth)
  isHeld = true
  try {
    await setPersistence(auth, await persistenceFor(isRemembered))
    // Before the request: if the page is closed in the middle, the next visit must ask Auth. The hint also says whether data may
    // be stored on the device.
    writeSessionHint(isRemembered)
    void learnServerTime()
    const settle = await enter(auth)
    // A tab that started meanwhile found no user and removed the hint.
    if (!hasSessionHint()) writeSessionHint(isRemembered)
    await withinMs(learnServerTime(), SERVER_TIME_MS)
    arrival = by
    await settle().catch((thrown: unknown) => {
      console.warn('The profile will be seen to at the next visit:', toAppError(thrown).code)
    })
  } catch (thrown) {
    clearSessionHint()
    throw toAppError(thrown)
  } finally {
    isHeld = false
    if (auth.currentUser) announce(auth)
  }
}

/**
 * A tab may believe that nobody is signed in (no hint, or Auth not ready). Setting the persistence would then sign out the
 * remembered user in all tabs, and their pending entries would be deleted.
 */
async function refuseWhereSomebodyIs(auth: Auth): Promise<void> {
  await auth.authStateReady()
  if (!auth.currentUser) return
  announce(auth)
  throw new AppError('session/already-here')
}

/**
 * Starts loading a module that is needed after a success. Not without a network: in several browsers a module that failed to
 * load stays failed until the page is reloaded.
 */
function ahead<T>(load: () => Promise<T>): () => Promise<T> {
  const early = navigator.onLine ? load() : null
  early?.catch(() => undefined)
  return () => early ?? load()
}

const TELLS_OF_ACCOUNTS: ReadonlySet<string> = new Set(['auth/user-not-found', 'auth/user-disabled'])

/** Succeeds for an unknown address too, so that it does not reveal who has an account. */
export async function requestPasswordReset(email: string): Promise<void> {
  try {
    await sendPasswordResetEmail(await openAuth(), email.trim())
  } catch (thrown) {
    const error = toAppError(thrown)
    if (!TELLS_OF_ACCOUNTS.has(error.code)) throw error
  }
}
