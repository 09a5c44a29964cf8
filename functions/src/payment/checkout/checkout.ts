import { PRICE_CENTS, PRICE_CURRENCY } from '@/domain/base/business'
import { logger } from 'firebase-functions'
import type Stripe from 'stripe'
import { cancelIntent } from '../cancel-intent'
import { settleOwn } from '../settlement/settle'
import { askStripe, stripeCodeOf } from '../stripe'
import { openCheckoutWith, type OpenIntent, type OpenIntents, type Wishes } from './opening'
import { slots } from './slot'

/** Client secret of the one intent that the user can pay. Rejects with a `Fault`. */
export function openCheckout(uid: string, wishes: Wishes): Promise<string> {
  const onLeftOpen = () => logger.warn('payment.intent-of-erased-left-open')
  return openCheckoutWith({ slots, intents, settleOwn, onLeftOpen }, uid, wishes)
}

const intents: OpenIntents = {
  create: async (uid, idempotencyKey) =>
    read(
      await askStripe((client) =>
        client.paymentIntents.create(
          {
            amount: PRICE_CENTS,
            currency: PRICE_CURRENCY,
            allowed_payment_method_types: ['card'],
            metadata: { userId: uid },
          },
          { idempotencyKey },
        ),
      ),
    ),
  async read(intentId) {
    const intent = await askStripe((client) =>
      client.paymentIntents.retrieve(intentId).catch((error: unknown) => {
        if (stripeCodeOf(error) === 'resource_missing') return null
        throw error
      }),
    )
    return intent && read(intent)
  },
  cancel: cancelIntent,
}

function read({ id, status, amount, currency, metadata, client_secret }: Stripe.PaymentIntent): OpenIntent {
  return { id, status, amount, currency, owner: metadata['userId'] ?? null, clientSecret: client_secret }
}
