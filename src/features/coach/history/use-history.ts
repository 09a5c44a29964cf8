import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { conversationPages, pinnedConversations, type ConversationPage } from '@/data/coach/conversation-list'
import { readConversation } from '@/data/coach/conversations'
import type { Conversation } from '@/domain/coach/conversation'
import { inListOrder, withRead, withTalk } from '@/domain/coach/conversation-list'
import { documentMessages, isBusy, type ConversationState } from '../conversation/conversation-state'
import type { ConversationStore } from '../conversation/conversation-store'

const PAGE_SIZE = 20

interface HistoryState extends ConversationPage {
  readonly status: 'loading' | 'error' | 'ready'
}

const LOADING: HistoryState = { status: 'loading', conversations: [], hasMore: false, isFromCache: false }

export interface History extends HistoryState {
  readonly readMore: () => void
  /** From the first page again. */
  readonly reload: () => void
  /** Each of these shows at once what was done to a conversation. */
  readonly change: (id: string, changes: Partial<Pick<Conversation, 'title' | 'isPinned'>>) => void
  readonly leaveOut: (id: string) => void
  readonly putBack: (conversation: Conversation) => void
}

/**
 * The conversations of this person, a page at a time, read while the list is on the screen. What is said in the one on
 * the screen shows without being read again.
 *
 * Not a live list (`useLiveList`): its pages overlap by 50 documents, all that the rules let one query of conversations
 * ask for, so that it would have one page and no further one; and each answer that is saved would be read again by the
 * list, beside the listener that follows the conversation, where a document may weigh 600 kB. What another tab does to
 * others than the one on the screen shows when the list is read again.
 */
export function useHistory(uid: string, store: ConversationStore): History {
  const [history, setHistory] = useState(LOADING)
  const [attempt, setAttempt] = useState(0)
  const nextPage = useRef<(() => Promise<ConversationPage>) | null>(null)

  const edit = useCallback((change: (known: readonly Conversation[]) => readonly Conversation[]) => {
    setHistory((before) => {
      const conversations = change(before.conversations)
      return conversations === before.conversations ? before : { ...before, conversations }
    })
  }, [])

  const read = useCallback(() => {
    const pages = nextPage.current
    if (!pages) return
    const isOpen = () => nextPage.current === pages
    pages().then(
      (page) => {
        if (!isOpen()) return
        setHistory(({ conversations }) => ({
          ...page,
          status: 'ready',
          conversations: withRead(conversations, page.conversations),
        }))
      },
      () => {
        if (isOpen()) setHistory((before) => ({ ...before, status: 'error' }))
      },
    )
  }, [])

  useEffect(() => {
    nextPage.current = pagesOf(uid)
    read()
    return () => {
      nextPage.current = null
    }
  }, [uid, read, attempt])

  const isReady = history.status === 'ready'
  const known = useRef(history.conversations)
  useEffect(() => {
    known.current = history.conversations
  }, [history.conversations])
  useEffect(() => {
    if (!isReady) return
    const asked = new Set<string>()
    const follow = () => {
      const talk = talkOf(store.read())
      if (!talk) return
      if (known.current.some(({ id }) => id === talk.id)) edit((list) => withTalk(list, talk))
      else if (!asked.has(talk.id)) {
        asked.add(talk.id)
        // It was begun since, or stands on a page that was not read: under which name, only its document says.
        readConversation(talk.id).then(
          (found) => found && edit((list) => withRead(list, [found])),
          () => asked.delete(talk.id),
        )
      }
    }
    follow()
    return store.subscribe(follow)
  }, [isReady, store, edit])

  return {
    ...history,
    conversations: useMemo(() => inListOrder(history.conversations), [history.conversations]),
    readMore: useCallback(() => {
      setHistory((before) => ({ ...before, status: 'loading' }))
      read()
    }, [read]),
    reload: useCallback(() => {
      setHistory(LOADING)
      setAttempt((count) => count + 1)
    }, []),
    change: useCallback(
      (id, changes) => edit((list) => list.map((one) => (one.id === id ? { ...one, ...changes } : one))),
      [edit],
    ),
    leaveOut: useCallback((id) => edit((list) => list.filter((one) => one.id !== id)), [edit]),
    putBack: useCallback((conversation) => edit((list) => withRead(list, [conversation])), [edit]),
  }
}

/** The pinned ones come with the first page, however old they are. */
function pagesOf(uid: string): () => Promise<ConversationPage> {
  const nextPage = conversationPages(uid, PAGE_SIZE)
  let pinned: ConversationPage | null = null
  return async () => {
    const top = (pinned ??= await pinnedConversations(uid))
    const page = await nextPage()
    return { ...page, conversations: withRead(page.conversations, top.conversations) }
  }
}

/** What the document of the conversation on the screen holds; null while that is not known. */
function talkOf(state: ConversationState) {
  const messages = documentMessages(state)
  const last = messages.at(-1)
  if (!last || state.saved.length === 0 || state.beginning !== 'known' || isBusy(state)) return null
  return { id: state.id, messages, cards: state.cards, timestamp: new Date(last.timestamp) }
}
