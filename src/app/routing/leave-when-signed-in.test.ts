import { afterEach, expect, test, vi } from 'vitest'
import { leaveWhenSignedIn } from './leave-when-signed-in'

afterEach(() => {
  vi.unstubAllGlobals()
})

test("a visitor's page stays while somebody comes in elsewhere, and goes when they are in", () => {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  }
  const hear = new Map<string, (event: object) => void>()
  const reload = vi.fn()
  vi.stubGlobal('window', {
    localStorage: storage,
    sessionStorage: { ...storage, getItem: () => null },
    location: { reload },
    addEventListener: (type: string, listener: (event: object) => void) => hear.set(type, listener),
  })
  const KEY = 'coach-boom.signed-in'
  leaveWhenSignedIn()
  for (const [word, loads] of [
    ['1', 0],
    ['uid', 1],
  ] as const) {
    kept.set(KEY, word)
    hear.get('storage')?.({ key: KEY })
    expect(reload).toHaveBeenCalledTimes(loads)
  }
})
