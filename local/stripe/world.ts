import { randomBytes } from 'node:crypto'
import type { Charge, Dispute, PaymentIntent, PaymentMethod, Refund, StripeEvent } from './objects/objects'

export interface Saved {
  paymentIntents: PaymentIntent[]
  charges: Charge[]
  refunds: Refund[]
  disputes: Dispute[]
  paymentMethods: PaymentMethod[]
  events: StripeEvent[]
}

export interface RequestNames {
  readonly id: string | null
  readonly idempotency_key: string | null
}

/** The state of one Stripe account. Maps are in the order of creation. */
export interface World {
  readonly paymentIntents: Map<string, PaymentIntent>
  readonly charges: Map<string, Charge>
  readonly refunds: Map<string, Refund>
  readonly disputes: Map<string, Dispute>
  readonly paymentMethods: Map<string, PaymentMethod>
  readonly events: Map<string, StripeEvent>
  /** Records an event with a snapshot of the object. */
  emit(type: string, object: unknown, request?: RequestNames): void
  save(): Saved
}

// API version of our SDK.
const API_VERSION = '2026-10-28.endive'

export function createWorld(saved: Partial<Saved>, onEvent: (event: StripeEvent) => void): World {
  const world = {
    paymentIntents: byId(saved.paymentIntents),
    charges: byId(saved.charges),
    refunds: byId(saved.refunds),
    disputes: byId(saved.disputes),
    paymentMethods: byId(saved.paymentMethods),
    events: byId(saved.events),
  }
  return {
    ...world,
    emit(type, object, request = { id: null, idempotency_key: null }) {
      const event: StripeEvent = {
        id: newId('evt'),
        object: 'event',
        api_version: API_VERSION,
        created: secondsNow(),
        data: { object: structuredClone(object) },
        livemode: false,
        pending_webhooks: 1,
        request,
        type,
      }
      world.events.set(event.id, event)
      onEvent(event)
    },
    save: () => ({
      paymentIntents: [...world.paymentIntents.values()],
      charges: [...world.charges.values()],
      refunds: [...world.refunds.values()],
      disputes: [...world.disputes.values()],
      paymentMethods: [...world.paymentMethods.values()],
      events: [...world.events.values()],
    }),
  }
}

export function newId(prefix: string): string {
  return `${prefix}_3${randomBytes(18).toString('base64url').replace(/[-_]/g, 'x').slice(0, 23)}`
}

export function secondsNow(): number {
  return Math.floor(Date.now() / 1000)
}

function byId<T extends { id: string }>(items: readonly T[] = []): Map<string, T> {
  return new Map(items.map((item) => [item.id, item]))
}
