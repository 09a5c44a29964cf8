import { parsePayment, type Payment } from '@/domain/access/payment'
import { PRICE_CENTS, PRICE_CURRENCY } from '@/domain/base/business'
import { AppError } from '@/domain/base/errors'
import { readDate, readFields, readText } from '@/domain/base/read-field'
import { DOCUMENTS_PER_QUERY } from '@/domain/base/text/text-limits'
import { readUser } from '@/data/session/auth-client'
import { callEndpoint, readEndpointFault, toEndpointError } from '@/data/live/endpoints'
import { latest, listOf, owned, type Query } from '@/data/sync/query'

/** A person's payments, newest first; only the server writes them. */
export function paymentsQuery(uid: string): Query<readonly Payment[]> {
  return {
    spec: latest('paidAt', owned(uid, 'payments', DOCUMENTS_PER_QUERY)),
    read: listOf(({ id, fields }) => parsePayment(id, fields)),
  }
}

/** The server asks Stripe up to three times, ten seconds each. */
const OPENING_MS = 35_000
const CONFIRMING_MS = 20_000

export interface IntentWishes {
  /** The buyer asked for access before the end of the withdrawal period. */
  readonly immediateAccess: boolean
  /**
   * End of the last paid month shown by the page; null: none; absent: unknown. If a month runs that the page did not show, the
   * server opens no payment, and its error says until when is paid.
   */
  readonly paidUntil?: Date | null
}

/** Opens this user's payment, or returns the open one; returns its client secret. Throws an `AppError`. */
export async function createPaymentIntent({ immediateAccess, paidUntil }: IntentWishes): Promise<string> {
  if (!navigator.onLine) throw new AppError('network/offline')
  try {
    const user = await readUser()
    if (!user) throw new AppError('session/signed-out')
    const response = await fetch('/create-payment-intent', {
      method: 'POST',
      headers: {
        authorization: `Bearer ${await user.getIdToken()}`,
        'content-type': 'application/json',
        ...(immediateAccess && { 'coach-immediate-access': 'yes' }),
        ...(paidUntil !== undefined && { 'coach-paid-until': paidUntil?.toISOString() ?? 'none' }),
      },
      body: JSON.stringify({ amount: PRICE_CENTS, currency: PRICE_CURRENCY }),
      signal: AbortSignal.timeout(OPENING_MS),
    })
    const answer = readFields(await response.json())
    const clientSecret = readText(answer?.['clientSecret'])
    if (response.ok && clientSecret !== '') return clientSecret
    const fault = readEndpointFault(readFields(answer?.['error'])?.['details'])
    throw new AppError(fault?.code ?? 'unknown', fault?.facts)
  } catch (thrown) {
    throw toEndpointError(thrown, 'payment/unauthenticated')
  }
}

/** Asks the server to check a successful payment and open the month. Throws an `AppError`. */
export function confirmPayment(paymentIntentId: string): Promise<{ endsAt: Date | null }> {
  return callEndpoint(
    'confirmPayment',
    { paymentIntentId },
    (result) => ({ endsAt: readDate(readFields(result)?.['endsAt']) }),
    { unauthenticated: 'payment/unauthenticated', timeoutMs: CONFIRMING_MS },
  )
}

/**
 * Withdraws from the contract of this payment; idempotent. The server decides whether it is allowed and writes its answer
 * into the payment.
 */
export function withdraw(paymentIntentId: string): Promise<void> {
  return callEndpoint('refundPayment', { paymentIntentId }, readAcknowledgement, {
    unauthenticated: 'payment/unauthenticated',
    timeoutMs: WITHDRAWING_MS,
  })
}

/** The server calls Stripe and the mail server, each with its own time limit. */
const WITHDRAWING_MS = 120_000

function readAcknowledgement(data: unknown): void {
  if (!readDate(readFields(data)?.['askedAt'])) throw new AppError('unknown')
}
