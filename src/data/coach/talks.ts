import { parseTalk, type Talk } from '@/domain/coach/conversation/talk'
import type { Query, Spec } from '@/data/sync/query'

/** Conversations, last active first. */
export function newestFirst(uid: string, limit: number): Spec {
  return {
    collection: 'conversations',
    where: [['userId', '==', uid]],
    orderBy: ['timestamp', 'desc'],
    limit,
  }
}

/** Name of the last active conversation, without its messages; null: none. */
export function latestTalkQuery(uid: string): Query<Talk | null> {
  return {
    spec: newestFirst(uid, 1),
    read: ([doc]) => (doc ? parseTalk(doc.id, doc.fields) : null),
  }
}
