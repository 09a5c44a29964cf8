import {
  connectFirestoreEmulator,
  initializeFirestore,
  setLogLevel,
  type Firestore,
} from 'firebase/firestore'
import { env } from '@/data/live/env'
import { firebaseApp } from '@/data/live/firebase'

// Every failure reaches our own handlers; the SDK's log would call a person without network an error.
setLogLevel('silent')

let opened: Firestore | null = null

/** The one Firestore of this page. It keeps nothing on the device: `data/sync` does. */
export function openDatabase(): Firestore {
  opened ??= open()
  return opened
}

function open(): Firestore {
  const db = initializeFirestore(firebaseApp, {})
  if (env.firestoreHost) {
    const [host = '127.0.0.1', port = '8080'] = env.firestoreHost.split(':')
    connectFirestoreEmulator(db, host, Number(port))
  }
  return db
}
