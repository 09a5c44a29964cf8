import { pinnedConversationsQuery, recentConversationsQuery } from '@/data/coach/conversations'
import { follow, followAll, type Follow } from '@/data/sync/follow'
import { useFollowedList } from '@/data/sync/use-live'
import type { Conversation } from '@/domain/coach/conversation/conversation'
import { inListOrder, withRead } from '@/domain/coach/conversation/conversation-list'

const PAGE_SIZE = 20
/** Time that the old query remains open after a new one, so that their common documents are not read twice. */
const OVERLAP_MS = 1_000

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
  const shown = useFollowedList(`history of ${uid}`, (pages) => followPages(uid, pages))
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

function followPages(uid: string, pages: number): Follow<readonly Conversation[]> {
  const recent = follow(uid, recentConversationsQuery(uid, PAGE_SIZE), pages)
  const pinned = follow(uid, pinnedConversationsQuery(uid))
  const followed = followAll([recent, pinned], (items, top) => inListOrder(withRead(items, top)))
  return (onValue, onError) => {
    let isCurrent = true
    const stop = followed(
      (value, state) => isCurrent && onValue(value, state),
      (error) => isCurrent && onError(error),
    )
    return () => {
      isCurrent = false
      setTimeout(stop, OVERLAP_MS)
    }
  }
}
