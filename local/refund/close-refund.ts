import { isPaidBackByHand, parsePayment, type Payment } from '@/domain/access/payment'
import type { Firestore } from 'firebase-admin/firestore'

/** The payment whose refund the team still owes; null: there is none of this id. */
export async function owedByHand(firestore: Firestore, paymentIntentId: string): Promise<Payment | null> {
  const stored = await firestore.doc(`payments/${paymentIntentId}`).get()
  const payment = parsePayment(stored.id, stored.data())
  return payment && isPaidBackByHand(payment) ? payment : null
}

/**
 * Notes that the team paid a refund by another way than the card. `reconcilePayments` takes up what is not applied: it ends the month and
 * computes the access again. False: nothing is owed.
 */
export function closeRefund(firestore: Firestore, paymentIntentId: string): Promise<boolean> {
  const receipt = firestore.doc(`payments/${paymentIntentId}`)
  return firestore.runTransaction(async (transaction) => {
    const payment = parsePayment(paymentIntentId, (await transaction.get(receipt)).data())
    if (!payment || !isPaidBackByHand(payment)) return false
    transaction.update(receipt, { 'withdrawal.state': 'other-means', isApplied: false })
    return true
  })
}
