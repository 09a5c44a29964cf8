import { readFields, readText } from '@/domain/base/read-field'
import type { StripeEvent } from './settlement'

/** Events that can change a payment's status. Our endpoint at Stripe is subscribed to these. */
export const EVENT_TYPES = [
  'payment_intent.succeeded',
  'payment_intent.canceled',
  'charge.refunded',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  // An inquiry that becomes a chargeback.
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_reinstated',
  'charge.dispute.funds_withdrawn',
] as const

export interface PaymentEvent extends StripeEvent {
  readonly paymentIntentId: string
  readonly createdAt: Date
}

/** The intent of an event; null: not one of ours. Other fields of the event's copy are not trusted. */
export function readEvent(value: unknown): PaymentEvent | null {
  const event = readFields(value)
  const id = readText(event?.['id'])
  const type = EVENT_TYPES.find((known) => known === event?.['type'])
  const created = event?.['created']
  const object = readFields(readFields(event?.['data'])?.['object'])
  if (!type || !object || !/^evt_\w{1,255}$/.test(id) || typeof created !== 'number') return null
  const named = type.startsWith('payment_intent.') ? object['id'] : object['payment_intent']
  const paymentIntentId = readText(readFields(named)?.['id'] ?? named)
  if (paymentIntentId === '') return null
  return { id, type, paymentIntentId, createdAt: new Date(created * 1000) }
}
