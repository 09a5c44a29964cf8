import type { PaymentIntent, StripeError } from '@stripe/stripe-js'
import { describe, expect, it } from 'vitest'
import { intentIdOf, readOutcome } from './charge-outcome'

const intent = (status: PaymentIntent.Status) => ({ status }) as PaymentIntent
const failed = (error: Partial<StripeError>) => readOutcome({ error: error as StripeError })

describe('the outcome of a charge', () => {
  it('is charged when the intent succeeded or is processing, also for another tab', () => {
    expect(readOutcome({ paymentIntent: intent('succeeded') })).toEqual({ kind: 'charged' })
    expect(readOutcome({ paymentIntent: intent('processing') })).toEqual({ kind: 'charged' })
    expect(failed({ type: 'invalid_request_error', payment_intent: intent('succeeded') })).toEqual({
      kind: 'charged',
    })
  })

  it('is refused, with the message of the provider if there is one', () => {
    const message = 'Votre carte a été refusée.'
    const declined = {
      type: 'card_error',
      message,
      payment_intent: intent('requires_payment_method'),
    } as const
    expect(failed(declined)).toEqual({ kind: 'refused', message })
    expect(failed({ type: 'card_error', message: ' ' })).toEqual({ kind: 'refused', message: null })
    expect(failed({})).toEqual({ kind: 'refused', message: null })
    expect(readOutcome({ paymentIntent: intent('requires_payment_method') }).kind).toBe('refused')
  })

  it('is unknown when the connection broke or another tab is charging', () => {
    expect(failed({ type: 'api_connection_error' })).toEqual({ kind: 'unknown', message: null })
    expect(failed({ type: 'api_error', message: 'Indisponible.' })).toEqual({
      kind: 'unknown',
      message: 'Indisponible.',
    })
    expect(failed({ type: 'invalid_request_error', code: 'lock_timeout' }).kind).toBe('unknown')
  })
})

it('finds the id of an intent in its client secret', () => {
  expect(intentIdOf('pi_3Nabc_secret_k1')).toBe('pi_3Nabc')
})
