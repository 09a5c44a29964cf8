import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { pinnedConversationsQuery, recentConversationsQuery } from '@/data/coach/conversations'
import { follow } from '@/data/sync/follow'
import { useListState, useLive } from '@/data/sync/use-live'
import type { Conversation } from '@/domain/coach/conversation/conversation'
import { inListOrder, withRead } from '@/domain/coach/conversation/conversation-list'

const PAGE_SIZE = 20
/** So long the pages before are still followed: what the next ones ask for again is not read twice. */
const OVERLAP_MS = 1_000

export interface History {
  readonly status: 'loading' | 'error' | 'ready'
  readonly conversations: readonly Conversation[]
  readonly hasMore: boolean
  /** The server does not answer: there may be others. */
  readonly isFromCache: boolean
  readonly readMore: () => void
  /** Asks again after a failure. */
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

/** The conversations of this person, live, page by page while the list is on the screen. */
export function useHistory(uid: string): History {
  const [pages, setPages] = useState(1)
  const [attempt, setAttempt] = useState(0)
  const [heard, setHeard] = useState(NOTHING_HEARD)
  const asked = `${uid} ${pages} ${attempt}`
  const closeBefore = useRef<(() => void) | null>(null)

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
    closeBefore.current?.()
    closeBefore.current = () => setTimeout(close, OVERLAP_MS)
    return undefined
  }, [uid, pages, asked])
  useEffect(
    () => () => {
      closeBefore.current?.()
      closeBefore.current = null
    },
    [],
  )

  const pinned = useLive(uid, pinnedConversationsQuery(uid))
  const { isOffline } = useListState(heard.status, heard.isLive)
  // What was known before a further page was asked for says nothing of that page.
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
