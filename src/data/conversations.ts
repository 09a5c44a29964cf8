import {
  collection,
  doc,
  getDoc,
  getDocFromCache,
  getDocs,
  limit,
  onSnapshot,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  startAfter,
  where,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase/firestore'
import { parseConversation, type Conversation } from '@/domain/conversation'
import { openDatabase } from './firestore'
import { watch, type OnError, type OnValue, type Unsubscribe } from './live'
import { toAppError } from './to-app-error'
import { watchList, type LiveList } from './watch-list'

function conversationRef(db: Firestore, id: string): DocumentReference {
  return doc(db, 'conversations', id)
}

function newestFirst(db: Firestore, userId: string, size: number, after?: QueryDocumentSnapshot): Query {
  return query(
    collection(db, 'conversations'),
    where('userId', '==', userId),
    orderBy('timestamp', 'desc'),
    ...(after ? [startAfter(after)] : []),
    limit(size),
  )
}

function toConversation(snapshot: DocumentSnapshot): Conversation | null {
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
  return watch(
    (db, next, fail) =>
      onSnapshot(
        newestFirst(db, userId, 1),
        { includeMetadataChanges: true },
        (snapshot) => {
          const [latest] = snapshot.docs
          next(latest ? toConversation(latest) : null, {
            isPending: snapshot.metadata.hasPendingWrites,
            isFromCache: snapshot.metadata.fromCache,
          })
        },
        fail,
      ),
    onValue,
    onError,
  )
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

export async function readConversation(id: string): Promise<Conversation | null> {
  const { db } = await openDatabase()
  try {
    return toConversation(await getDoc(conversationRef(db, id)))
  } catch (thrown) {
    throw toAppError(thrown)
  }
}

/** What this device knows of it, other tabs included, without asking the network. */
export async function readCachedConversation(id: string): Promise<Conversation | null> {
  const { db } = await openDatabase()
  return getDocFromCache(conversationRef(db, id)).then(toConversation, () => null)
}

/** Adds the conversation or brings it up to date; resolves when the server has it, which offline is later. */
export async function saveConversation({
  id,
  userId,
  title,
  messages,
}: Omit<Conversation, 'timestamp'>): Promise<void> {
  const { db } = await openDatabase()
  try {
    const fields = { userId, title, messages, timestamp: serverTimestamp() }
    await setDoc(conversationRef(db, id), fields, { merge: true })
  } catch (thrown) {
    throw toAppError(thrown)
  }
}

export interface ConversationPage {
  readonly conversations: readonly Conversation[]
  readonly hasMore: boolean
}

/** Reads the history page by page, newest first: each call returns the next page. */
export function conversationPages(userId: string, size: number): () => Promise<ConversationPage> {
  let last: QueryDocumentSnapshot | undefined
  return async () => {
    const { db } = await openDatabase()
    try {
      const { docs } = await getDocs(newestFirst(db, userId, size, last))
      last = docs.at(-1) ?? last
      return {
        conversations: docs.flatMap((snapshot) => toConversation(snapshot) ?? []),
        hasMore: docs.length === size,
      }
    } catch (thrown) {
      throw toAppError(thrown)
    }
  }
}
