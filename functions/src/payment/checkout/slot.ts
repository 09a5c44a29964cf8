import { parseProfile } from '@/domain/account/profile'
import { readFields, readInteger, readText } from '@/domain/base/read-field'
import type { DocumentReference, Transaction } from 'firebase-admin/firestore'
import { isErased } from '../../account/deletion'
import { firestore, isContended } from '../../admin'
import { Fault } from '../../platform/fault'
import { CHECKOUTS_PER_HOUR, CONFIRMATIONS_PER_HOUR, nextCall } from './hourly-quota'
import { isPaidBeyond, type ShownEnd } from './paid-until'

/** `checkouts/{uid}`: at most one intent is open, and only that one can be charged. */
export interface Slot {
  /** Part of the idempotency key: two calls of one attempt get the same intent. */
  readonly attempt: number
  readonly openIntentId: string | null
}

export interface OpenedIntent {
  readonly id: string
  readonly amount: number
  readonly currency: string
  readonly immediateAccess: boolean
}

export async function slotOf(uid: string): Promise<Slot> {
  return parseSlot((await slotDocument(uid).get()).data())
}

/** Counts the call; refuses one above the quota, for an erased account or an already paid month. */
export function takeOpening(uid: string, shown: ShownEnd): Promise<Slot> {
  return firestore.runTransaction(async (transaction) => {
    const [stored, profile] = await Promise.all([
      transaction.get(slotDocument(uid)),
      shown === null ? null : transaction.get(firestore.doc(`profiles/${uid}`)),
      refuseErased(transaction, uid),
    ])
    const now = new Date()
    const openedAt = countedIn(stored.get('openedAt'), CHECKOUTS_PER_HOUR, now)
    const hasPaidAt = parseProfile(profile?.data())?.hasPaidAt ?? null
    if (isPaidBeyond(hasPaidAt, shown, now)) throw new Fault('payment/already-paid')
    const slot = parseSlot(stored.data())
    transaction.set(stored.ref, { ...slot, openedAt, updatedAt: now }, { merge: true })
    return slot
  })
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

/**
 * Stores an intent before its secret is returned; also an open one, because the box may have been ticked since. False: the slot has
 * changed, and the intent must not be used.
 */
export function keepIntent(uid: string, attempt: number, intent: OpenedIntent): Promise<boolean> {
  return firestore.runTransaction(async (transaction) => {
    const [stored, record] = await Promise.all([
      transaction.get(slotDocument(uid)),
      transaction.get(slotDocument(uid).collection('intents').doc(intent.id)),
      refuseErased(transaction, uid),
    ])
    // The slot existed at the beginning of the call: the account was erased since.
    if (!stored.exists) throw new Fault('payment/unauthenticated', { reason: 'erased' })
    if (record.get('settled') === true) {
      const receipt = await transaction.get(firestore.doc(`payments/${intent.id}`))
      if (receipt.exists) throw new Fault('payment/already-paid')
      return false
    }
    const slot = parseSlot(stored.data())
    if (slot.attempt !== attempt || (slot.openIntentId ?? intent.id) !== intent.id) return false
    const updatedAt = new Date()
    if (slot.openIntentId === null) transaction.update(stored.ref, { openIntentId: intent.id, updatedAt })
    const { immediateAccess, amount, currency } = intent
    if (!record.exists) {
      const opened = { userId: uid, immediateAccess, amount, currency }
      transaction.set(record.ref, { ...opened, createdAt: updatedAt, settled: false })
    } else if (record.get('immediateAccess') !== immediateAccess) {
      transaction.update(record.ref, { immediateAccess })
    }
    return true
  })
}

/** Frees the slot for another intent; does nothing if another call has done so. */
export function endAttempt(uid: string, { attempt, openIntentId }: Slot): Promise<void> {
  return firestore.runTransaction(async (transaction) => {
    const stored = await transaction.get(slotDocument(uid))
    const slot = parseSlot(stored.data())
    if (!stored.exists || slot.attempt !== attempt || slot.openIntentId !== openIntentId) return
    transaction.update(stored.ref, { attempt: attempt + 1, openIntentId: null, updatedAt: new Date() })
  })
}

async function refuseErased(transaction: Transaction, uid: string): Promise<void> {
  if (await isErased(transaction, uid)) throw new Fault('payment/unauthenticated', { reason: 'erased' })
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
