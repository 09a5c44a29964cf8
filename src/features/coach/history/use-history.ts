import { pinnedConversationsQuery, recentConversationsQuery } from '@/data/coach/conversations'
import { joined, type Reading } from '@/data/sync/live'
import { useLiveList } from '@/data/sync/use-live'
import type { Conversation } from '@/domain/coach/conversation/conversation'
import { inListOrder, withRead } from '@/domain/coach/conversation/conversation-list'

const PAGE_SIZE = 20

export interface History {
  readonly status: 'loading' | 'error' | 'ready'
  readonly conversations: readonly Conversation[]
  readonly hasMore: boolean
  /** The server does not answer: the list may be incomplete. */
  readonly isFromCache: boolean
  readonly readMore: () => void
}

/** One person's conversations, live and by pages while the list is on the screen. */
export function useHistory(uid: string): History {
  const shown = useLiveList(uid, (pages) => conversationsOf(uid, pages))
  const { list, items, hasMore, isKnown, isOffline, isLoadingMore, showMore } = shown
  const isLive = list.status === 'ready' && list.isLive
  // The device's answer to a further page has the earlier ones only.
  const isReading = isLoadingMore || (isKnown && !isLive && !isOffline)
  const isUnknown = list.status === 'ready' && list.since === null
  return {
    status: list.status === 'ready' && isReading ? 'loading' : list.status,
    conversations: items,
    hasMore,
    isFromCache: list.status === 'ready' && !isLive && (isOffline || isUnknown),
    readMore: list.status === 'error' ? list.retry : showMore,
  }
}

/** Newest first, pinned ones before them. */
export function conversationsOf(uid: string, pages: number): Reading<readonly Conversation[]> {
  return joined<Record<'recent' | 'pinned', readonly Conversation[]>, readonly Conversation[]>(
    `history ${pages}`,
    {
      recent: { ...recentConversationsQuery(uid, PAGE_SIZE), pages },
      pinned: pinnedConversationsQuery(uid),
    },
    ({ recent = [], pinned = [] }) => inListOrder(withRead(recent, pinned)),
  )
}
