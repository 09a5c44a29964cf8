import { expect, type Page } from '@playwright/test'

/** Places of this browser that contain one of the words, with the text around it. */
export async function tracesOf(page: Page, words: readonly string[]): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  const { entries } = await session.send('Page.getNavigationHistory')
  await session.detach()
  const cookies = await page.context().cookies()
  const places: [string, string][] = [
    ...entries.map((entry): [string, string] => ['history', JSON.stringify(entry)]),
    ...cookies.map((cookie): [string, string] => ['cookie', JSON.stringify(cookie)]),
    ...(await page.evaluate(readPlaces)),
  ]
  return places.flatMap(([place, text]) =>
    words.flatMap((word) => {
      const at = text.toLowerCase().indexOf(word.toLowerCase())
      return at < 0 ? [] : [`${place}: ${text.slice(Math.max(0, at - 60), at + word.length + 60)}`]
    }),
  )
}

/** Waits until the device's database has these texts: the page writes them when idle. */
export async function expectKept(page: Page, words: readonly string[]): Promise<void> {
  await expect
    .poll(async () => {
      const databases = (await page.evaluate(readPlaces)).filter(([place]) => place.startsWith('IndexedDB'))
      return words.filter((word) => !databases.some(([, text]) => text.includes(word)))
    })
    .toEqual([])
}

/** Runs in the page: everything that our scripts can store there, as text. */
export async function readPlaces(): Promise<[string, string][]> {
  function textOf(value: unknown): string {
    if (value instanceof ArrayBuffer) return new TextDecoder().decode(value)
    if (ArrayBuffer.isView(value)) return new TextDecoder().decode(value)
    if (value instanceof Map || value instanceof Set) return textOf([...value])
    if (typeof value !== 'object' || value === null) return String(value)
    return Object.entries(value)
      .map(([key, field]) => `${key}=${textOf(field)}`)
      .join(' ')
  }

  function storageText(storage: Storage): string {
    return Object.keys(storage)
      .map((key) => `${key}=${storage.getItem(key) ?? ''}`)
      .join('\n')
  }

  function settled<T>(request: IDBRequest<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error ?? new Error('IndexedDB refused'))
    })
  }

  async function databaseText(name: string): Promise<string> {
    const database = await settled(indexedDB.open(name))
    try {
      const stores = [...database.objectStoreNames].map((store) =>
        database.transaction(store).objectStore(store),
      )
      const records = stores.map((store) =>
        Promise.all([settled(store.getAllKeys()), settled(store.getAll())]),
      )
      return textOf(await Promise.all(records))
    } finally {
      database.close()
    }
  }

  async function cacheText(name: string): Promise<string> {
    const cache = await caches.open(name)
    const texts = (await cache.keys()).map(async (request) => {
      const response = await cache.match(request)
      return `${request.url} ${(await response?.text()) ?? ''}`
    })
    return (await Promise.all(texts)).join('\n')
  }

  const fields = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')]
  const databases = (await indexedDB.databases()).map(({ name = '' }) => name)
  const cacheNames = 'caches' in window ? await caches.keys() : []
  return [
    ['localStorage', storageText(localStorage)],
    ['sessionStorage', storageText(sessionStorage)],
    ['page', `${location.href} ${window.name} ${document.documentElement.outerHTML}`],
    ['fields', fields.map(({ value }) => value).join('\n')],
    ['history.state', textOf(history.state)],
    ...(await Promise.all(
      databases.map(async (name): Promise<[string, string]> => [
        `IndexedDB ${name}`,
        await databaseText(name),
      ]),
    )),
    ...(await Promise.all(
      cacheNames.map(async (name): Promise<[string, string]> => [`Cache ${name}`, await cacheText(name)]),
    )),
  ]
}
