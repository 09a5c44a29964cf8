import { askStripe, stripeCodeOf } from './stripe'

/** Stripe's codes for an intent that is charged or canceled already, or unknown. */
const OVER = ['payment_intent_unexpected_state', 'resource_missing']

/** The intent cannot be charged afterwards. Rejects if Stripe cannot be reached. */
export async function cancelIntent(intentId: string): Promise<void> {
  await askStripe((client) =>
    client.paymentIntents.cancel(intentId).catch((error: unknown) => {
      if (!OVER.includes(stripeCodeOf(error) ?? '')) throw error
    }),
  )
}
