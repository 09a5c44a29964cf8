import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** Whether a database is usable that takes this long to open. */
async function isUsable(afterMs: number): Promise<boolean> {
  const database = { put: () => Promise.resolve(), get: () => Promise.resolve(1), close: () => undefined }
  vi.doMock('idb', () => ({
    openDB: () => new Promise((resolve) => setTimeout(() => resolve(database), afterMs)),
  }))
  vi.resetModules()
  const { isIndexedDbUsable } = await import('./indexed-db-probe')
  const answer = isIndexedDbUsable()
  await vi.advanceTimersByTimeAsync(30_000)
  return answer
}

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
  vi.doUnmock('idb')
  localStorage.clear()
})

test('a database that is not needed yet is awaited for two seconds', async () => {
  expect(await isUsable(1_500)).toBe(true)
  expect(await isUsable(2_500)).toBe(false)
})

test('one that holds the session of who is remembered here is waited for on a busy device', async () => {
  localStorage.setItem('coach-boom.signed-in', '1')
  expect(await isUsable(8_000)).toBe(true)
  expect(await isUsable(12_000)).toBe(false)
})

test('who is kept elsewhere, because there was no database, does not wait for it', async () => {
  localStorage.setItem('coach-boom.signed-in', '1')
  localStorage.setItem('firebase:authUser:key:[DEFAULT]', '{}')
  expect(await isUsable(2_500)).toBe(false)
})
