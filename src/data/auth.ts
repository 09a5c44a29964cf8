import {
  browserLocalPersistence,
  browserSessionPersistence,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  indexedDBLocalPersistence,
  initializeAuth,
  inMemoryPersistence,
  onAuthStateChanged,
  setPersistence,
  signInWithEmailAndPassword,
  type User,
} from 'firebase/auth'
import { env } from './env'
import { firebaseApp } from './firebase'
import { createProfile } from './profiles'
import { clearSessionHint, writeSessionHint } from './session-hint'
import { publishSession, readSession, type Session, type SessionUser } from './session-store'
import { toAppError } from './to-app-error'

// `getAuth` would also load the pop-up resolver, which calls a Google host before any click.
const auth = initializeAuth(firebaseApp, {
  persistence: [
    indexedDBLocalPersistence,
    browserLocalPersistence,
    browserSessionPersistence,
    inMemoryPersistence,
  ],
})
if (env.authUrl) connectAuthEmulator(auth, env.authUrl, { disableWarnings: true })

/** While a login or a sign-up is still at work, the new user is not announced yet. */
let isHeld = false
let arrival: Extract<Session, { status: 'signed-in' }>['by'] = 'restore'

onAuthStateChanged(auth, () => {
  if (!isHeld) announce()
})

function announce() {
  const user = auth.currentUser
  if (user) {
    publishSession({ status: 'signed-in', user: toSessionUser(user), by: arrival })
  } else {
    clearSessionHint()
    if (readSession().status !== 'signed-out') publishSession({ status: 'signed-out' })
  }
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
  await arrive('sign-up', true, async () => {
    const { user } = await createUserWithEmailAndPassword(auth, person.email.trim(), person.password)
    const { uid, createdAt } = toSessionUser(user)
    await createProfile(uid, {
      fullName: person.fullName.trim(),
      email: user.email ?? person.email.trim(),
      createdAt: createdAt ?? new Date(),
    })
  })
}

export async function signIn(form: {
  email: string
  password: string
  isRemembered: boolean
}): Promise<void> {
  await arrive('login', form.isRemembered, async () => {
    await setPersistence(auth, form.isRemembered ? indexedDBLocalPersistence : browserSessionPersistence)
    await signInWithEmailAndPassword(auth, form.email.trim(), form.password)
  })
}

async function arrive(by: typeof arrival, isRemembered: boolean, work: () => Promise<void>): Promise<void> {
  isHeld = true
  try {
    await work()
    arrival = by
    writeSessionHint(isRemembered)
  } catch (thrown) {
    throw toAppError(thrown)
  } finally {
    isHeld = false
    if (auth.currentUser) announce()
  }
}
