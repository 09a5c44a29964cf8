import { useCallback, useEffect, useRef, useState } from 'react'
import { conversationPages } from '@/data/conversations'
import type { Conversation } from '@/domain/conversation'

const PAGE_SIZE = 20

export interface History {
  readonly status: 'loading' | 'error' | 'ready'
  readonly conversations: readonly Conversation[]
  readonly hasMore: boolean
  readonly readMore: () => void
}

/** The conversations of this person, a page at a time, read while the list is open. */
export function useHistory(uid: string): History {
  const pages = useRef<ReturnType<typeof conversationPages>>(null)
  const [history, setHistory] = useState<Omit<History, 'readMore'>>({
    status: 'loading',
    conversations: [],
    hasMore: false,
  })

  const readMore = useCallback(() => {
    const nextPage = (pages.current ??= conversationPages(uid, PAGE_SIZE))
    nextPage().then(
      (page) => {
        if (pages.current !== null)
          setHistory(({ conversations }) => ({
            status: 'ready',
            conversations: [...conversations, ...page.conversations],
            hasMore: page.hasMore,
          }))
      },
      () => setHistory((before) => ({ ...before, status: 'error' })),
    )
  }, [uid])

  useEffect(() => {
    readMore()
  }, [readMore])

  return {
    ...history,
    readMore: () => {
      setHistory((before) => ({ ...before, status: 'loading' }))
      readMore()
    },
  }
}
