import { askCoach } from '@/data/coach'
import {
  newConversationId,
  readCachedConversation,
  readConversation,
  saveConversation,
  watchLatestConversation,
} from '@/data/conversations'
import { serverNow } from '@/data/server-clock'
import { readSession } from '@/data/session-store'
import { createConversationStore, type ConversationStore } from './conversation-store'
import { readUnsavedTail, writeUnsavedTail } from './unsaved-tail'

let current: { uid: string; store: ConversationStore } | null = null

/** The one conversation of this tab; another user's is forgotten. */
export function conversationStoreOf(uid: string): ConversationStore {
  if (current?.uid === uid) return current.store
  current?.store.dispose()
  current = { uid, store: create(uid) }
  return current.store
}

function create(uid: string): ConversationStore {
  return createConversationStore({
    ask: askCoach,
    watchLatest: (onValue, onError) => watchLatestConversation(uid, onValue, onError),
    read: readConversation,
    readCached: readCachedConversation,
    save: (conversation) => saveConversation({ ...conversation, userId: uid }),
    readTail: () => readUnsavedTail(uid),
    writeTail(tail) {
      const session = readSession()
      // After a sign-out nothing may be left on the device.
      if (session.status === 'signed-in' && session.user.uid === uid) writeUnsavedTail(uid, tail)
    },
    newId: newConversationId,
    now: () => serverNow().getTime(),
  })
}
