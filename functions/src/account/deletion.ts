import { ERASURE_NOTE_MS } from '@/domain/base/business'
import { readDate } from '@/domain/base/read-field'
import type { DocumentReference, DocumentSnapshot, Transaction } from 'firebase-admin/firestore'
import { firestore } from '../admin'

/**
 * `deletions/{uid}` exists during an erasure (`startedAt`) and for some days after it (`begunAt`, `expiresAt`). Every write under a uid
 * checks it in the same transaction.
 */
export function deletionOf(uid: string): DocumentReference {
  return firestore.doc(`deletions/${uid}`)
}

/** Null: no erasure, running or finished. */
export function begunAtOf(deletion: DocumentSnapshot): Date | null {
  return readDate(deletion.get('startedAt')) ?? readDate(deletion.get('begunAt'))
}

export async function isErased(transaction: Transaction, uid: string): Promise<boolean> {
  return (await transaction.get(deletionOf(uid))).exists
}

/** Resolves to the time of the first request. */
export function beginDeletion(uid: string): Promise<Date> {
  return firestore.runTransaction(async (transaction) => {
    const startedAt = begunAtOf(await transaction.get(deletionOf(uid))) ?? new Date()
    transaction.set(deletionOf(uid), { startedAt })
    return startedAt
  })
}

/**
 * Replaces the running erasure by a note. A verified ID token lives for an hour, a card page may stay open, and Stripe retries an event for
 * three days.
 */
export async function rememberDeletion(uid: string, begunAt: Date, now = new Date()): Promise<void> {
  await deletionOf(uid).set({ begunAt, expiresAt: new Date(now.getTime() + ERASURE_NOTE_MS) })
}
