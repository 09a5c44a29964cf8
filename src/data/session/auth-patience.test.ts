import type { Auth } from 'firebase/auth'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const AUTH = 'http://127.0.0.1:9099'

beforeEach(() => {
  vi.resetModules()
})

afterEach(() => {
  vi.unstubAllGlobals()
})

/** A page whose Auth is ready, and whose server answers with this refusal. */
async function pageRefused(message: string) {
  const refusal = () => Promise.resolve(Response.json({ error: { code: 400, message } }, { status: 400 }))
  vi.stubGlobal('window', { fetch: vi.fn(refusal) })
  const { hurryStart, isRevoked } = await import('./auth-patience')
  const ready = Promise.resolve()
  hurryStart({ authStateReady: () => ready, currentUser: null } as unknown as Auth, AUTH)
  await ready
  await Promise.resolve()
  return { isRevoked, ask: (url: string) => window.fetch(url) }
}

test.each([
  ['TOKEN_EXPIRED', true],
  ['TOKEN_EXPIRED : The credential is no longer valid', true],
  ['USER_NOT_FOUND', false],
  ['USER_DISABLED', false],
  ['TOO_MANY_ATTEMPTS_TRY_LATER', false],
])('%s: the session was revoked, and its account is there: %s', async (message, expected) => {
  const { isRevoked, ask } = await pageRefused(message)
  expect(isRevoked()).toBe(false)
  await ask(`${AUTH}/securetoken.googleapis.com/v1/token`)
  expect(isRevoked()).toBe(expected)
})

test('the refusal of another server says nothing of the session', async () => {
  const { isRevoked, ask } = await pageRefused('TOKEN_EXPIRED')
  await ask('https://exemple.fr/token')
  expect(isRevoked()).toBe(false)
})
