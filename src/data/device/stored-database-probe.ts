import { FIRESTORE_DATABASES } from './firestore-notes'
import { withinMs } from './within-ms'

const LIMIT_MS = 2_000

let probing: Promise<boolean> | null = null

/**
 * Whether what Firestore keeps on this device answers, asked once per page. Another page can hold it, and in WebKit one that is
 * long gone: Firestore would wait for it without a limit, and no list would ever show.
 */
export function isStoredDatabaseAnswering(): Promise<boolean> {
  probing ??= withinMs(askAll(), LIMIT_MS).catch(() => true)
  return probing
}

/** What it does not refuse but throws is for Firestore to see: only silence is looked for here. */
async function askAll(): Promise<void> {
  const databases = await indexedDB.databases()
  const names = databases.flatMap(({ name }) =>
    name?.startsWith(FIRESTORE_DATABASES) === true ? [name] : [],
  )
  await Promise.all(names.map(ask))
}

/** Waits for the turn that the first transaction of Firestore would have to wait for. */
function ask(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(name)
    opening.onerror = () => reject(opening.error ?? new Error('IndexedDB refused'))
    opening.onupgradeneeded = () => {
      // Deleted in this very moment: nothing may be made of it here.
      opening.transaction?.abort()
    }
    opening.onsuccess = () => {
      const database = opening.result
      const stores = [...database.objectStoreNames]
      const [first] = stores
      if (first === undefined) {
        database.close()
        resolve()
        return
      }
      const transaction = database.transaction(stores, 'readwrite')
      transaction.objectStore(first).count()
      transaction.oncomplete = () => resolve()
      transaction.onabort = () => resolve()
      // As soon as its transaction has ended, be it much later.
      database.close()
    }
  })
}
