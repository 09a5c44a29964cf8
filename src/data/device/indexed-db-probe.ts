import { openDB } from 'idb'
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
    // Firebase stores its heartbeats in a database of its own and waits for it before every login.
    if (!isUsable) Reflect.defineProperty(window, 'indexedDB', { value: undefined, configurable: true })
    return isUsable
  })
  return probing
}

async function probeInTime(): Promise<boolean> {
  const probed = probe().catch(() => false)
  return (await withinMs(probed, mayHoldSession() ? LIMIT_OF_A_SESSION_MS : LIMIT_MS)) && probed
}

async function probe(): Promise<boolean> {
  const database = await openDB(PROBE, 1, { upgrade: (created) => void created.createObjectStore('probe') })
  try {
    await database.put('probe', 1, 'key')
    return (await database.get('probe', 'key')) === 1
  } finally {
    database.close()
  }
}

/** A session is remembered, and not in `localStorage`, Auth's place without IndexedDB. */
function mayHoldSession(): boolean {
  if (readStored(SESSION_KEY, 'device') === null) return false
  try {
    return !Object.keys(window.localStorage).some(isAuthUserKey)
  } catch {
    return true
  }
}

/** Whether Auth's SDK stores the signed-in user under this key, in whatever storage. */
function isAuthUserKey(key: IDBValidKey): boolean {
  return typeof key === 'string' && key.startsWith('firebase:authUser:')
}

/** Where Auth's SDK stores a remembered user. */
const AUTH_DATABASE = 'firebaseLocalStorageDb'
const AUTH_STORE = 'firebaseLocalStorage'

/**
 * Whether Auth's database on this device contains a user. Auth itself treats a database that it cannot open as empty. Rejects
 * where the database does not answer.
 */
export async function isUserStored(): Promise<boolean> {
  let isMissing = false
  const database = await openDB(AUTH_DATABASE, undefined, {
    upgrade(_created, _from, _to, transaction) {
      isMissing = true
      // The database did not exist. It must not be created: Auth deletes one without its store.
      transaction.done.catch(() => undefined)
      transaction.abort()
    },
  }).catch((thrown: unknown) => {
    // On an unloading page an abort is reported as an error too.
    if (!isMissing) throw thrown
  })
  if (!database) return false
  try {
    const isMade = database.objectStoreNames.contains(AUTH_STORE)
    return isMade && (await database.getAllKeys(AUTH_STORE)).some(isAuthUserKey)
  } finally {
    database.close()
  }
}
