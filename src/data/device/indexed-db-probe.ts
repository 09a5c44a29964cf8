import { namesAuthUser } from './auth-user'
import { readStored, SESSION_KEY } from './device-storage'

const PROBE = 'coach-boom.probe'
const LIMIT_MS = 2_000
/** On a device that is very busy the answer takes longer; where a session is kept in it, without it nobody is here. */
const LIMIT_OF_A_SESSION_MS = 10_000

let probing: Promise<boolean> | null = null

/**
 * Opens, writes and reads a tiny database, once per page. Some browsers offer IndexedDB and then hang or
 * refuse (private windows, a full disk, a policy), and Auth and Firestore would hang with them.
 */
export function isIndexedDbUsable(): Promise<boolean> {
  probing ??= probeInTime().then((isUsable) => {
    if (!isUsable) hideIndexedDb()
    return isUsable
  })
  return probing
}

/** Firebase keeps a log of its visits in a database of its own, and waits for it before every login. */
function hideIndexedDb() {
  try {
    Object.defineProperty(window, 'indexedDB', { value: undefined, configurable: true })
  } catch {
    // Somebody has hidden it already.
  }
}

async function probeInTime(): Promise<boolean> {
  const timeout = new Promise<boolean>((resolve) => {
    const limit = mayHoldSession() ? LIMIT_OF_A_SESSION_MS : LIMIT_MS
    setTimeout(() => {
      resolve(false)
    }, limit)
  })
  return Promise.race([probe().catch(() => false), timeout])
}

/** Somebody is remembered here, and not where Auth keeps the session of who has no such database. */
function mayHoldSession(): boolean {
  return readStored(SESSION_KEY, 'device') !== null && !namesAuthUser('localStorage')
}

async function probe(): Promise<boolean> {
  const opening = window.indexedDB.open(PROBE, 1)
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore('probe')
  }
  const database = await settled(opening)
  try {
    const store = database.transaction('probe', 'readwrite').objectStore('probe')
    await settled(store.put(1, 'key'))
    return (await settled(store.get('key'))) === 1
  } finally {
    database.close()
  }
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => {
      resolve(request.result)
    }
    request.onerror = () => {
      reject(request.error ?? new Error('IndexedDB refused'))
    }
  })
}
