import { namesAuthUser } from './auth-user'
import { readStored, SESSION_KEY } from './device-storage'
import { withinMs } from './within-ms'

const PROBE = 'coach-boom.probe'
const LIMIT_MS = 2_000
/** Longer where IndexedDB holds the session: without it the person would seem signed out. */
const LIMIT_OF_A_SESSION_MS = 10_000

let probing: Promise<boolean> | null = null

/**
 * Opens, writes and reads a tiny database, once per page. In some browsers IndexedDB hangs or refuses (private windows, a full
 * disk, a policy), and Auth would hang with it.
 */
export function isIndexedDbUsable(): Promise<boolean> {
  probing ??= probeInTime().then((isUsable) => {
    if (!isUsable) hideIndexedDb()
    return isUsable
  })
  return probing
}

/** Firebase stores its heartbeats in a database of its own and waits for it before every login. */
function hideIndexedDb() {
  try {
    Object.defineProperty(window, 'indexedDB', { value: undefined, configurable: true })
  } catch {
    // The property is already fixed by the browser.
  }
}

async function probeInTime(): Promise<boolean> {
  const probed = probe().catch(() => false)
  return (await withinMs(probed, mayHoldSession() ? LIMIT_OF_A_SESSION_MS : LIMIT_MS)) && probed
}

/** A session is remembered, and not in `localStorage`, Auth's place without IndexedDB. */
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
