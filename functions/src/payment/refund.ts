import { parsePayment, type Payment } from '@/domain/payment'
import { firestore } from '../admin'
import { Fault } from '../fault'
import type { Receipt } from './book-entry'
import { giveBack } from './give-back'
import { refundChoice } from './refund-choice'
import { settle } from './settle'

export interface Refunded {
  readonly paymentIntentId: string
  readonly refundedAt: Date
  /** In cents. */
  readonly amount: number
}

/** Gives the user's last payment back, once however often it is asked; the access ends with it. */
export async function refundLastPayment(uid: string): Promise<Refunded> {
  const { payment, isDone } = refundChoice(await paymentsOf(uid), new Date())
  if (isDone && payment.endedAt) return refunded(payment, payment.endedAt)
  // Before money moves: it may have gone back already, and our books must be able to follow.
  const before = await receiptOf(uid, payment.id)
  if (before.status === 'succeeded') await giveBack(payment.id)
  const { status, endedAt } = before.status === 'succeeded' ? await receiptOf(uid, payment.id) : before
  // A dispute takes the money back by itself, and Stripe refuses to do both.
  if (status === 'disputed') throw new Fault('payment/nothing-to-refund', { reason: 'disputed' })
  if (!endedAt) throw new Fault('payment/provider-unavailable', { reason: 'not-refunded' })
  return refunded(payment, endedAt)
}

/** The payment as Stripe has it now, in our books too. */
async function receiptOf(uid: string, paymentIntentId: string): Promise<Receipt> {
  const settlement = await settle(paymentIntentId, { caller: uid })
  if (settlement.kind === 'settled') return settlement.receipt
  throw new Fault('payment/internal', { reason: `refund-of-${settlement.kind}` })
}

async function paymentsOf(uid: string): Promise<Payment[]> {
  const { docs } = await firestore.collection('payments').where('userId', '==', uid).get()
  return docs.flatMap((document) => parsePayment(document.id, document.data()) ?? [])
}

function refunded({ id, amount }: Payment, refundedAt: Date): Refunded {
  return { paymentIntentId: id, refundedAt, amount }
}
