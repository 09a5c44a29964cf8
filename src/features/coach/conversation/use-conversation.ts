import { useEffect, useSyncExternalStore } from 'react'
import type { ConversationState } from './conversation-state'
import type { ConversationStore } from './conversation-store'
import { conversationStoreOf } from './conversation-stores'

/** The conversation as it stands, and what can be done with it. */
export function useConversation(uid: string): { state: ConversationState; store: ConversationStore } {
  const store = conversationStoreOf(uid)
  const state = useSyncExternalStore(store.subscribe, store.read)

  useEffect(() => {
    store.wake()
    const onVisible = () => {
      if (document.visibilityState === 'visible') store.wake()
      else store.keep()
    }
    document.addEventListener('visibilitychange', onVisible)
    window.addEventListener('pagehide', store.keep)
    return () => {
      document.removeEventListener('visibilitychange', onVisible)
      window.removeEventListener('pagehide', store.keep)
    }
  }, [store])

  return { state, store }
}
