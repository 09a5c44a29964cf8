import { hasPaidAtOf } from '@/domain/access/paid-months'
import { trialFactsOf } from '@/domain/access/subscription'
import { parseProfile } from '@/domain/account/profile'
import { readFields, readInteger, readText } from '@/domain/base/read-field'
import type { DocumentReference, Transaction } from 'firebase-admin/firestore'
import { isErased } from '../../account/deletion'
import { firestore, isContended } from '../../admin'
import { accountFactsOf } from '../../platform/account-facts'
import { Fault } from '../../platform/fault'
import { readReceipt } from '../settlement/receipt-fields'
import { CHECKOUTS_PER_HOUR, CONFIRMATIONS_PER_HOUR, nextCall } from './hourly-quota'
import type { Slot, Slots } from './opening'
import { paidUntil, refuseUnseen } from './paid-until'

export const slots: Slots = {
  take(uid, shown) {
    return firestore.runTransaction(async (transaction) => {
      const [stored, hasPaidAt, isGone] = await Promise.all([
        transaction.get(slotDocument(uid)),
        hasPaidAtIn(transaction, uid),
        isErased(transaction, uid),
      ])
      refuseErased(isGone)
      const now = new Date()
      const openedAt = countedIn(stored.get('openedAt'), CHECKOUTS_PER_HOUR, now)
      refuseUnseen(hasPaidAt, shown, now)
      const slot = parseSlot(stored.data())
      transaction.set(stored.ref, { ...slot, openedAt, updatedAt: now }, { merge: true })
      return slot
    })
  },

  async read(uid) {
    return parseSlot((await slotDocument(uid).get()).data())
  },

  keep(uid, attempt, intent, { immediateAccess, shownEnd }) {
    return firestore.runTransaction(async (transaction) => {
      const [stored, record, hasPaidAt, isGone] = await Promise.all([
        transaction.get(slotDocument(uid)),
        transaction.get(slotDocument(uid).collection('intents').doc(intent.id)),
        hasPaidAtIn(transaction, uid),
        isErased(transaction, uid),
      ])
      refuseErased(isGone)
      const now = new Date()
      // The slot existed at the beginning of the call: the account was erased since.
      if (!stored.exists) throw new Fault('payment/unauthenticated', { reason: 'erased' })
      refuseUnseen(hasPaidAt, shownEnd, now)
      if (record.get('settled') === true) {
        const receipt = await transaction.get(firestore.doc(`payments/${intent.id}`))
        const end = paidUntil(hasPaidAt, now)
        if (receipt.exists) throw new Fault('payment/already-paid', end ? { paidUntil: end } : {})
        return false
      }
      const slot = parseSlot(stored.data())
      if (slot.attempt !== attempt || (slot.openIntentId ?? intent.id) !== intent.id) return false
      if (slot.openIntentId === null) {
        transaction.update(stored.ref, { openIntentId: intent.id, updatedAt: now })
      }
      const { amount, currency } = intent
      if (!record.exists) {
        const opened = { userId: uid, immediateAccess, amount, currency }
        transaction.set(record.ref, { ...opened, createdAt: now, settled: false })
      } else if (record.get('immediateAccess') !== immediateAccess) {
        transaction.update(record.ref, { immediateAccess })
      }
      return true
    })
  },

  endAttempt(uid, { attempt, openIntentId }) {
    return firestore.runTransaction(async (transaction) => {
      const stored = await transaction.get(slotDocument(uid))
      const slot = parseSlot(stored.data())
      if (!stored.exists || slot.attempt !== attempt || slot.openIntentId !== openIntentId) return
      transaction.update(stored.ref, { attempt: attempt + 1, openIntentId: null, updatedAt: new Date() })
    })
  },
}

/** Counts a confirmation that asks Stripe; refuses above the quota. */
export async function takeConfirmation(uid: string): Promise<void> {
  try {
    await firestore.runTransaction(async (transaction) => {
      const stored = await transaction.get(slotDocument(uid))
      if (!stored.exists) throw new Fault('payment/unauthenticated', { reason: 'erased' })
      const confirmedAt = countedIn(stored.get('confirmedAt'), CONFIRMATIONS_PER_HOUR, new Date())
      transaction.update(stored.ref, { confirmedAt })
    })
  } catch (error) {
    if (!isContended(error)) throw error
    throw new Fault('payment/too-many-attempts', { retryAfterSeconds: 1, reason: 'contended' })
  }
}

/** Start of the last paid month; null: none. The receipts tell it where a payment came before its profile, which the server never creates. */
async function hasPaidAtIn(transaction: Transaction, uid: string): Promise<Date | null> {
  const profile = await transaction.get(firestore.doc(`profiles/${uid}`))
  if (profile.exists) return parseProfile(profile.data())?.hasPaidAt ?? null
  const { docs } = await transaction.get(firestore.collection('payments').where('userId', '==', uid))
  if (docs.length === 0) return null
  const account = await accountFactsOf(uid)
  const receipts = docs.flatMap((document) => readReceipt(document) ?? [])
  return hasPaidAtOf(trialFactsOf(account?.createdAt ?? null, null), receipts)
}

/** Once all reads have ended: one that comes after the transaction was given up keeps its locks until they expire. */
function refuseErased(isGone: boolean): void {
  if (isGone) throw new Fault('payment/unauthenticated', { reason: 'erased' })
}

function countedIn(stored: unknown, max: number, now: Date): readonly number[] {
  const turn = nextCall(stored, max, now)
  if (turn.granted) return turn.times
  throw new Fault('payment/too-many-attempts', { retryAfterSeconds: turn.retryAfterSeconds })
}

function slotDocument(uid: string): DocumentReference {
  return firestore.doc(`checkouts/${uid}`)
}

function parseSlot(data: unknown): Slot {
  const fields = readFields(data)
  return {
    attempt: readInteger(fields?.['attempt'], 0, Number.MAX_SAFE_INTEGER, 0),
    openIntentId: readText(fields?.['openIntentId']) || null,
  }
}
