import {
  clearIndexedDbPersistence,
  connectFirestoreEmulator,
  initializeFirestore,
  memoryLocalCache,
  persistentLocalCache,
  persistentMultipleTabManager,
  setLogLevel,
  terminate,
  type Firestore,
} from 'firebase/firestore'
import { clearStoredBy } from '@/data/device/device-storage'
import { env } from './env'
import { firebaseApp } from './firebase'
import { FIRESTORE_PREFIX, mendNotes } from '@/data/device/firestore-notes'
import { isDeviceTaken, isSessionRemembered } from '@/data/device/session-hint'
import { isDatabaseUsable } from '@/data/device/storage-support'
import { withinMs } from '@/data/device/within-ms'

export interface Database {
  readonly db: Firestore
  /** False when the browser refuses storage: the app works, but nothing waits for the network across a reload. */
  readonly isPersistent: boolean
}

/** Another tab may hold the stored database open for a moment longer than this one. */
const ERASE_LIMIT_MS = 5_000
const CLOSE_LIMIT_MS = 2_000

// Every failure reaches our own handlers; the SDK's log would call a person without network an error.
setLogLevel('silent')

let opening: Promise<Database> | null = null

/** Opens the one database of this tab; it survives a reload offline where the browser allows it. */
export function openDatabase(): Promise<Database> {
  opening ??= open()
  return opening
}

async function open(): Promise<Database> {
  // « Se souvenir de moi » unticked: a shared computer keeps no copy of the data.
  const isPersistent = isSessionRemembered() && (await isDatabaseUsable())
  if (isPersistent) {
    mendNotes()
    leaveWhenShutDown()
  }
  const db = initializeFirestore(firebaseApp, {
    localCache: isPersistent
      ? persistentLocalCache({ tabManager: persistentMultipleTabManager() })
      : memoryLocalCache(),
  })
  if (env.firestoreHost) {
    const [host = '127.0.0.1', port = '8080'] = env.firestoreHost.split(':')
    connectFirestoreEmulator(db, host, Number(port))
  }
  return { db, isPersistent }
}

/**
 * Firestore shuts down for good when its page leaves. A page that comes back from the browser's memory has to be loaded
 * anew; what was typed is kept as it is typed.
 */
function leaveWhenShutDown() {
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) window.location.reload()
  })
}

/** After a sign-out: the stored copy of the data goes. The tab cannot use the database again before a reload. */
export async function eraseDatabase(): Promise<void> {
  if (!opening) return
  const { db, isPersistent } = await opening
  // Never answers when another tab has just erased the stored database under this one.
  await withinMs(terminate(db), CLOSE_LIMIT_MS)
  if (isPersistent) await withinMs(clearIndexedDbPersistence(db), ERASE_LIMIT_MS)
  // One in memory has left no notes; those there are may be of who is remembered beside it.
  if (isPersistent || !isDeviceTaken()) clearStoredBy(FIRESTORE_PREFIX)
}
