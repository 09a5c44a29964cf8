import { logger } from 'firebase-functions'
import type { CallableRequest } from 'firebase-functions/https'
import { expect, it, vi } from 'vitest'
import { CoachFault } from './coach/fault'
import { refuse } from './refuse'

function refusalOf(error: unknown, headersSent = false) {
  const answer = { headersSent, status: vi.fn(), setHeader: vi.fn() }
  const request = { rawRequest: { res: answer } } as unknown as CallableRequest
  const logged = vi.spyOn(logger, 'error').mockImplementation(() => undefined)
  try {
    refuse('coach', request, error)
  } catch (refusal) {
    return { refusal, answer, log: JSON.stringify(logged.mock.calls) }
  } finally {
    logged.mockRestore()
  }
}

it('says nothing of an unexpected error but where it happened', () => {
  const { refusal, answer, log } = refusalOf(new RangeError('canary-text'))
  expect(refusal).toMatchObject({
    code: 'internal',
    message: 'coach/internal',
    details: { code: 'coach/internal' },
  })
  expect(answer.status).toHaveBeenCalledWith(500)
  expect(log).toContain('RangeError')
  expect(log).toContain('refuse.test.ts')
  expect(log).not.toContain('canary-text')
})

it('leaves the status of an answer that has begun', () => {
  const { answer } = refusalOf(new CoachFault('coach/misconfigured', { retryAfterSeconds: 5 }), true)
  expect(answer.status).not.toHaveBeenCalled()
  expect(answer.setHeader).not.toHaveBeenCalled()
})
