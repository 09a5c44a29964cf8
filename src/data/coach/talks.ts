import { parseTalk, type Talk } from '@/domain/coach/conversation/talk'
import type { Query, Spec } from '@/data/sync/query'

/** Conversations, the one that went on last first. */
export function newestFirst(uid: string, limit: number): Spec {
  return {
    collection: 'conversations',
    where: [['userId', '==', uid]],
    orderBy: ['timestamp', 'desc'],
    limit,
  }
}

/** The name of the conversation that went on last, without what it says; null: this person never talked to the coach. */
export function latestTalkQuery(uid: string): Query<Talk | null> {
  return {
    spec: newestFirst(uid, 1),
    read: ([doc]) => (doc ? parseTalk(doc.id, doc.fields) : null),
  }
}
