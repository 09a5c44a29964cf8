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
