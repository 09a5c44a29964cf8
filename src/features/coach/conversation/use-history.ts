import { useCallback, useEffect, useRef, useState } from 'react'
import { conversationPages, type ConversationPage } from '@/data/coach/conversations'

const PAGE_SIZE = 20

interface HistoryState extends ConversationPage {
  readonly status: 'loading' | 'error' | 'ready'
}

const LOADING: HistoryState = { status: 'loading', conversations: [], hasMore: false }

/** The conversations of this person, a page at a time, read while the list is on the screen. */
export function useHistory(uid: string): HistoryState & { readMore: () => void } {
  const [history, setHistory] = useState(LOADING)
  const nextPage = useRef<(() => Promise<ConversationPage>) | null>(null)

  const read = useCallback(() => {
    const pages = nextPage.current
    if (!pages) return
    const isOpen = () => nextPage.current === pages
    pages().then(
      (page) => {
        if (!isOpen()) return
        setHistory(({ conversations }) => ({
          status: 'ready',
          conversations: [...conversations, ...page.conversations],
          hasMore: page.hasMore,
        }))
      },
      () => {
        if (isOpen()) setHistory((before) => ({ ...before, status: 'error' }))
      },
    )
  }, [])

  useEffect(() => {
    nextPage.current = conversationPages(uid, PAGE_SIZE)
    read()
    return () => {
      nextPage.current = null
    }
  }, [uid, read])

  return {
    ...history,
    readMore() {
      setHistory((before) => ({ ...before, status: 'loading' }))
      read()
    },
  }
}
