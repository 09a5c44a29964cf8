import { parsePayment } from '@/domain/payment'
import { parseProfile } from '@/domain/profile'
import type { DocumentData, DocumentSnapshot, Transaction } from 'firebase-admin/firestore'
import { accountFactsOf } from '../account-facts'
import { firestore } from '../admin'
import type { BookEntry, BookFacts, Receipt, Verdict } from './book-entry'
import type { Books, StripeEvent } from './settlement'

export const books: Books = {
  async note(paymentIntentId, { caller, event }) {
    const payment = firestore.doc(`payments/${paymentIntentId}`)
    const [receipt, events, checkout, profile] = await Promise.all([
      payment.get(),
      event && firestore.doc(`stripeEvents/${event.id}`).get(),
      caller === undefined ? undefined : checkoutOf(caller, paymentIntentId).get(),
      caller === undefined ? undefined : firestore.doc(`profiles/${caller}`).get(),
    ])
    const noted = receiptOf(receipt)
    return {
      version: noted?.version ?? 0,
      receipt: noted,
      hasPaidAt: parseProfile(profile?.data())?.hasPaidAt ?? null,
      isCallers: checkout?.exists ?? true,
      isEventKnown: events?.exists ?? false,
    }
  },

  async enter(intent, decide, event) {
    const account = await accountFactsOf(intent.owner)
    try {
      return await firestore.runTransaction(async (transaction) => {
        const { facts, slot } = await readFacts(transaction, intent, account?.createdAt ?? null)
        const verdict = decide(facts)
        if (typeof verdict !== 'string') write(transaction, intent, { entry: verdict, slot, event })
        return verdict
      })
    } catch (error) {
      // Too many at once: whoever won has written, so that Stripe is to be asked again.
      if (isContention(error)) return 'stale'
      throw error
    }
  },
}
