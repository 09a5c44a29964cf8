import { isAuthUserKey } from '@/data/device/auth-user'

/** Name of the database in which Auth's SDK stores a remembered user. */
const DATABASE = 'firebaseLocalStorageDb'
const STORE = 'firebaseLocalStorage'

/**
 * Whether Auth's database on this device contains a user. Auth itself treats a database that it cannot open as empty. Rejects
 * where the database does not answer.
 */
export async function isUserStored(): Promise<boolean> {
  const opening = indexedDB.open(DATABASE)
  let isMissing = false
  opening.onupgradeneeded = () => {
    isMissing = true
    // The database did not exist. It must not be created: Auth deletes one without its store.
    opening.transaction?.abort()
  }
  const database = await new Promise<IDBDatabase | null>((resolve, reject) => {
    opening.onsuccess = () => resolve(opening.result)
    opening.onerror = () => {
      // On an unloading page an abort is reported as an error too.
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
