import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** A database that takes its time to open, and then does what it is asked. */
function databaseAfter(ms: number) {
  const done = <T>(result: T) => {
    const request = { result, onsuccess: null as (() => void) | null }
    setTimeout(() => request.onsuccess?.())
    return request
  }
  const store = { put: () => done(1), get: () => done(1) }
  const database = { transaction: () => ({ objectStore: () => store }), close: () => undefined }
  return {
    open() {
      const request = { result: database, onsuccess: null as (() => void) | null }
      setTimeout(() => request.onsuccess?.(), ms)
      return request
    },
  }
}

async function isUsable(afterMs: number): Promise<boolean> {
  vi.stubGlobal('indexedDB', databaseAfter(afterMs))
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
  vi.unstubAllGlobals()
  localStorage.clear()
})

test('a database that nobody needs yet is waited for two seconds', async () => {
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
