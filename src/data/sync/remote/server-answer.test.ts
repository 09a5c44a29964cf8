import { FirebaseError } from 'firebase/app'
import { expect, test, vi } from 'vitest'
import { serverAnswer } from './server-answer'

// No database here: what is tested is what becomes of a failure.
vi.mock('./database', () => ({ openDatabase: () => ({}) }))

function failWith(thrown: unknown) {
  return serverAnswer(() => Promise.reject(thrown as Error))
}

test.each([
  ['permission-denied', true, 'data/denied'],
  ['unavailable', true, 'data/unavailable'],
  ['unavailable', false, 'network/offline'],
  ['permission-denied', false, 'data/denied'],
  ['something-new', true, 'unknown'],
])('%s, with a network: %s, is %s', async (code, isOnline, expected) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  await expect(failWith(new FirebaseError(code, 'English'))).rejects.toMatchObject({
    name: 'AppError',
    code: expected,
  })
})

test('a database that broke is reported to the watchdog, and is an error of ours all the same', async () => {
  const heard = vi.fn((event: ErrorEvent) => event.preventDefault())
  window.addEventListener('error', heard)
  vi.stubGlobal('reportError', (error: unknown) => window.dispatchEvent(new ErrorEvent('error', { error })))
  const broken = new Error('FIRESTORE (12.0.0) INTERNAL ASSERTION FAILED: Unexpected state')
  await expect(
    serverAnswer(() => {
      throw broken
    }),
  ).rejects.toMatchObject({ name: 'AppError', code: 'unknown', cause: broken })
  expect(heard).toHaveBeenCalledTimes(1)
  expect(heard.mock.calls[0]?.[0].error).toBe(broken)
  vi.unstubAllGlobals()
  window.removeEventListener('error', heard)
})
