import { askStripe, stripeCodeOf } from './stripe'

/** What Stripe says of a charge that has gone back already, or is being fought over. */
const GONE = ['charge_already_refunded', 'charge_disputed', 'refund_disputed_payment']

/**
 * What is left of the charge: Stripe gives no more back than it took, so a part that the owner gave back is not given
 * twice, and asking again is one refund. An idempotency key of ours would repeat a saved failure for a day.
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
