import {
  isLaterWithdrawal,
  parsePayment,
  refundableAmount,
  type Payment,
  type Withdrawal,
} from '@/domain/access/payment'
import type { Transaction } from 'firebase-admin/firestore'
import { logger } from 'firebase-functions'
import { deletionOf } from '../../account/deletion'
import { firestore } from '../../admin'
import { Fault } from '../../fault'
import { announce } from '../../mail/outbox'

/**
 * Writes down, once, that the contract of this payment is ended, and with it who pays it back: two calls at once cannot
 * both be the first of an account. The acknowledgement leaves from the same transaction.
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
    if (payment.status !== 'succeeded' || isUnderWay(payment.withdrawal)) return payment
    const state = isLaterWithdrawal(payments, paymentIntentId) ? 'by-hand' : 'due'
    return enter(transaction, payment, { state, askedAt: now, amount: refundableAmount(payment) }, now)
  })
}

/** What Stripe could not give back is the team's to pay. */
export function handOver({ id, userId }: Payment, now: Date): Promise<Payment> {
  return firestore.runTransaction(async (transaction) => {
    const payment = (await paymentsOf(transaction, userId)).find((one) => one.id === id)
    if (!payment) throw new Fault('payment/internal', { reason: 'receipt-gone' })
    if (payment.status !== 'succeeded' || payment.withdrawal?.state !== 'due') return payment
    return enter(transaction, payment, { ...payment.withdrawal, state: 'by-hand' }, now)
  })
}

/** An account that is erased forgets its payments: what the server still owed goes to the team, under no name. */
export async function handOverAll(uid: string, now: Date): Promise<void> {
  await firestore.runTransaction(async (transaction) => {
    for (const payment of await paymentsOf(transaction, uid)) {
      if (payment.withdrawal?.state === 'due' && payment.status === 'succeeded') {
        enter(transaction, payment, { ...payment.withdrawal, state: 'by-hand' }, now)
      }
    }
  })
}

function enter(transaction: Transaction, payment: Payment, withdrawal: Withdrawal, now: Date): Payment {
  const { id: paymentIntentId, userId } = payment
  const { askedAt, amount } = withdrawal
  if (withdrawal.state === 'by-hand') {
    const state = announce(transaction, { kind: 'refund-due', paymentIntentId, amount, askedAt }, now)
    // Without mail the log is all that tells of money that is owed.
    if (state === 'off') logger.error('payment.refund-by-hand-due', { reason: 'no-mail' })
  }
  const told = announce(transaction, { kind: 'withdrawal', userId, paymentIntentId }, now)
  const mails = { ...payment.mails, withdrawal: told }
  transaction.update(firestore.doc(`payments/${paymentIntentId}`), { withdrawal, mails })
  return { ...payment, withdrawal, mails }
}

async function paymentsOf(transaction: Transaction, uid: string): Promise<Payment[]> {
  const { docs } = await transaction.get(firestore.collection('payments').where('userId', '==', uid))
  return docs.flatMap((document) => parsePayment(document.id, document.data()) ?? [])
}

/** `done` on a payment that stands: it was ordered, and came back from the bank. */
function isUnderWay(withdrawal: Withdrawal | null): boolean {
  return withdrawal !== null && withdrawal.state !== 'done'
}
