import { collection, limit, orderBy, query, where } from 'firebase/firestore'
import { AppError } from '@/domain/base/errors'
import { parsePayment, type Payment } from '@/domain/access/payment'
import { readDate, readFields } from '@/domain/base/read-field'
import { DOCUMENTS_PER_QUERY } from '@/domain/base/text-limits'
import { callEndpoint } from '@/data/live/endpoints'
import type { OnError, OnValue, Unsubscribe } from '@/data/live/live'
import { watchFound } from '@/data/live/watch-documents'

/** A person's payments, newest first. */
export function watchPayments(
  userId: string,
  onValue: OnValue<readonly Payment[]>,
  onError: OnError,
): Unsubscribe {
  return watchFound(
    (db) =>
      query(
        collection(db, 'payments'),
        where('userId', '==', userId),
        orderBy('paidAt', 'desc'),
        limit(DOCUMENTS_PER_QUERY),
      ),
    (docs) => docs.flatMap((snapshot) => parsePayment(snapshot.id, snapshot.data()) ?? []),
    onValue,
    onError,
  )
}

/**
 * Ends the contract of the last payment, once however often it is asked for; the server decides whether it may be, and its
 * answer stands in the payment.
 */
export function withdraw(): Promise<void> {
  return callEndpoint('refundPayment', {}, readAcknowledgement, {
    unauthenticated: 'payment/unauthenticated',
    timeoutMs: WITHDRAWING_MS,
  })
}

/** The server asks Stripe and the mail server, each with a bound of its own. */
const WITHDRAWING_MS = 120_000

function readAcknowledgement(data: unknown): void {
  if (!readDate(readFields(data)?.['askedAt'])) throw new AppError('unknown')
}
