import { ERASURE_NOTE_MS } from '@/domain/base/business'
import { readDate } from '@/domain/base/read-field'
import type { DocumentReference, DocumentSnapshot, Transaction } from 'firebase-admin/firestore'
import { firestore } from '../admin'

/**
 * `deletions/{uid}`: while an erasure is under way (`startedAt`), and for some days after it (`begunAt` and `expiresAt`).
 * Whoever writes under a uid looks here, in the same transaction.
 */
export function deletionOf(uid: string): DocumentReference {
  return firestore.doc(`deletions/${uid}`)
}

/** When the erasure began, be it under way or over; null when there was none. */
export function begunAtOf(deletion: DocumentSnapshot): Date | null {
  return readDate(deletion.get('startedAt')) ?? readDate(deletion.get('begunAt'))
}

export async function isErased(transaction: Transaction, uid: string): Promise<boolean> {
  return (await transaction.get(deletionOf(uid))).exists
}

/** Resolves to when it was first asked for. */
export function beginDeletion(uid: string): Promise<Date> {
  return firestore.runTransaction(async (transaction) => {
    const startedAt = begunAtOf(await transaction.get(deletionOf(uid))) ?? new Date()
    transaction.set(deletionOf(uid), { startedAt })
    return startedAt
  })
}

/**
 * Nothing is left but the note that somebody of this uid was erased. An ID token that was checked before lives for an hour,
 * a card page may stay open, and Stripe tells us of a charge for three days.
 */
export async function rememberDeletion(uid: string, begunAt: Date, now = new Date()): Promise<void> {
  await deletionOf(uid).set({ begunAt, expiresAt: new Date(now.getTime() + ERASURE_NOTE_MS) })
}
