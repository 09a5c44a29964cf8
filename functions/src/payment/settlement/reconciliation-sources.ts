import { readDate, readText } from '@/domain/base/read-field'
import { accountFactsOf } from '../../platform/account-facts'
import { firestore } from '../../admin'
import { logFault, toFault } from '../../platform/refuse'
import { cancelIntent } from '../cancel-intent'
import { EVENT_TYPES, readEvent, type PaymentEvent } from './events'
import type { Sources } from './reconciliation'
import { settle } from './settle'
import { stripe, toStripeFault } from '../stripe'

const EVENTS_A_CALL = 100
/** Per kind and run; the next run reads the rest. */
const ITEMS_A_RUN = 300

// Stored among the handled events; no Stripe event has this id.
const cursor = () => firestore.doc('stripeEvents/cursor')

export const sources: Sources = {
  async cursor() {
    return readDate((await cursor().get()).get('readUntil'))
  },
  async moveCursor(to) {
    await cursor().set({ readUntil: to })
  },
  eventsSince,
  async unappliedPayments() {
    const payments = firestore.collection('payments').where('isApplied', '==', false)
    const { docs } = await payments.select('userId').limit(ITEMS_A_RUN).get()
    const owners = docs.map((document) => readText(document.get('userId')))
    const waiting = await withoutProfile([...new Set(owners)])
    return docs.flatMap(({ id }, index) => (waiting.has(owners[index] ?? '') ? [] : [id]))
  },
  async endPayment(paymentIntentId) {
    const payment = await firestore.doc(`payments/${paymentIntentId}`).get()
    const isOwnerThere = await accountFactsOf(readText(payment.get('userId')))
    if (!isOwnerThere) await payment.ref.update({ isApplied: true })
  },
  async openCheckouts({ createdBefore }) {
    const { docs } = await firestore
      .collectionGroup('intents')
      .where('settled', '==', false)
      .where('createdAt', '<', createdBefore)
      .orderBy('createdAt')
      .limit(ITEMS_A_RUN)
      .get()
    return docs.flatMap((document) => {
      const createdAt = readDate(document.get('createdAt'))
      const owner = document.ref.parent.parent?.id
      return createdAt && owner !== undefined ? { paymentIntentId: document.id, owner, createdAt } : []
    })
  },
  async endCheckout({ paymentIntentId, owner }) {
    await firestore.doc(`checkouts/${owner}/intents/${paymentIntentId}`).update({ settled: true })
  },
  settle,
  cancel: cancelIntent,
  onFault(error) {
    logFault('payment.reconciliation-item-failed', toFault('payment', error))
  },
}

/** Owners with an account but no profile yet: nothing can be applied, so Stripe need not be asked. */
async function withoutProfile(owners: readonly string[]): Promise<ReadonlySet<string>> {
  if (owners.length === 0) return new Set()
  const profiles = await firestore.getAll(...owners.map((owner) => firestore.doc(`profiles/${owner}`)))
  const missing = profiles.flatMap(({ id, exists }) => (exists ? [] : [id]))
  const accounts = await Promise.all(missing.map(accountFactsOf))
  return new Set(missing.filter((_, index) => accounts[index]))
}

/** Newest first, as Stripe lists them. */
async function* eventsSince(date: Date): AsyncGenerator<PaymentEvent> {
  const client = await stripe()
  const created = { gte: Math.floor(date.getTime() / 1000) }
  try {
    const listed = client.events.list({ created, types: [...EVENT_TYPES], limit: EVENTS_A_CALL })
    for await (const item of listed) {
      const event = readEvent(item)
      if (event) yield event
    }
  } catch (error) {
    throw toStripeFault(error)
  }
}
