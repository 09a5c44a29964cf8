import {
  collection,
  limit,
  orderBy,
  query,
  startAfter,
  where,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase/firestore'
import { parseTalk, type Talk } from '@/domain/coach/talk'
import type { OnError, OnValue, Unsubscribe } from '@/data/live/live'
import { watchFound } from '@/data/live/watch-documents'

export function newestFirst(
  db: Firestore,
  userId: string,
  size: number,
  after?: QueryDocumentSnapshot,
): Query {
  return query(
    collection(db, 'conversations'),
    where('userId', '==', userId),
    orderBy('timestamp', 'desc'),
    ...(after ? [startAfter(after)] : []),
    limit(size),
  )
}

/** The name of the conversation that went on last, without what it says; null: this person never talked to the coach. */
export function watchLatestTalk(
  userId: string,
  onValue: OnValue<Talk | null>,
  onError: OnError,
): Unsubscribe {
  return watchFound(
    (db) => newestFirst(db, userId, 1),
    ([found]) => (found ? parseTalk(found.id, found.data({ serverTimestamps: 'estimate' })) : null),
    onValue,
    onError,
  )
}
