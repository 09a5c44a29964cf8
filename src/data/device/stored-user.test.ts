import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isUserStored } from './indexed-db-probe'

const NAME = 'firebaseLocalStorageDb'
const STORE = 'firebaseLocalStorage'

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** As Auth makes it, with these keys. */
async function keep(...keys: readonly string[]): Promise<void> {
  const opening = indexedDB.open(NAME, 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE, { keyPath: 'fbase_key' })
  await new Promise((resolve) => (opening.onsuccess = resolve))
  const transaction = opening.result.transaction(STORE, 'readwrite')
  for (const key of keys) transaction.objectStore(STORE).put({ fbase_key: key, value: {} })
  await new Promise((resolve) => (transaction.oncomplete = resolve))
  opening.result.close()
}

test('reading an empty device creates no database', async () => {
  expect(await isUserStored()).toBe(false)
  expect(await indexedDB.databases()).toEqual([])
})

test.each([
  ['nobody', [], false],
  ['only the write probe of Auth', ['__sak'], false],
  ['somebody', ['__sak', 'firebase:authUser:key:[DEFAULT]'], true],
])('%s', async (_who, keys, expected) => {
  await keep(...keys)
  expect(await isUserStored()).toBe(expected)
})

test('a database that refuses is not one that says no', async () => {
  await keep('firebase:authUser:key:[DEFAULT]')
  vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
    throw new DOMException('lost', 'UnknownError')
  })
  await expect(isUserStored()).rejects.toThrow()
})
