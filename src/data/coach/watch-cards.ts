import { collection, documentId, limit, onSnapshot, query, where } from 'firebase/firestore'
import { parseCards, type Card } from '@/domain/coach/card'
import { watch, type OnError, type OnValue, type Unsubscribe } from '@/data/live/live'

/** The cards of one conversation, live: they are answered in other tabs too. None while it is not saved. */
export function watchCards(
  uid: string,
  conversationId: string,
  onValue: OnValue<readonly Card[]>,
  onError: OnError,
): Unsubscribe {
  return watch<readonly Card[]>(
    (db, next, fail) =>
      onSnapshot(
        // A query, and not the document: one that is not there yet belongs to nobody, and reading it would be refused.
        query(
          collection(db, 'conversations'),
          where('userId', '==', uid),
          where(documentId(), '==', conversationId),
          limit(1),
        ),
        { includeMetadataChanges: true },
        ({ docs: [conversation], metadata }) =>
          next(parseCards(conversation?.get('proposals')), {
            isPending: metadata.hasPendingWrites,
            isFromCache: metadata.fromCache,
          }),
        fail,
      ),
    onValue,
    onError,
  )
}
