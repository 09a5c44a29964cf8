import { readDate } from '@/domain/read-field'
import type { DocumentReference } from 'firebase-admin/firestore'
import { firestore } from '../admin'

/** There while an erasure is under way: it is gone on with, and no checkout is opened. */
export function deletionOf(uid: string): DocumentReference {
  return firestore.doc(`deletions/${uid}`)
}

/** Resolves to when it was first asked for. */
export function beginDeletion(uid: string): Promise<Date> {
  return firestore.runTransaction(async (transaction) => {
    const stored = await transaction.get(deletionOf(uid))
    const begunAt = readDate(stored.get('startedAt'))
    if (begunAt) return begunAt
    const startedAt = new Date()
    transaction.set(deletionOf(uid), { startedAt })
    return startedAt
  })
}
