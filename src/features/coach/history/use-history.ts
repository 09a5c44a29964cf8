import { useCallback, useEffect, useMemo, useState } from 'react'
import { pinnedConversationsQuery, recentConversationsQuery } from '@/data/coach/conversations'
import { follow } from '@/data/sync/follow'
import { useListState, useLive } from '@/data/sync/use-live'
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
  readonly reload: () => void
}

interface Heard {
  readonly asked: string
  readonly status: 'loading' | 'error' | 'ready'
  readonly items: readonly Conversation[]
  readonly hasMore: boolean
  readonly isLive: boolean
  readonly isKnown: boolean
}

const NOTHING_HEARD: Heard = {
  ...{ asked: '', status: 'loading', items: [], hasMore: false, isLive: false, isKnown: false },
}

/** One person's conversations, live and by pages while the list is on the screen. */
export function useHistory(uid: string): History {
  const [pages, setPages] = useState(1)
  const [attempt, setAttempt] = useState(0)
  const [heard, setHeard] = useState(NOTHING_HEARD)
  const asked = `${uid} ${pages} ${attempt}`

  useEffect(() => {
    const close = follow(
      uid,
      recentConversationsQuery(uid, PAGE_SIZE),
      pages,
    )(
      (items, { hasMore, isLive, since }) =>
        setHeard({ asked, status: 'ready', items, hasMore, isLive, isKnown: since !== null }),
      () => setHeard((before) => ({ ...before, asked, status: 'error' })),
    )
    return () => {
      setTimeout(close, OVERLAP_MS)
    }
  }, [uid, pages, asked])

  const pinned = useLive(uid, pinnedConversationsQuery(uid))
  const { isOffline } = useListState(heard.status, heard.isLive)
  // Data from before the request of a further page says nothing about that page.
  const isAnswered = heard.asked === asked && (heard.isLive || pages === 1 || isOffline)
  const top = pinned.status === 'ready' ? pinned.value : NONE
  const hasFailed = heard.status === 'error' || pinned.status === 'error'
  return {
    status: hasFailed && heard.asked === asked ? 'error' : isAnswered ? heard.status : 'loading',
    conversations: useMemo(() => inListOrder(withRead(heard.items, top)), [heard.items, top]),
    hasMore: heard.hasMore,
    isFromCache: !heard.isLive && (isOffline || !heard.isKnown),
    readMore: useCallback(() => {
      if (hasFailed) setAttempt((count) => count + 1)
      else setPages((count) => count + 1)
    }, [hasFailed]),
    reload: useCallback(() => setAttempt((count) => count + 1), []),
  }
}

const NONE: readonly Conversation[] = []
