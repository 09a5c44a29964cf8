import { PRICE_CENTS, PRICE_CURRENCY } from '@/domain/base/business'
import { createAccount, idToken, type Account } from './accounts'
import { putDocument, readDocument } from './documents'
import { charge, stripeClient } from './stripe-stand-in'

const DAY_MS = 86_400_000

export const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS)

/** An account with a profile whose trial is over; the token is later than the account's import. */
export async function createBuyer({
  createdAt = daysAgo(400),
  hasProfile = true,
  hadTrial = false,
} = {}): Promise<Account> {
  const { uid } = await createAccount({ createdAt })
  if (hasProfile) await putProfile(uid, hadTrial ? { hadTrial } : {})
  return { uid, token: idToken({ uid, expiresInSeconds: 3605 }) }
}

export async function putProfile(uid: string, fields: { hadTrial?: boolean } = {}): Promise<void> {
  await putDocument(`profiles/${uid}`, {
    fullName: 'Camille',
    hasPaid: true,
    hasPaidAt: '',
    xp: 0,
    ...fields,
  })
}

interface IntentOptions {
  /** Values sent to Stripe. */
  readonly amount?: number
  readonly currency?: string
  /** True: our record of the intent exists. */
  readonly isOurs?: boolean
  readonly immediateAccess?: boolean
}

/** Writes the same documents as `createPaymentIntent`. */
export async function openIntent(
  uid: string,
  {
    amount = PRICE_CENTS,
    currency = PRICE_CURRENCY,
    isOurs = true,
    immediateAccess = false,
  }: IntentOptions = {},
): Promise<string> {
  const { id } = await stripeClient().paymentIntents.create({
    amount,
    currency,
    allowed_payment_method_types: ['card'],
    metadata: { userId: uid },
  })
  if (isOurs) await keepCheckout(uid, id, { immediateAccess, amount, currency })
  return id
}

export async function keepCheckout(
  uid: string,
  id: string,
  { immediateAccess = false, createdAt = new Date(), amount = PRICE_CENTS, currency = PRICE_CURRENCY } = {},
): Promise<void> {
  await putDocument(`checkouts/${uid}`, { attempt: 4, openIntentId: id, updatedAt: createdAt })
  await putDocument(`checkouts/${uid}/intents/${id}`, {
    userId: uid,
    immediateAccess,
    amount,
    currency,
    createdAt,
    settled: false,
  })
}

/** Opened and charged; no webhook or page reports it. */
export async function payCard(uid: string, options: IntentOptions = {}): Promise<string> {
  const id = await openIntent(uid, options)
  await charge(id)
  return id
}

export const receiptOf = (id: string) => readDocument(`payments/${id}`)
export const profileOf = (uid: string) => readDocument(`profiles/${uid}`)
export const slotOf = (uid: string) => readDocument(`checkouts/${uid}`)
export const checkoutOf = (uid: string, id: string) => readDocument(`checkouts/${uid}/intents/${id}`)
