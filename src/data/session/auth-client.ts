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
import { hurryStart } from './auth-patience'
import { namesAuthUser } from '@/data/device/auth-user'
import { isStorageUsable } from '@/data/device/device-storage'
import { env } from '@/data/live/env'
import { firebaseApp } from '@/data/live/firebase'
import { isIndexedDbUsable } from '@/data/device/indexed-db-probe'

let opening: Promise<Auth> | null = null

/** The one Auth client of this tab. */
export function openAuth(): Promise<Auth> {
  opening ??= open()
  return opening
}

/** Who is signed in, once Auth knows; null: nobody. */
export async function readUser(): Promise<User | null> {
  const auth = await openAuth()
  await auth.authStateReady()
  return auth.currentUser
}

async function open(): Promise<Auth> {
  // `getAuth` would also load the pop-up resolver, which calls a Google host before any click.
  const ofDevice = [
    ...((await isIndexedDbUsable()) ? [indexedDBLocalPersistence] : []),
    browserLocalPersistence,
  ]
  const auth = initializeAuth(firebaseApp, {
    // Auth takes the first that names somebody and empties the others: who is signed in in this tab alone would be taken, at a
    // reload, for who was remembered on this device since.
    persistence: [
      ...(namesAuthUser('sessionStorage')
        ? [browserSessionPersistence, ...ofDevice]
        : [...ofDevice, browserSessionPersistence]),
      inMemoryPersistence,
    ],
  })
  if (env.authUrl) connectAuthEmulator(auth, env.authUrl, { disableWarnings: true })
  hurryStart(auth, env.authUrl)
  return auth
}

/** Where a session is kept; in memory where the browser refuses storage, since Auth would then refuse the login. */
export async function persistenceFor(isRemembered: boolean): Promise<Persistence> {
  if (isRemembered && (await isIndexedDbUsable())) return indexedDBLocalPersistence
  if (!isStorageUsable(isRemembered ? 'device' : 'session')) return inMemoryPersistence
  return isRemembered ? browserLocalPersistence : browserSessionPersistence
}
