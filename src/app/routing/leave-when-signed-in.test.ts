import { afterEach, expect, test, vi } from 'vitest'
import { leaveWhenSignedIn } from './leave-when-signed-in'

afterEach(() => {
  vi.unstubAllGlobals()
})

test("a visitor's page goes when somebody comes in elsewhere", () => {
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
  hear.get('storage')?.({ key: KEY })
  expect(reload).not.toHaveBeenCalled()
  kept.set(KEY, 'uid')
  hear.get('storage')?.({ key: KEY })
  expect(reload).toHaveBeenCalledOnce()
})
