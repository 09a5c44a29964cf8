import { expect, test } from 'vitest'
import { APP_ERROR_CODES, AppError, COACH_ERROR_CODES, isAppErrorCode } from './errors'

test('a code is known or not', () => {
  for (const code of [...APP_ERROR_CODES, ...COACH_ERROR_CODES]) expect(isAppErrorCode(code)).toBe(true)
  for (const code of ['auth/unheard-of', '', 'toString', null, 4]) expect(isAppErrorCode(code)).toBe(false)
})

test('an error carries its code, its cause and the wait', () => {
  const cause = new Error('INTERNAL')
  const error = new AppError('coach/quota-hour', { cause, retryAfterSeconds: 60 })
  expect(error).toMatchObject({ name: 'AppError', code: 'coach/quota-hour', cause, retryAfterSeconds: 60 })
  // Logs contain the code, never a provider's sentence.
  expect(error.message).toBe('coach/quota-hour')
  expect(new AppError('unknown').retryAfterSeconds).toBeNull()
})
