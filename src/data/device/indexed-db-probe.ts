const PROBE = 'coach-boom.probe'
const LIMIT_MS = 2_000

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
    setTimeout(() => {
      resolve(false)
    }, LIMIT_MS)
  })
  return Promise.race([probe().catch(() => false), timeout])
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
