import {
  browserLocalPersistence,
  browserSessionPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  inMemoryPersistence,
  type Auth,
  type Persistence,
  type User,
} from 'firebase/auth'
import { AppError } from '@/domain/base/errors'
import { hurryStart } from './auth-patience'
import { isStorageUsable } from '@/data/device/device-storage'
import { isSessionRemembered } from '@/data/device/session-hint'
import { env } from '@/data/live/env'
import { firebaseApp } from '@/data/live/firebase'
import { toAppError } from '@/data/live/to-app-error'
import { isIndexedDbUsable } from '@/data/device/indexed-db-probe'

let opening: Promise<Auth> | null = null

/** The Auth client of this page. */
export function openAuth(): Promise<Auth> {
  opening ??= open()
  return opening
}

/** The signed-in user, once Auth knows; null: none. */
export async function readUser(): Promise<User | null> {
  const auth = await openAuth()
  await auth.authStateReady()
  return auth.currentUser
}

/** Asks Auth something about the signed-in user. Rejects with `AppError`. */
export async function asUser<T>(ask: (user: User) => Promise<T>): Promise<T> {
  if (!navigator.onLine) throw new AppError('network/offline')
  const user = await readUser()
  if (!user) throw new AppError('session/signed-out')
  try {
    return await ask(user)
  } catch (thrown) {
    throw toAppError(thrown)
  }
}

async function open(): Promise<Auth> {
  // Where IndexedDB does not answer it is hidden now, and Auth passes over it.
  await isIndexedDbUsable()
  const ofDevice = [indexedDBLocalPersistence, browserLocalPersistence]
  // `getAuth` would also load the pop-up resolver, which calls a Google host at once.
  const auth = initializeAuth(firebaseApp, {
    // Auth uses the first persistence that has a user and empties the others. A session of this tab alone must come first, or a
    // reload would replace it by the session that the device remembers.
    persistence: isSessionRemembered()
      ? [...ofDevice, browserSessionPersistence, inMemoryPersistence]
      : [browserSessionPersistence, ...ofDevice, inMemoryPersistence],
  })
  if (env.authUrl) connectAuthEmulator(auth, env.authUrl, { disableWarnings: true })
  // Of Auth's e-mails.
  auth.languageCode = 'fr'
  hurryStart(auth, env.authUrl)
  return auth
}

/** Auth's persistence for a new session. Memory where the browser refuses storage: Auth would otherwise refuse the login. */
export async function persistenceFor(isRemembered: boolean): Promise<Persistence> {
  if (isRemembered && (await isIndexedDbUsable())) return indexedDBLocalPersistence
  if (!isStorageUsable(isRemembered ? 'device' : 'session')) return inMemoryPersistence
  return isRemembered ? browserLocalPersistence : browserSessionPersistence
}
