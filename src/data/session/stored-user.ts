import { isAuthUserKey } from '@/data/device/auth-user'

/** Of Auth's SDK: where it keeps who is remembered here. */
const DATABASE = 'firebaseLocalStorageDb'
const STORE = 'firebaseLocalStorage'

/**
 * Whether Auth's database on this device names somebody, asked of the database itself. Auth takes one that it cannot open for
 * an empty one, looks into the next place, and says that nobody is here. Rejects where the database does not answer.
 */
export async function isUserStored(): Promise<boolean> {
  const opening = indexedDB.open(DATABASE)
  let isMissing = false
  opening.onupgradeneeded = () => {
    isMissing = true
    // Never made here: without Auth's store in it Auth would take it away, and begin anew.
    opening.transaction?.abort()
  }
  const database = await new Promise<IDBDatabase | null>((resolve, reject) => {
    opening.onsuccess = () => resolve(opening.result)
    opening.onerror = () => {
      // A page that is leaving hears of an abort too.
      if (isMissing) resolve(null)
      else reject(opening.error ?? new Error('IndexedDB refused'))
    }
  })
  if (!database) return false
  try {
    if (!database.objectStoreNames.contains(STORE)) return false
    const keys = await keysOf(database.transaction(STORE).objectStore(STORE))
    return keys.some(isAuthUserKey)
  } finally {
    database.close()
  }
}

function keysOf(store: IDBObjectStore): Promise<readonly IDBValidKey[]> {
  const request = store.getAllKeys()
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('IndexedDB refused'))
    store.transaction.onabort = () => reject(new Error('IndexedDB was cut'))
  })
}
