import Stripe from 'stripe'
import { expect, test } from 'vitest'
import { Fault } from '../platform/fault'
import { stripeCodeOf, toStripeFault } from './stripe'

const WORDS = 'No such customer: jean@example.com'
const { errors } = Stripe
const raw = (statusCode: number | undefined, code = 'word') => ({
  message: WORDS,
  code,
  ...(statusCode === undefined ? {} : { statusCode }),
})

test.each<[string, Error, string]>([
  ['no connection', new errors.StripeConnectionError(raw(undefined)), 'payment/provider-unavailable'],
  ['a failure', new errors.StripeAPIError(raw(500)), 'payment/provider-unavailable'],
  ['HTML instead of JSON', new errors.StripeAPIError(raw(undefined)), 'payment/provider-unavailable'],
  ['too many calls', new errors.StripeRateLimitError(raw(429)), 'payment/provider-unavailable'],
  ['a lock', new errors.StripeInvalidRequestError(raw(409)), 'payment/provider-unavailable'],
  ['a wrong key', new errors.StripeAuthenticationError(raw(401)), 'payment/misconfigured'],
  ['a key that may not', new errors.StripePermissionError(raw(403)), 'payment/misconfigured'],
  ['a request that is ours to correct', new errors.StripeInvalidRequestError(raw(400)), 'payment/internal'],
  ['an idempotency key used twice', new errors.StripeIdempotencyError(raw(400)), 'payment/internal'],
])('%s', (_name, error, code) => {
  const fault = toStripeFault(error)
  expect(fault).toBeInstanceOf(Fault)
  expect(fault).toMatchObject({ code })
  // Stripe's message must not be logged.
  expect(JSON.stringify(fault) + String(fault)).not.toContain('jean')
})

test('an error that does not come from Stripe is returned unchanged', () => {
  const error = new TypeError('ours')
  expect(toStripeFault(error)).toBe(error)
  expect(stripeCodeOf(error)).toBeNull()
})

test("Stripe's word for its refusal", () => {
  expect(stripeCodeOf(new errors.StripeInvalidRequestError(raw(404, 'resource_missing')))).toBe(
    'resource_missing',
  )
})
