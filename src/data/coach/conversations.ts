import {
  arrayUnion,
  deleteField,
  doc,
  getDocFromCache,
  getDocFromServer,
  serverTimestamp,
  setDoc,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
} from 'firebase/firestore'
import { cardMap, lackingCards, type Card } from '@/domain/coach/card'
import { parseConversation, type ChatMessage, type Conversation } from '@/domain/coach/conversation'
import { conversationTitle } from '@/domain/coach/talk'
import { hasSent, NOTHING_SENT, sentChange, type SentDossiers } from '@/domain/coach/sent-dossier'
import { codeOf } from '@/domain/base/errors'
import { CHAT_CONTENT_MAX } from '@/domain/base/text-limits'
import { openDatabase } from '@/data/live/firestore'
import type { OnError, OnValue, Unsubscribe } from '@/data/live/live'
import { serverAnswer } from '@/data/live/server-answer'
import { toAppError } from '@/data/live/to-app-error'
import { watchList, type LiveList } from '@/data/live/live-list'
import { watchFound } from '@/data/live/watch-documents'
import { ownDocument } from '@/data/live/own-document'
import { newestFirst } from './talks'

export function conversationRef(db: Firestore, id: string): DocumentReference {
  return doc(db, 'conversations', id)
}

export function toConversation(snapshot: DocumentSnapshot): Conversation | null {
  return parseConversation(snapshot.id, snapshot.data({ serverTimestamps: 'estimate' }))
}

/** Made on the client, once per conversation: saving twice is then one document. */
export function newConversationId(): string {
  return crypto.randomUUID()
}

/** null: this person never talked to the coach. */
export function watchLatestConversation(
  userId: string,
  onValue: OnValue<Conversation | null>,
  onError: OnError,
): Unsubscribe {
  return watchFound((db) => newestFirst(db, userId, 1), firstOf, onValue, onError)
}

/** One conversation, live: it goes on in other tabs too. null while it is not saved. */
export function watchConversation(
  userId: string,
  id: string,
  onValue: OnValue<Conversation | null>,
  onError: OnError,
): Unsubscribe {
  return watchFound((db) => ownDocument(db, 'conversations', userId, id), firstOf, onValue, onError)
}

function firstOf([found]: readonly DocumentSnapshot[]): Conversation | null {
  return found ? toConversation(found) : null
}

/** The conversations that went on last, live. */
export function watchRecentConversations(
  userId: string,
  size: number,
  onValue: OnValue<LiveList<Conversation>>,
  onError: OnError,
): Unsubscribe {
  return watchList(
    (db) => ({ base: newestFirst(db, userId, size), size, read: toConversation, isSame: isSameVersion }),
    (a, b) => b.timestamp.getTime() - a.timestamp.getTime(),
    onValue,
    onError,
    1,
  )
}

/** Every save gives a conversation its time. */
function isSameVersion(a: Conversation, b: Conversation): boolean {
  return a.title === b.title && a.timestamp.getTime() === b.timestamp.getTime()
}

/**
 * As the server has it; without a network, as this device knows it. Any other read may show nothing but what this
 * device is still adding to it, as if there were nothing before.
 */
export async function readConversation(id: string): Promise<Conversation | null> {
  return toConversation(await storedConversation(id))
}

/** The same with every field that is stored, those that this version does not know included. */
export async function storedConversation(id: string): Promise<DocumentSnapshot> {
  const { db } = await openDatabase()
  const ref = conversationRef(db, id)
  try {
    return await getDocFromServer(ref).catch((thrown: unknown) => known(ref, thrown))
  } catch (thrown) {
    throw toAppError(thrown)
  }
}

async function known(ref: DocumentReference, thrown: unknown): Promise<DocumentSnapshot> {
  if (toAppError(thrown).code !== 'data/unavailable') throw thrown
  const snapshot = await getDocFromCache(ref)
  if (snapshot.metadata.hasPendingWrites) throw thrown
  return snapshot
}

interface AddedToConversation extends Pick<Conversation, 'id' | 'userId' | 'messages'> {
  readonly isNew: boolean
  /** What it is called if it is made; null: its first question says it. */
  readonly name?: string | null
  readonly cards?: readonly Card[]
  /** What went with its questions. */
  readonly sent?: SentDossiers
  /** What the document is known to hold of that; null: it has to be read. */
  readonly held?: SentDossiers | null
}

/**
 * Adds messages to the end of a conversation, which is made if it is not there. Whatever the document holds, from
 * another tab or another device too, stays; messages that it holds already are not added twice, so a save may be
 * repeated. Resolves when the server has them, which offline is later. Cards that could not be put at their time go
 * with them, and what went with the questions.
 */
export async function appendToConversation({
  id,
  userId,
  isNew,
  name = null,
  messages,
  cards = [],
  sent = NOTHING_SENT,
  held = null,
}: AddedToConversation): Promise<void> {
  // What needs no reading is on its way at once: cards that are put after it arrive after it.
  const isToRead = cards.length > 0 || (hasSent(sent) && held === null)
  const stored = isToRead ? await readIfThere(id) : null
  const lacking = lackingCards(stored?.cards ?? [], cards)
  const change = sentChange(stored?.sent ?? held ?? NOTHING_SENT, sent)
  if (messages.length + lacking.length === 0 && !hasSent(sent)) return
  const save = (title: object) =>
    serverAnswer((db) =>
      setDoc(
        conversationRef(db, id),
        {
          userId,
          timestamp: serverTimestamp(),
          ...(messages.length > 0 && { messages: arrayUnion(...messages.map(storable)) }),
          // An empty map would take the place of the one that is there.
          ...(lacking.length > 0 && { proposals: cardMap(lacking) }),
          ...(hasSent(sent) && storableMap('sent', change.sent)),
          ...(hasSent(sent) && storableMap('dossiers', change.dossiers)),
          ...title,
        },
        { merge: true },
      ),
    )
  if (!isNew) return save({})
  // It is made of the first question, which only the first save is sure to hold.
  const title = name === null ? { title: conversationTitle(messages) } : { title: name, titled: true }
  return save(title).catch((thrown: unknown) => {
    // A save that is repeated may find that its conversation has a name by now, which the rules keep.
    if (codeOf(thrown) === 'data/denied') return save({})
    throw thrown
  })
}

async function readIfThere(id: string): Promise<Conversation | null> {
  try {
    return await readConversation(id)
  } catch (thrown) {
    // A document that does not exist belongs to nobody: reading it is refused.
    if (toAppError(thrown).code === 'data/denied') return null
    throw thrown
  }
}

/** Nothing for an empty map, which would take the place of the one that is there. null: the entry goes. */
function storableMap(name: string, change: Readonly<Record<string, string | null>>): object {
  const entries = Object.entries(change).map(([key, text]) => [key, text ?? deleteField()] as const)
  return entries.length === 0 ? {} : { [name]: Object.fromEntries(entries) }
}

/** The rules refuse a longer message (64 KiB of answer can be drawn). */
function storable(message: ChatMessage): ChatMessage {
  return message.content.length > CHAT_CONTENT_MAX
    ? { ...message, content: message.content.slice(0, CHAT_CONTENT_MAX) }
    : message
}
