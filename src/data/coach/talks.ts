import { parseTalk, type Talk } from '@/domain/coach/conversation/talk'
import { latest, owned, type Condition, type Query, type Spec } from '@/data/sync/query'

/** Conversations, last active first. */
export function conversationsOf(uid: string, limit: number, ...which: readonly Condition[]): Spec {
  return latest('timestamp', owned(uid, 'conversations', limit, ...which))
}

/** Name of the last active conversation, without its messages; null: none. */
export function latestTalkQuery(uid: string): Query<Talk | null> {
  return {
    spec: conversationsOf(uid, 1),
    read: ([doc]) => (doc ? parseTalk(doc.id, doc.fields) : null),
  }
}
