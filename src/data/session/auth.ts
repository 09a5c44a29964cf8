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
import { readDate } from '@/domain/base/read-field'
import { openAuth, persistenceFor } from './auth-client'
import { isRevoked } from './auth-patience'
import { sealStorage } from '@/data/device/device-storage'
import { isIndexedDbUsable, isUserStored } from '@/data/device/indexed-db-probe'
import { learnServerTime } from './server-clock'
import {
  clearSession,
  followSession,
  hasSessionHint,
  hintedUid,
  isDeviceTaken,
  isSessionRemembered,
  writeSessionHint,
} from '@/data/device/session-hint'
import {
  publishSession,
  readSession,
  isSessionAwaited,
  type Session,
  type SessionUser,
} from '@/data/device/session-store'
import { withinMs } from '@/data/device/within-ms'
import { toAppError } from '@/data/live/to-app-error'
import { writeSignUpName } from './sign-up-name'
import { leaveUnsaved, readWaitingWork, takeWork } from './waiting-work'
import { paths } from '@/lib/paths'

/** During a login or sign-up the new user is not published yet. */
let isHeld = false
let arrival: Extract<Session, { status: 'signed-in' }>['by'] = 'restore'

/** Longest wait for the server's time, which the profile of a new account needs. */
const SERVER_TIME_MS = 1_500

/** Publishes the signed-in user to the session store, now and on each change, also from another tab. */
export async function followAuth(): Promise<void> {
  const auth = await openAuth()
  if (hasSessionHint()) void learnServerTime()
  onAuthStateChanged(auth, () => {
    if (!isHeld) announce(auth)
  })
}

function announce(auth: Auth) {
  if (!auth.currentUser) {
    void end(auth)
    return
  }
  const user = toSessionUser(auth.currentUser)
  writeSessionHint(user)
  takeWork(user.uid)
  publishSession({ status: 'signed-in', user, by: arrival })
}

/** Nobody is signed in: never, or no longer, after a sign-out here, in another tab or by the server. */
async function end(auth: Auth): Promise<void> {
  const isRemembered = isSessionRemembered()
  if (isSessionAwaited() && (isDeviceTaken() || !isRemembered)) {
    // The device's data is deleted only if Auth's own database confirms that there is no user.
    const mayBeStored =
      isRemembered && (await isIndexedDbUsable()) && (await isUserStored().catch(() => true))
    if (auth.currentUser || !isSessionAwaited()) return
    if (mayBeStored) {
      publishSession({ status: 'unreachable' })
      return
    }
    if (!isRevoked()) clearSession()
  }
  const { status } = readSession()
  if (status === 'signed-in' || (status === 'unknown' && isRevoked())) await leave(isRevoked())
  else if (status !== 'leaving') publishSession({ status: 'signed-out' })
}

let leaving: Promise<void> | null = null

/**
 * After a sign-out: deletes the person's data from the device and loads the landing page, which deletes what is left. `keepsWork`: what the
 * server does not have waits for the same person, and the login says so.
 */
function leave(keepsWork = false): Promise<void> {
  const uid = hintedUid()
  leaving ??= forget(uid, keepsWork)
    .catch(() => undefined)
    .finally(() => {
      // Another person's work may wait on this device.
      const isAwaited = uid !== null && readWaitingWork()?.uid === uid
      window.location.replace(isAwaited ? paths.login : '/')
    })
  return leaving
}

async function forget(uid: string | null, keepsWork: boolean): Promise<void> {
  if (!keepsWork) sealStorage()
  publishSession({ status: 'leaving' })
  if (keepsWork && uid !== null) {
    await leaveUnsaved(uid).catch(() => undefined)
  }
  sealStorage()
  clearSession()
  // The badge shows the number of open tasks.
  if ('clearAppBadge' in navigator) navigator.clearAppBadge().catch(() => undefined)
  const { eraseSync } = await import('@/data/sync/current')
  await eraseSync()
}

/** Signs out, deletes the person's data from this device and loads the landing page. */
export async function signOut(): Promise<void> {
  const { pauseSync } = await import('@/data/sync/current')
  const resume = pauseSync()
  try {
    await signOutOfAuth(await openAuth())
  } catch (thrown) {
    resume()
    throw thrown
  }
  await leave()
}

function toSessionUser({ uid, email, metadata }: User): SessionUser {
  return { uid, email: email ?? '', createdAt: readDate(new Date(metadata.creationTime ?? '')) }
}

export async function signUp(person: { fullName: string; email: string; password: string }): Promise<void> {
  const email = person.email.trim()
  const fullName = pastedLine(person.fullName)
  await arrive('sign-up', true, async (auth) => {
    writeSignUpName(email, fullName)
    const { user } = await createUserWithEmailAndPassword(auth, email, person.password).catch(
      (thrown: unknown) => {
        // Without an answer the account may exist, and its profile needs the name; a refusal leaves none on a shared computer.
        if (toAppError(thrown).code.startsWith('auth/')) writeSignUpName(email, null)
        throw thrown
      },
    )
    // For another device, if this one writes no profile.
    updateProfile(user, { displayName: fullName }).catch(() => undefined)
    return async () => {
      const written = import('@/data/profile').then((m) => m.completeSignUp(toSessionUser(user)))
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
    const { user } = await signInWithEmailAndPassword(auth, form.email.trim(), form.password)
    return async () => (await import('@/data/profile')).checkAfterLogin(user.uid)
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
  await auth.authStateReady()
  const userNow = () => auth.currentUser
  if (userNow()) {
    // This tab did not know of them. Setting the persistence would sign them out in all tabs and delete their pending entries.
    announce(auth)
    throw new AppError('session/already-here')
  }
  isHeld = true
  try {
    await setPersistence(auth, await persistenceFor(isRemembered))
    void learnServerTime()
    // Needed after a success. In several browsers a module that failed to load, without a network, stays failed until a reload.
    if (navigator.onLine) import('@/data/profile').catch(() => undefined)
    const settle = await enter(auth)
    // Not later: if the page is closed now, the next one must ask Auth. It also says where this session's data is stored.
    const user = userNow()
    if (user) {
      writeSessionHint(toSessionUser(user), isRemembered)
      followSession()
      takeWork(user.uid)
    }
    await withinMs(learnServerTime(), SERVER_TIME_MS)
    arrival = by
    await settle().catch((thrown: unknown) => {
      console.warn('The profile will be seen to at the next visit:', toAppError(thrown).code)
    })
  } catch (thrown) {
    throw toAppError(thrown)
  } finally {
    isHeld = false
    if (userNow()) announce(auth)
  }
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
