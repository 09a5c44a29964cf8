import { PRICE_CENTS, PRICE_CURRENCY } from '@/domain/base/business'
import { logger } from 'firebase-functions'
import type Stripe from 'stripe'
import { Fault } from '../../platform/fault'
import { cancelIntent } from '../cancel-intent'
import type { ShownEnd } from './paid-until'
import { settleOwn } from '../settlement/settle'
import { endAttempt, keepIntent, slotOf, takeOpening, type OpenedIntent, type Slot } from './slot'
import { askStripe, stripeCodeOf } from '../stripe'

export interface Wishes {
  /** The box that starts the month at once was ticked. */
  readonly immediateAccess: boolean
  readonly shownEnd: ShownEnd
}

/** Each round but the last ends because another call changed the slot, or Stripe ended the intent. */
const ROUNDS = 5

/** Client secret of the one intent that the user can pay: the open one, or a new one. */
export async function openCheckout(uid: string, { immediateAccess, shownEnd }: Wishes): Promise<string> {
  let slot = await takeOpening(uid, shownEnd)
  for (let round = 1; round <= ROUNDS; round += 1) {
    const intent =
      slot.openIntentId === null
        ? await createIntent(uid, slot)
        : await openIntentOf(uid, slot, slot.openIntentId)
    const isKept = intent && (await keepOrCancel(uid, slot, { ...intent, immediateAccess }))
    if (isKept && intent.client_secret !== null) return intent.client_secret
    slot = await slotOf(uid)
  }
  throw new Fault('payment/internal', { reason: 'slot-never-still' })
}

/** If the account was erased during the call, the new intent is canceled. */
async function keepOrCancel(uid: string, { attempt }: Slot, intent: OpenedIntent): Promise<boolean> {
  try {
    return await keepIntent(uid, attempt, intent)
  } catch (error) {
    if (error instanceof Fault && error.reason === 'erased') {
      // The client secret is not returned, so an intent that is not canceled cannot be charged either.
      await cancelIntent(intent.id).catch(() => logger.warn('payment.intent-of-erased-left-open'))
    }
    throw error
  }
}

/** Same parameters and key for every call of an attempt, so that Stripe returns the same intent. */
async function createIntent(uid: string, slot: Slot): Promise<Stripe.PaymentIntent> {
  try {
    return await askStripe((client) =>
      client.paymentIntents.create(
        {
          amount: PRICE_CENTS,
          currency: PRICE_CURRENCY,
          allowed_payment_method_types: ['card'],
          metadata: { userId: uid },
        },
        { idempotencyKey: `checkout:${uid}:${slot.attempt}:${PRICE_CENTS}${PRICE_CURRENCY}` },
      ),
    )
  } catch (error) {
    if (error instanceof Fault && isSaved(error.status)) await endAttempt(uid, slot)
    throw error
  }
}

/** Stripe repeats a saved failure for the same key; it does not save these statuses or a broken connection. */
function isSaved(status: number | undefined): boolean {
  return status !== undefined && ![401, 403, 409, 429].includes(status)
}

/** Null: the intent cannot be paid any more; the slot is free, now or in the next round. */
async function openIntentOf(uid: string, slot: Slot, intentId: string): Promise<Stripe.PaymentIntent | null> {
  const intent = await askStripe((client) =>
    client.paymentIntents.retrieve(intentId).catch((error: unknown) => {
      if (stripeCodeOf(error) === 'resource_missing') return null
      throw error
    }),
  )
  if (intent?.status === 'succeeded') return grantLate(uid, intentId)
  if (intent && intent.status !== 'canceled') {
    if (isPayable(uid, intent)) return intent
    // The card may have been charged at this instant: the next round reads the result.
    await cancelIntent(intentId)
    return null
  }
  await endAttempt(uid, slot)
  return null
}

/** Charged, but neither confirmed nor reported by the webhook: grants the month instead of selling it twice. */
async function grantLate(uid: string, intentId: string): Promise<null> {
  const settlement = await settleOwn(intentId, uid)
  if (settlement.kind === 'given-back' || settlement.kind === 'canceled') return null
  if (settlement.kind !== 'settled')
    throw new Fault('payment/internal', { reason: `charged-${settlement.kind}` })
  if (settlement.receipt.status === 'succeeded') throw new Fault('payment/already-paid')
  return null
}

/** Intents opened at an earlier price are not payable. */
function isPayable(uid: string, { amount, currency, metadata }: Stripe.PaymentIntent): boolean {
  return amount === PRICE_CENTS && currency === PRICE_CURRENCY && metadata['userId'] === uid
}
