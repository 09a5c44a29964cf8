import { withinMs } from './within-ms'

/** `nameOf` of the engine's storage. */
export const OWN_DATABASES = 'coach-boom.sync.'
const LIMIT_MS = 2_000

let probing: Promise<boolean> | null = null

/** Whether what is kept on this device answers, asked once per page. Another page can hold it, in WebKit one that is long gone. */
export function isStoredDatabaseAnswering(): Promise<boolean> {
  probing ??= withinMs(askAll(), LIMIT_MS).catch(() => true)
  return probing
}

/** Only silence is looked for: a refusal is an answer. */
async function askAll(): Promise<void> {
  const databases = await indexedDB.databases()
  const names = databases.flatMap(({ name }) => (name?.startsWith(OWN_DATABASES) === true ? [name] : []))
  await Promise.all(names.map(ask))
}

/** Waits for the turn that the engine's first transaction has to wait for. */
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
