import { useCallback, useMemo, useState } from 'react'
import { pinnedConversationsQuery, recentConversationsQuery } from '@/data/coach/conversations'
import { follow } from '@/data/sync/follow'
import { useFollowedList, useLive } from '@/data/sync/use-live'
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
  readonly reload: () => void
}

/** One person's conversations, live and by pages while the list is on the screen. */
export function useHistory(uid: string): History {
  const [attempt, setAttempt] = useState(0)
  const reload = useCallback(() => setAttempt((count) => count + 1), [])
  const query = recentConversationsQuery(uid, PAGE_SIZE)
  const recent = useFollowedList(`${uid} ${attempt}`, (pages) => follow(uid, query, pages))
  const pinned = useLive(uid, pinnedConversationsQuery(uid))
  const { list, items, hasMore, isOffline, isLoadingMore, showMore } = recent
  const top = pinned.status === 'ready' ? pinned.value : NONE
  const failed = [list, pinned].find((live) => live.status === 'error')
  return {
    status: failed ? 'error' : isLoadingMore ? 'loading' : list.status,
    conversations: useMemo(() => inListOrder(withRead(items, top)), [items, top]),
    hasMore,
    isFromCache: list.status === 'ready' && !list.isLive && (isOffline || list.since === null),
    readMore: failed?.status === 'error' ? failed.retry : showMore,
    reload,
  }
}

const NONE: readonly Conversation[] = []
