import { onSnapshot } from 'firebase/firestore'
import { parseCards, type Card } from '@/domain/coach/card'
import { metaOf, watch, type OnError, type OnValue, type Unsubscribe } from '@/data/live/live'
import { ownDocument } from '@/data/live/own-document'

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
        ownDocument(db, 'conversations', uid, conversationId),
        { includeMetadataChanges: true },
        ({ docs: [conversation], metadata }) =>
          next(parseCards(conversation?.get('proposals')), metaOf(metadata)),
        fail,
      ),
    onValue,
    onError,
  )
}
