import { pastedLine } from '@/domain/base/text/pasted'
import {
  createUserWithEmailAndPassword,
  onAuthStateChanged,
  sendPasswordResetEmail,
  setPersistence,
  signInWithEmailAndPassword,
  type Auth,
  type User,
} from 'firebase/auth'
import { AppError } from '@/domain/base/errors'
import { openAuth, persistenceFor } from './auth-client'
import { clearStored, sealStorage } from '@/data/device/device-storage'
import { isIndexedDbUsable } from '@/data/device/indexed-db-probe'
import { knowServerTime, learnServerTime } from './server-clock'
import {
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
import { rememberSignUpName } from './sign-up-name'
import { isUserStored } from './stored-user'
import { toAppError } from '@/data/live/to-app-error'

/** While a login or a sign-up is still at work, the new user is not announced yet. */
let isHeld = false
let arrival: Extract<Session, { status: 'signed-in' }>['by'] = 'restore'

let following: Promise<void> | null = null

/** A database that does not answer, on a very slow disk too, may hold a session: nobody has signed out then. */
let canAskDevice = true

/**
 * From here on the databases of this page are closed (`quiet-leave.ts`): whatever Auth concludes from that is not true, and must
 * not be written for the page that follows.
 */
let isLeaving = false

/** Tells the session store who is here, now and whenever that changes, in another tab too. */
export function followAuth(): Promise<void> {
  following ??= follow()
  return following
}

async function follow(): Promise<void> {
  // Before Auth reads anything: it concludes from what a leaving page cannot read.
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
    return
  }
  if (isLeaving) return
  const { status } = readSession()
  if (isSessionAwaited() && canAskDevice && hasSessionHint()) {
    void endIfNobodyIsStored(auth)
    return
  }
  const isOfTab = !isSessionRemembered()
  if (canAskDevice) clearSessionHint()
  if (status === 'leaving') return
  if (status === 'signed-in') leaveNow(isOfTab)
  else publishSession({ status: 'signed-out' })
}

function leaveNow(isOfTab: boolean): void {
  // Signed out here, in another tab or by the server: this tab forgets what it knew before it shows a page on
  // which somebody could click, and keeps nothing more: what ends with a tab would go to the device from here on.
  sealStorage()
  publishSession({ status: 'leaving' })
  import('./sign-out')
    .then(({ leave }) => leave(isOfTab))
    .catch(() => {
      window.location.replace('/')
    })
}

/** Somebody was expected. What this device keeps of them goes only when its own database has said that nobody is there. */
async function endIfNobodyIsStored(auth: Auth): Promise<void> {
  const isStored = await isUserStored().catch(() => true)
  if (isLeaving || auth.currentUser || !isSessionAwaited()) return
  if (isStored) {
    publishSession({ status: 'unreachable' })
    return
  }
  // Ended elsewhere while no page was there to hear of it: what was kept for that session goes with it. What is kept beside a
  // login that has not ended, or was left in the middle, is a visitor's.
  if (!isComingIn()) clearStored()
  clearSessionHint()
  // Their screens are open already.
  if (readSession().status === 'signed-in') leaveNow(false)
  else publishSession({ status: 'signed-out' })
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
    rememberSignUpName(email, fullName)
    const profiles = ahead(() => import('@/data/profile'))
    const { user } = await createUserWithEmailAndPassword(auth, email, person.password)
    return async () => {
      const written = profiles().then((m) => m.completeSignUp(toSessionUser(user)))
      // Beside it: nobody waits for an e-mail.
      import('./new-account').then((m) => m.welcomeAccount(written)).catch(() => undefined)
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
 * Lets somebody in. What follows a success (a profile to write, a mark to check) is waited for but never keeps
 * them out: the account is theirs already, and the next visit heals what is missing. Throws `session/already-here` where
 * somebody is signed in: they are announced then, and nothing is sent.
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
    // Before anything is sent: a page that is closed in the middle must ask Auth at the next visit, and the
    // database keeps nothing on the device for a session that is not remembered.
    writeSessionHint(isRemembered)
    void learnServerTime()
    const settle = await enter(auth)
    // A tab that began meanwhile found nobody, and took it back.
    if (!hasSessionHint()) writeSessionHint(isRemembered)
    await knowServerTime()
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
 * A tab may take itself for a visitor's, without a hint or before Auth has looked. To say where the new session is kept would
 * take whoever is remembered here out of the place that all tabs share, and these would leave, and erase what waits in them.
 */
async function refuseWhereSomebodyIs(auth: Auth): Promise<void> {
  await auth.authStateReady()
  if (!auth.currentUser) return
  announce(auth)
  throw new AppError('session/already-here')
}

/**
 * Begins to load what follows a success, except without a network: a module that failed to load stays failed, in
 * several browsers, until the page itself is loaded anew. That it failed is for whoever waits for it then.
 */
function ahead<T>(load: () => Promise<T>): () => Promise<T> {
  const early = navigator.onLine ? load() : null
  early?.catch(() => undefined)
  return () => early ?? load()
}

const TELLS_OF_ACCOUNTS: ReadonlySet<string> = new Set(['auth/user-not-found', 'auth/user-disabled'])

/** Succeeds for an unknown address too: nobody may learn here who has an account. */
export async function requestPasswordReset(email: string): Promise<void> {
  const auth = await openAuth()
  auth.languageCode = 'fr'
  try {
    await sendPasswordResetEmail(auth, email.trim())
  } catch (thrown) {
    const error = toAppError(thrown)
    if (TELLS_OF_ACCOUNTS.has(error.code)) return
    if (error.code !== 'auth/network-request-failed') throw error
    throw new AppError('network/offline', { cause: thrown })
  }
}
