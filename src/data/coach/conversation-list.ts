import {
  collection,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase/firestore'
import type { Conversation } from '@/domain/coach/conversation'
import { PINNED_MAX } from '@/domain/coach/conversation-list'
import { AppError } from '@/domain/base/errors'
import { openDatabase } from '@/data/live/firestore'
import { erase, serverAnswer } from '@/data/live/server-answer'
import { toAppError } from '@/data/live/to-app-error'
import { conversationRef, storedConversation, toConversation } from './conversations'
import { newestFirst } from './talks'

export interface ConversationPage {
  readonly conversations: readonly Conversation[]
  readonly hasMore: boolean
  /** The server could not be asked: there may be others. */
  readonly isFromCache: boolean
}

/** Reads the history page by page, newest first: each call returns the next page, a failed one the same again. */
export function conversationPages(userId: string, size: number): () => Promise<ConversationPage> {
  let last: QueryDocumentSnapshot | undefined
  return async () => {
    const { db } = await openDatabase()
    const page = await read(newestFirst(db, userId, size, last), size)
    last = page.last ?? last
    return page
  }
}

/** Two devices that pin at once may pin one more than a person may. */
const PINNED_READ = PINNED_MAX + 5

/** Those on top of the list, however long ago they went on. */
export async function pinnedConversations(userId: string): Promise<ConversationPage> {
  const { db } = await openDatabase()
  const pinned = query(
    collection(db, 'conversations'),
    where('userId', '==', userId),
    where('pinned', '==', true),
    orderBy('timestamp', 'desc'),
    limit(PINNED_READ),
  )
  return read(pinned, PINNED_READ)
}

async function read(of: Query, size: number) {
  try {
    const { docs, metadata } = await getDocs(of)
    return {
      conversations: docs.flatMap((snapshot) => toConversation(snapshot) ?? []),
      hasMore: docs.length === size,
      isFromCache: metadata.fromCache,
      last: docs.at(-1),
    }
  } catch (thrown) {
    throw toAppError(thrown)
  }
}

// What is changed here leaves the time of the conversation alone: it keeps its place, and the latest one stays the one
// that went on last. Each resolves when the server has it, which offline is later.

/** From then on no save gives it another title. */
export function renameConversation(id: string, title: string): Promise<void> {
  return serverAnswer((db) => updateDoc(conversationRef(db, id), { title, titled: true }))
}

export function pinConversation(id: string, isPinned: boolean): Promise<void> {
  return serverAnswer((db) => updateDoc(conversationRef(db, id), { pinned: isPinned }))
}

export interface Removal {
  /** As it was at the end. */
  readonly conversation: Conversation
  /** Resolves when the server has deleted it. */
  readonly done: Promise<void>
  /** Puts back every field; its time is the server's, as for whatever is made, so it comes first in the list. */
  readonly undo: () => Promise<void>
}

/** Deletes a conversation, of which every field is read before. */
export async function removeConversation(id: string): Promise<Removal> {
  const snapshot = await storedConversation(id)
  const fields = snapshot.data()
  const conversation = toConversation(snapshot)
  if (!fields || !conversation) throw new AppError('data/unavailable')
  return {
    conversation,
    done: serverAnswer((db) => erase(conversationRef(db, id), conversation.userId)),
    undo: () =>
      serverAnswer((db) => setDoc(conversationRef(db, id), { ...fields, timestamp: serverTimestamp() })),
  }
}
