import { askStripe, stripeCodeOf } from './stripe'

/** Stripe's codes for a charge that is refunded already or disputed. */
const GONE = ['charge_already_refunded', 'charge_disputed', 'refund_disputed_payment']

/**
 * Refunds the rest of the charge. Stripe never refunds more than the charge, so earlier partial refunds and retries are safe. An
 * idempotency key would repeat a saved failure for a day.
 */
export async function giveBack(paymentIntentId: string): Promise<void> {
  await askStripe((client) =>
    client.refunds
      .create({ payment_intent: paymentIntentId, reason: 'requested_by_customer' })
      .catch((error: unknown) => {
        if (!GONE.includes(stripeCodeOf(error) ?? '')) throw error
      }),
  )
}
