import { beforeEach, expect, test, vi } from 'vitest'
import { writeStored } from '@/data/device/device-storage'
import { writeSessionHint } from '@/data/device/session-hint'

vi.mock('firebase/auth', () => ({ signOut: () => Promise.resolve() }))
vi.mock('./auth-client', () => ({ openAuth: () => Promise.resolve({}) }))
vi.mock('@/data/sync/current', () => ({
  pauseSync: () => () => undefined,
  eraseSync: () => Promise.resolve(),
}))

const replace = vi.fn<(path: string) => void>()

beforeEach(() => {
  vi.resetModules()
  replace.mockClear()
  vi.stubGlobal('location', { replace })
  localStorage.clear()
  sessionStorage.clear()
})

test.each([
  ['another person', 'lea', '/'],
  ['this person, from another tab', 'max', '/login'],
])('after a sign-out beside waiting work of %s the page is %s', async (_, uid, path) => {
  writeStored('waiting-work', JSON.stringify({ uid, entries: [{}], texts: {} }), 'device')
  writeSessionHint({ uid: 'max', email: '', createdAt: null }, false)
  const { signOut } = await import('./auth')
  await signOut()
  expect(replace).toHaveBeenCalledExactlyOnceWith(path)
})
