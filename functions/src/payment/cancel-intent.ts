import { askStripe, stripeCodeOf } from './stripe'

/** Stripe's words for an intent that is charged or canceled already, and for one that it does not know. */
const OVER = ['payment_intent_unexpected_state', 'resource_missing']

/** Nothing can be charged through it afterwards. Rejects when Stripe could not be asked. */
export async function cancelIntent(intentId: string): Promise<void> {
  await askStripe((client) =>
    client.paymentIntents.cancel(intentId).catch((error: unknown) => {
      if (!OVER.includes(stripeCodeOf(error) ?? '')) throw error
    }),
  )
}
