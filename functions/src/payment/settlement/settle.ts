import { deletionOf } from '../../account/deletion'
import { Fault } from '../../platform/fault'
import { books } from './books'
import { settleWith, type Settlement, type SettleOptions } from './settlement'
import { stripeIntents } from './stripe-intents'

/**
 * The only code that grants a month: brings our books to Stripe's current state of this intent; idempotent. Rejects with a `Fault` if
 * Stripe or our server fails.
 */
export function settle(paymentIntentId: string, options: SettleOptions = {}): Promise<Settlement> {
  return settleWith({ books, intents: stripeIntents }, paymentIntentId, options)
}

/** `settle` for a payment that the caller opened; throws if an erasure has deleted our record meanwhile. */
export async function settleOwn(paymentIntentId: string, caller: string): Promise<Settlement> {
  const settlement = await settle(paymentIntentId, { caller })
  if (settlement.kind !== 'settled' && (await deletionOf(caller).get()).exists) {
    throw new Fault('payment/unauthenticated', { reason: 'erased' })
  }
  return settlement
}
