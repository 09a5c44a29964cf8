import { expect } from 'vitest'
import type { ScriptedFault } from '../../../local/stripe/faults'
import type { JournalEntry } from '../../../local/stripe/journal'
import type { Charge, PaymentIntent, Refund, StripeEvent } from '../../../local/stripe/objects/objects'
import { testClient } from '../../../local/stripe/test-client'
import type { Delivery } from '../../../local/stripe/webhooks'
import { thisStack } from './stack'

function url(): string {
  return `http://127.0.0.1:${thisStack().ports.stripe}`
}

/** Stripe's SDK for the test, as the buyer's browser or Stripe's dashboard. */
export function stripeClient() {
  return testClient(url())
}

/** Charges the card; no page confirms it. */
export async function charge(intentId: string): Promise<void> {
  await stripeClient().paymentIntents.confirm(intentId, { payment_method: 'pm_card_visa' })
}

export async function misbehave(...faults: readonly ScriptedFault[]): Promise<void> {
  await control('POST', 'script', faults)
}

/** Waits until Stripe has a call that `isHeld` holds. */
export async function untilHeld(): Promise<void> {
  await expect.poll(() => control('GET', 'held')).toEqual({ calls: 1 })
}

/** Answers the calls that `isHeld` holds. */
export async function releaseStripe(): Promise<void> {
  await control('POST', 'release', {})
}

/** Sets the delivery of webhooks from now on. */
export async function tellWebhook(mode: 'deliver' | 'hold' | 'drop'): Promise<void> {
  await control('POST', 'webhooks', { mode })
}

/** Delivers waiting webhooks; resolves to the status of each answer. */
export async function flushWebhooks(order?: 'reverse'): Promise<(number | null)[]> {
  const { deliveries } = (await control('POST', 'webhooks/flush', { order })) as { deliveries: Delivery[] }
  return deliveries.map(({ status }) => status)
}

/** Clears the journal of calls and the unused faults. */
export async function startAfresh(): Promise<void> {
  await control('DELETE', 'journal')
  await control('DELETE', 'script')
}

/** Stripe's calls since `startAfresh`, as « POST /v1/refunds ». */
export async function stripeCalls(): Promise<string[]> {
  const journal = (await control('GET', 'journal')) as JournalEntry[]
  return journal.map(({ method, path }) => `${method} ${path}`)
}

/** A month paid in the past without a webhook; resolves to the intent's id. */
export async function pastPayment(userId: string, paidAt: Date, amount?: number): Promise<string> {
  const intent = (await control('POST', 'payments', { userId, paidAt, amount })) as PaymentIntent
  return intent.id
}

/** Opens a dispute; a second call sets its result. */
export async function dispute(intentId: string, status = 'needs_response'): Promise<void> {
  await control('POST', 'disputes', { payment_intent: intentId, status })
}

export async function failRefund(id: string): Promise<void> {
  await control('POST', 'refunds', { id })
}

export async function intentsOf(uid: string): Promise<PaymentIntent[]> {
  return (await stripeState()).paymentIntents.filter(({ metadata }) => metadata['userId'] === uid)
}

export async function refundsOf(intentId: string): Promise<Refund[]> {
  return (await stripeState()).refunds.filter(({ payment_intent }) => payment_intent === intentId)
}

export async function eventsOf(type: string): Promise<StripeEvent[]> {
  return (await stripeState()).events.filter((event) => event.type === type)
}

export interface StripeState {
  readonly paymentIntents: PaymentIntent[]
  readonly charges: Charge[]
  readonly refunds: Refund[]
  readonly events: StripeEvent[]
}

export async function stripeState(): Promise<StripeState> {
  return (await control('GET', 'state')) as StripeState
}

async function control(method: string, path: string, body?: unknown): Promise<unknown> {
  const response = await fetch(`${url()}/__stripe/${path}`, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
  return response.json()
}
