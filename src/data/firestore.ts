import {
  connectFirestoreEmulator,
  initializeFirestore,
  memoryLocalCache,
  persistentLocalCache,
  persistentMultipleTabManager,
  type Firestore,
} from 'firebase/firestore'
import { env } from './env'
import { firebaseApp } from './firebase'
import { isIndexedDbUsable } from './indexed-db-probe'

export interface Database {
  readonly db: Firestore
  /** False when the browser refuses storage: the app works, but nothing waits for the network across a reload. */
  readonly isPersistent: boolean
}

let opening: Promise<Database> | null = null

/** Opens the one database of this tab; it survives a reload offline where the browser allows it. */
export function openDatabase(): Promise<Database> {
  opening ??= open()
  return opening
}

async function open(): Promise<Database> {
  const isPersistent = await isIndexedDbUsable()
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
