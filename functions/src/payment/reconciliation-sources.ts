import { readDate } from '@/domain/read-field'
import { firestore } from '../admin'
import { logFault, toFault } from '../refuse'
import { cancelIntent } from './cancel-intent'
import { EVENT_TYPES, readEvent, type PaymentEvent } from './events'
import type { Sources } from './reconciliation'
import { settle } from './settle'
import { stripe, toStripeFault } from './stripe'

const EVENTS_A_CALL = 100
/** Of one kind in one run; the next one takes the rest. */
const ITEMS_A_RUN = 300

// Beside the events that were worked on; no event of Stripe's has this name.
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
    const { docs } = await payments.select().limit(ITEMS_A_RUN).get()
    return docs.map(({ id }) => id)
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
      return createdAt ? { paymentIntentId: document.id, createdAt } : []
    })
  },
  settle,
  cancel: cancelIntent,
  onFault(error) {
    logFault('payment.reconciliation-item-failed', toFault('payment', error))
  },
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
