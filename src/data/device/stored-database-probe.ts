import { withinMs } from './within-ms'

/** `nameOf` of the engine's storage. */
export const OWN_DATABASES = 'coach-boom.sync.'
const LIMIT_MS = 2_000

let probing: Promise<boolean> | null = null

/** Whether the engine's databases answer, checked once per page. Another page may block them, in WebKit even a left one. */
export function isStoredDatabaseAnswering(): Promise<boolean> {
  probing ??= withinMs(askAll(), LIMIT_MS).catch(() => true)
  return probing
}

/** A refusal counts as an answer. */
async function askAll(): Promise<void> {
  const databases = await indexedDB.databases()
  const names = databases.flatMap(({ name }) => (name?.startsWith(OWN_DATABASES) === true ? [name] : []))
  await Promise.all(names.map(ask))
}

/** Runs a transaction, which waits as the engine's first one would. */
function ask(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(name)
    opening.onerror = () => reject(opening.error ?? new Error('IndexedDB refused'))
    opening.onupgradeneeded = () => {
      // The database was just deleted: it must not be created again.
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
      // Closes once the transaction has ended.
      database.close()
    }
  })
}
