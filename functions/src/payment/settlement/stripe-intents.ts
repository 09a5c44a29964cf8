import type Stripe from 'stripe'
import { giveBack } from '../give-back'
import type { Intents } from './settlement'
import { askStripe, stripeCodeOf } from '../stripe'

const LIST_MAX = 100
/** Above the cents of any charge, and so above its number of refunds. */
const PARTS_MAX = 10_000

export const stripeIntents: Intents = {
  giveBack,
  read: (paymentIntentId) =>
    askStripe(async (client) => {
      const intent = await retrieve(client, paymentIntentId)
      if (!intent) return null
      const charge = typeof intent.latest_charge === 'string' ? null : intent.latest_charge
      // A charge does not name its dispute.
      const disputes = charge?.disputed
        ? await client.disputes.list({ payment_intent: paymentIntentId, limit: LIST_MAX })
        : null
      return {
        status: intent.status,
        amount: intent.amount_received,
        currency: intent.currency,
        owner: intent.metadata['userId'] ?? null,
        chargedAt: charge?.created ?? null,
        refunds: await refundsOf(client, paymentIntentId, charge),
        disputes: disputes?.data ?? [],
      }
    }),
}

/** An expanded list has ten items at most. */
async function refundsOf(
  client: Stripe,
  paymentIntentId: string,
  charge: Stripe.Charge | null,
): Promise<Stripe.Refund[]> {
  if (!charge?.refunds?.has_more) return charge?.refunds?.data ?? []
  const listed = client.refunds.list({ payment_intent: paymentIntentId, limit: LIST_MAX })
  return listed.autoPagingToArray({ limit: PARTS_MAX })
}

async function retrieve(client: Stripe, paymentIntentId: string): Promise<Stripe.PaymentIntent | null> {
  try {
    return await client.paymentIntents.retrieve(paymentIntentId, { expand: ['latest_charge.refunds'] })
  } catch (error) {
    if (stripeCodeOf(error) === 'resource_missing') return null
    throw error
  }
}
