import { useEffect, useMemo, useState } from 'react'
import {
  findConversations,
  isSearch,
  type FoundConversation,
} from '@/domain/coach/conversation/conversation-list'
import type { History } from './use-history'

export interface HistorySearch {
  readonly text: string
  readonly change: (text: string) => void
  /** `texts` and `stopped` search the texts read so far; only `texts` reads further pages. */
  readonly depth: 'none' | 'titles' | 'texts' | 'stopped'
  readonly readTexts: () => void
  readonly stop: () => void
  readonly found: readonly FoundConversation[]
}

/** Titles are searched while typing; texts by pages, because each page is read from the server. */
export function useHistorySearch(history: History): HistorySearch {
  const { conversations, status, hasMore, readMore } = history
  const [text, setText] = useState('')
  const [asked, setAsked] = useState<'titles' | 'texts' | 'stopped'>('titles')
  const depth = isSearch(text) ? asked : 'none'

  const isReading = depth === 'texts' && status === 'ready' && hasMore
  useEffect(() => {
    if (isReading) readMore()
  }, [isReading, readMore])

  const found = useMemo(
    () =>
      depth === 'none'
        ? conversations.map((conversation) => ({ conversation, excerpt: null }))
        : findConversations(conversations, text, depth === 'titles' ? 'titles' : 'texts'),
    [conversations, text, depth],
  )
  return {
    text,
    change(next) {
      setText(next)
      if (!isSearch(next)) setAsked('titles')
    },
    depth,
    readTexts: () => setAsked('texts'),
    stop: () => setAsked('stopped'),
    found,
  }
}
