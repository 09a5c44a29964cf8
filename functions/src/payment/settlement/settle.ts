import { books } from './books'
import { settleWith, type Settlement, type SettleOptions } from './settlement'
import { stripeIntents } from './stripe-intents'

/**
 * The one grant: brings our books to what Stripe says of this intent now, whoever asks and however often.
 * Rejects with a `Fault` when Stripe or we are at fault.
 */
export function settle(paymentIntentId: string, options: SettleOptions = {}): Promise<Settlement> {
  return settleWith({ books, intents: stripeIntents }, paymentIntentId, options)
}
