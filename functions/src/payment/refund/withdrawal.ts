import {
  isLaterWithdrawal,
  parsePayment,
  refundableAmount,
  type HandedOver,
  type Payment,
  type Withdrawal,
} from '@/domain/access/payment'
import type { Transaction } from 'firebase-admin/firestore'
import { deletionOf } from '../../account/deletion'
import { firestore } from '../../admin'
import { Fault } from '../../platform/fault'
import { announce } from '../../mail/outbox'
import { orderByHand } from '../order-by-hand'

/**
 * Stores the withdrawal once, with the method of its refund: of two concurrent calls only one can be the first of an account. The
 * acknowledgement is sent from the same transaction.
 */
export function claimWithdrawal(uid: string, paymentIntentId: string, now: Date): Promise<Payment> {
  return firestore.runTransaction(async (transaction) => {
    const [payments, deletion] = await Promise.all([
      paymentsOf(transaction, uid),
      transaction.get(deletionOf(uid)),
    ])
    if (deletion.exists) throw new Fault('payment/unauthenticated', { reason: 'erased' })
    const payment = payments.find(({ id }) => id === paymentIntentId)
    if (!payment) throw new Fault('payment/nothing-to-refund', { reason: 'gone' })
    if (payment.status !== 'succeeded' || payment.withdrawal) return payment
    const due: Withdrawal = { state: 'due', askedAt: now, amount: refundableAmount(payment), handed: null }
    const withdrawal = isLaterWithdrawal(payments, paymentIntentId) ? byHand(due, 'later', now) : due
    return enter(transaction, payment, withdrawal, now)
  })
}

/** Hands a refund that Stripe could not make to the team; an erasure may have done so before. */
export function handOver(asked: Payment, why: HandedOver['why'], now: Date): Promise<Payment> {
  return firestore.runTransaction(async (transaction) => {
    const payment = (await paymentsOf(transaction, asked.userId)).find(({ id }) => id === asked.id)
    if (payment?.withdrawal?.state !== 'due') return payment ?? asked
    return enter(transaction, payment, byHand(payment.withdrawal, why, now), now)
  })
}

/** Before an account's payments are erased: due refunds are handed to the team, without a name. */
export async function handOverAll(uid: string, now: Date): Promise<void> {
  await firestore.runTransaction(async (transaction) => {
    for (const payment of await paymentsOf(transaction, uid)) {
      if (payment.withdrawal?.state === 'due') {
        enter(transaction, payment, byHand(payment.withdrawal, 'unanswered', now), now)
      }
    }
  })
}

function byHand(withdrawal: Withdrawal, why: HandedOver['why'], now: Date): Withdrawal {
  return { ...withdrawal, state: 'by-hand', handed: { why, at: now } }
}

function enter(transaction: Transaction, payment: Payment, withdrawal: Withdrawal, now: Date): Payment {
  const { id: paymentIntentId, userId } = payment
  if (withdrawal.state === 'by-hand') orderByHand(transaction, { ...payment, withdrawal }, now)
  const told = announce(transaction, { kind: 'withdrawal', userId, paymentIntentId }, now)
  const mails = { ...payment.mails, withdrawal: told }
  transaction.update(firestore.doc(`payments/${paymentIntentId}`), { withdrawal, mails })
  return { ...payment, withdrawal, mails }
}

async function paymentsOf(transaction: Transaction, uid: string): Promise<Payment[]> {
  const { docs } = await transaction.get(firestore.collection('payments').where('userId', '==', uid))
  return docs.flatMap((document) => parsePayment(document.id, document.data()) ?? [])
}
