import { collection, limit, onSnapshot, orderBy, query, where } from 'firebase/firestore'
import { AppError } from '@/domain/errors'
import { parsePayment, type Payment } from '@/domain/payment'
import { readDate, readFields, readInteger } from '@/domain/read-field'
import { DOCUMENTS_PER_QUERY } from '@/domain/text-limits'
import { callEndpoint } from './endpoints'
import { watch, type OnError, type OnValue, type Unsubscribe } from './live'

/** A person's payments, newest first. */
export function watchPayments(
  userId: string,
  onValue: OnValue<readonly Payment[]>,
  onError: OnError,
): Unsubscribe {
  return watch(
    (db, next, fail) =>
      onSnapshot(
        query(
          collection(db, 'payments'),
          where('userId', '==', userId),
          orderBy('paidAt', 'desc'),
          limit(DOCUMENTS_PER_QUERY),
        ),
        { includeMetadataChanges: true },
        ({ docs, metadata }) => {
          next(
            docs.flatMap((snapshot) => parsePayment(snapshot.id, snapshot.data()) ?? []),
            { isPending: metadata.hasPendingWrites, isFromCache: metadata.fromCache },
          )
        },
        fail,
      ),
    onValue,
    onError,
  )
}

export interface Refund {
  readonly paymentIntentId: string
  readonly refundedAt: Date
  /** In cents. */
  readonly amount: number
}

/** Gives the last payment back, once however often it is asked for; the server decides whether it may be. */
export function refundPayment(): Promise<Refund> {
  return callEndpoint('refundPayment', {}, readRefund, { unauthenticated: 'payment/unauthenticated' })
}

function readRefund(data: unknown): Refund {
  const fields = readFields(data)
  const refundedAt = readDate(fields?.['refundedAt'])
  const paymentIntentId = fields?.['paymentIntentId']
  if (!refundedAt || typeof paymentIntentId !== 'string') throw new AppError('unknown')
  return {
    paymentIntentId,
    refundedAt,
    amount: readInteger(fields?.['amount'], 0, Number.MAX_SAFE_INTEGER, 0),
  }
}
