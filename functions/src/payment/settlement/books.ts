import { trialFactsOf } from '@/domain/access/subscription'
import { parseProfile } from '@/domain/account/profile'
import type { DocumentData, DocumentReference, DocumentSnapshot, Transaction } from 'firebase-admin/firestore'
import { logger } from 'firebase-functions'
import { accountFactsOf } from '../../platform/account-facts'
import { begunAtOf } from '../../account/deletion'
import { firestore, isContended } from '../../admin'
import { announce } from '../../mail/outbox'
import { orderByHand } from '../order-by-hand'
import type { BookEntry, BookFacts, Receipt } from './book-entry'
import { readCheckout, readReceipt, receiptFields } from './receipt-fields'
import type { Books, StripeEvent } from './settlement'

// Stripe lists an event for 30 days.
const EVENT_KEPT_MS = 35 * 86_400_000

interface Intent {
  readonly paymentIntentId: string
  readonly owner: string
}

export const books: Books = {
  async note(paymentIntentId, { caller, event }) {
    const [stored, handled, checkout, profile] = await Promise.all([
      firestore.doc(`payments/${paymentIntentId}`).get(),
      event && eventDocument(event).get(),
      caller === undefined
        ? undefined
        : firestore.doc(checkoutPath({ paymentIntentId, owner: caller })).get(),
      caller === undefined ? undefined : firestore.doc(`profiles/${caller}`).get(),
    ])
    const receipt = readReceipt(stored)
    return {
      version: receipt?.version ?? 0,
      receipt,
      hasPaidAt: parseProfile(profile?.data())?.hasPaidAt ?? null,
      isCallers: checkout?.exists ?? true,
      isEventKnown: handled?.exists ?? false,
    }
  },

  async enter(intent, decide, event) {
    const account = await accountFactsOf(intent.owner)
    try {
      const { verdict, earlier } = await firestore.runTransaction(async (transaction) => {
        const { facts, slot } = await readFacts(transaction, intent, account?.createdAt ?? null)
        const verdict = decide(facts)
        if (typeof verdict !== 'string') write(transaction, intent, { entry: verdict, slot, event })
        return { verdict, earlier: facts.receipt }
      })
      if (typeof verdict !== 'string') logMoney(verdict, earlier)
      return verdict
    } catch (error) {
      // Too much contention: another call wrote, so Stripe must be asked again.
      if (isContended(error)) return 'stale'
      throw error
    }
  },

  async ignore(event) {
    await eventDocument(event).set(eventFields(event, new Date()))
  },
}

/** Logs each movement of money once; the daily figures are computed from these lines. */
function logMoney({ receipt, isContract }: BookEntry, earlier: Receipt | null): void {
  if (!receipt) return
  if (isContract) logger.info(`payment.paid ${receipt.amount}`, { cents: receipt.amount })
  const cents = receipt.refunded - (earlier?.refunded ?? 0)
  if (cents > 0) logger.info(`payment.refunded ${cents}`, { cents })
}

function checkoutPath({ paymentIntentId, owner }: Intent): string {
  return `checkouts/${owner}/intents/${paymentIntentId}`
}

async function readFacts(
  transaction: Transaction,
  intent: Intent,
  createdAt: Date | null,
): Promise<{ facts: BookFacts; slot: DocumentSnapshot }> {
  const { paymentIntentId, owner } = intent
  const [[slot, opened, stored, profile, erasure], all] = await Promise.all([
    transaction.getAll(
      firestore.doc(`checkouts/${owner}`),
      firestore.doc(checkoutPath(intent)),
      firestore.doc(`payments/${paymentIntentId}`),
      firestore.doc(`profiles/${owner}`),
      firestore.doc(`deletions/${owner}`),
    ) as Promise<[DocumentSnapshot, DocumentSnapshot, DocumentSnapshot, DocumentSnapshot, DocumentSnapshot]>,
    transaction.get(firestore.collection('payments').where('userId', '==', owner)),
  ])
  return {
    slot,
    facts: {
      erasedAt: begunAtOf(erasure),
      checkout: readCheckout(opened),
      receipt: readReceipt(stored),
      receipts: all.docs.flatMap((document) => readReceipt(document) ?? []),
      hasProfile: profile.exists,
      ...trialFactsOf(createdAt, parseProfile(profile.data())),
    },
  }
}

function write(
  transaction: Transaction,
  intent: Intent,
  { entry, slot, event }: { entry: BookEntry; slot: DocumentSnapshot; event: StripeEvent | undefined },
): void {
  const { paymentIntentId, owner } = intent
  const now = new Date()
  transaction.update(firestore.doc(checkoutPath(intent)), { settled: true })
  if (slot.get('openIntentId') === paymentIntentId) {
    const attempt: unknown = slot.get('attempt')
    transaction.update(slot.ref, {
      openIntentId: null,
      attempt: (typeof attempt === 'number' ? attempt : 0) + 1,
      updatedAt: now,
    })
  }
  if (entry.receipt) {
    const { mails } = entry.receipt
    const contract = entry.isContract
      ? announce(transaction, { kind: 'contract', userId: owner, paymentIntentId }, now)
      : mails.contract
    if (entry.isOwedByHand) orderByHand(transaction, entry.receipt, now)
    // Again: the mail of the withdrawal promised the money on the card.
    const withdrawal = entry.isOwedByHand
      ? announce(transaction, { kind: 'withdrawal', userId: owner, paymentIntentId }, now)
      : mails.withdrawal
    const receipt = receiptFields({ ...entry.receipt, mails: { contract, withdrawal } })
    transaction.set(firestore.doc(`payments/${paymentIntentId}`), receipt)
  }
  if (entry.profile) {
    transaction.update(firestore.doc(`profiles/${owner}`), {
      hasPaid: entry.profile.hasPaid,
      hasPaidAt: entry.profile.hasPaidAt ?? '',
      updatedAt: now.toISOString(),
    })
  }
  if (event) transaction.set(eventDocument(event), eventFields(event, now))
}

function eventDocument({ id }: StripeEvent): DocumentReference {
  return firestore.doc(`stripeEvents/${id}`)
}

function eventFields({ type }: StripeEvent, now: Date): DocumentData {
  return { type, handledAt: now, expiresAt: new Date(now.getTime() + EVENT_KEPT_MS) }
}
