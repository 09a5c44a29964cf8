import { addCalendarMonth } from '@/domain/base/time/calendar-month'
import { PRICE_CENTS, PRICE_CURRENCY } from '@/domain/base/business'
import { Fault } from '../../platform/fault'
import type { Settlement } from '../settlement/settlement'
import type { ShownEnd } from './paid-until'

export interface Wishes {
  /** The box that starts the month at once was ticked. */
  readonly immediateAccess: boolean
  readonly shownEnd: ShownEnd
}

/** `checkouts/{uid}`: at most one intent is open, and only that one can be charged. */
export interface Slot {
  /** Part of the idempotency key: two calls of one attempt get the same intent. */
  readonly attempt: number
  readonly openIntentId: string | null
}

export interface OpenIntent {
  readonly id: string
  readonly status: string
  readonly amount: number
  readonly currency: string
  readonly owner: string | null
  readonly clientSecret: string | null
}

/** Our record of the open intent in Firestore; each call is a transaction. */
export interface Slots {
  /** Counts the call; refuses one above the quota, for an erased account or a paid month that the page did not show. */
  take(uid: string, shown: ShownEnd): Promise<Slot>
  read(uid: string): Promise<Slot>
  /**
   * Stores an intent before its secret is returned; also an open one, because the box may have been ticked since. Refuses as `take`: another
   * device may have paid meanwhile. False: the slot has changed, and the intent must not be used.
   */
  keep(uid: string, attempt: number, intent: OpenIntent, wishes: Wishes): Promise<boolean>
  /** Frees the slot for another intent; does nothing if another call has done so. */
  endAttempt(uid: string, slot: Slot): Promise<void>
}

/** Stripe. */
export interface OpenIntents {
  /** Two calls with one key get the same intent. */
  create(uid: string, idempotencyKey: string): Promise<OpenIntent>
  /** Null: no such intent. */
  read(intentId: string): Promise<OpenIntent | null>
  cancel(intentId: string): Promise<void>
}

export interface CheckoutServices {
  readonly slots: Slots
  readonly intents: OpenIntents
  readonly settleOwn: (intentId: string, uid: string) => Promise<Settlement>
  /** An intent of an account that was erased during the call could not be canceled. */
  readonly onLeftOpen: () => void
}

/** Each round but the last ends because another call changed the slot, or Stripe ended the intent. */
const ROUNDS = 5

/** Client secret of the one intent that the user can pay: the open one, or a new one. */
export async function openCheckoutWith(
  services: CheckoutServices,
  uid: string,
  wishes: Wishes,
): Promise<string> {
  const { slots } = services
  let slot = await slots.take(uid, wishes.shownEnd)
  for (let round = 1; round <= ROUNDS; round += 1) {
    const intent =
      slot.openIntentId === null
        ? await createIntent(services, uid, slot)
        : await openIntentOf(services, uid, slot, slot.openIntentId)
    const isKept = intent && (await keepOrCancel(services, uid, slot, intent, wishes))
    if (isKept && intent.clientSecret !== null) return intent.clientSecret
    slot = await slots.read(uid)
  }
  throw new Fault('payment/internal', { reason: 'slot-never-still' })
}

/** If the account was erased during the call, the new intent is canceled. */
async function keepOrCancel(
  { slots, intents, onLeftOpen }: CheckoutServices,
  uid: string,
  { attempt }: Slot,
  intent: OpenIntent,
  wishes: Wishes,
): Promise<boolean> {
  try {
    return await slots.keep(uid, attempt, intent, wishes)
  } catch (error) {
    if (error instanceof Fault && error.reason === 'erased') {
      // The client secret is not returned, so an intent that is not canceled cannot be charged either.
      await intents.cancel(intent.id).catch(onLeftOpen)
    }
    throw error
  }
}

/** Same parameters and key for every call of an attempt, so that Stripe returns the same intent. */
async function createIntent(
  { slots, intents }: CheckoutServices,
  uid: string,
  slot: Slot,
): Promise<OpenIntent> {
  try {
    return await intents.create(uid, `checkout:${uid}:${slot.attempt}:${PRICE_CENTS}${PRICE_CURRENCY}`)
  } catch (error) {
    if (error instanceof Fault && isSaved(error.status)) await slots.endAttempt(uid, slot)
    throw error
  }
}

/** Stripe repeats a saved failure for the same key; it does not save these statuses or a broken connection. */
function isSaved(status: number | undefined): boolean {
  return status !== undefined && ![401, 403, 409, 429].includes(status)
}

/** Null: the intent cannot be paid any more; the slot is free, now or in the next round. */
async function openIntentOf(
  services: CheckoutServices,
  uid: string,
  slot: Slot,
  intentId: string,
): Promise<OpenIntent | null> {
  const { slots, intents } = services
  const intent = await intents.read(intentId)
  if (intent?.status === 'succeeded') return grantLate(services, uid, intentId)
  if (intent && intent.status !== 'canceled') {
    if (isPayable(uid, intent)) return intent
    // The card may have been charged at this instant: the next round reads the result.
    await intents.cancel(intentId)
    return null
  }
  await slots.endAttempt(uid, slot)
  return null
}

/** Charged, but neither confirmed nor reported by the webhook: grants the month instead of selling it twice. */
async function grantLate({ settleOwn }: CheckoutServices, uid: string, intentId: string): Promise<null> {
  const settlement = await settleOwn(intentId, uid)
  if (settlement.kind === 'given-back' || settlement.kind === 'canceled') return null
  if (settlement.kind !== 'settled')
    throw new Fault('payment/internal', { reason: `charged-${settlement.kind}` })
  const { receipt, hasPaidAt } = settlement
  if (receipt.status !== 'succeeded') return null
  throw new Fault('payment/already-paid', hasPaidAt ? { paidUntil: addCalendarMonth(hasPaidAt) } : {})
}

/** Intents opened at an earlier price are not payable. */
function isPayable(uid: string, { amount, currency, owner }: OpenIntent): boolean {
  return amount === PRICE_CENTS && currency === PRICE_CURRENCY && owner === uid
}
