import type { CoachErrorCode } from '@/domain/base/errors'
import { logger } from 'firebase-functions'
import { expect, it, vi } from 'vitest'
import { Fault } from './fault'
import { logFault, refusalOf } from './refuse'

function refuse(error: unknown, headersSent = false) {
  const answer = { headersSent, status: vi.fn(), setHeader: vi.fn() }
  const logged = vi.spyOn(logger, 'error').mockImplementation(() => undefined)
  const refusal = refusalOf('coach', answer as unknown as Parameters<typeof refusalOf>[1], error)
  const log = JSON.stringify(logged.mock.calls)
  logged.mockRestore()
  return { refusal, answer, log }
}

it('says only where an unexpected error happened', () => {
  const { refusal, answer, log } = refuse(new RangeError('canary-text'))
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

it.each([
  ['a name', Object.assign(new Error('x'), { name: 'canary-text' })],
  ['a stack', Object.assign(new Error('x'), { stack: 'Error: x\n    at canary-text (/canary-text.js:1:1)' })],
  ['a message like a stack', new Error('x\n    at canary-text (/canary-text.js:1:1)')],
  ['a value that is no error', 'canary-text'],
])('logs no text of %s', (_, error) => {
  const { log } = refuse(error)
  expect(log).toContain('coach.unexpected')
  expect(log).not.toContain('canary-text')
})

it.each<[CoachErrorCode, 'error' | 'warn' | 'info']>([
  ['coach/misconfigured', 'error'],
  ['coach/internal', 'error'],
  ['coach/provider-unavailable', 'warn'],
  ['coach/question-refused', 'warn'],
  ['coach/invalid-request', 'info'],
  ['coach/quota-hour', 'info'],
])('%s is logged as %s: only what we must repair is an error', (code, level) => {
  const spies = (['error', 'warn', 'info'] as const).map((name) => ({
    name,
    spy: vi.spyOn(logger, name).mockImplementation(() => undefined),
  }))
  logFault('coach.refused', new Fault(code))
  const levels = spies.filter(({ spy }) => spy.mock.calls.length > 0).map(({ name }) => name)
  vi.restoreAllMocks()
  expect(levels).toEqual([level])
})

it('leaves the status of an answer that has begun', () => {
  const { answer } = refuse(new Fault('coach/misconfigured', { retryAfterSeconds: 5 }), true)
  expect(answer.status).not.toHaveBeenCalled()
  expect(answer.setHeader).not.toHaveBeenCalled()
})
