import {
  doc,
  FieldPath,
  serverTimestamp,
  setDoc,
  updateDoc,
  type DocumentReference,
  type Firestore,
} from 'firebase/firestore'
import { cardFields, REPLACED_MAX, type Card, type CardState } from '@/domain/coach/card'
import { serverAnswer } from '@/data/live/server-answer'

/** What the person made of a card. */
export interface CardAnswer {
  readonly state: CardState
  /** Milliseconds since 1970. */
  readonly doneAt: number
  /** The text that accepting replaced; kept up to `REPLACED_MAX` characters. */
  readonly replaced?: string
}

function conversationRef(db: Firestore, id: string): DocumentReference {
  return doc(db, 'conversations', id)
}

/**
 * Puts cards into the map of their conversation, which must be there or on its way there; whatever else it holds stays,
 * and putting a card twice is putting it once. Resolves when the server has them, which offline is later; rejects with
 * an `AppError`.
 */
export async function putCards(
  { conversationId, userId }: { readonly conversationId: string; readonly userId: string },
  cards: readonly Card[],
): Promise<void> {
  const proposals = storedCards(cards)
  if (Object.keys(proposals).length === 0) return
  await serverAnswer((db) =>
    setDoc(
      conversationRef(db, conversationId),
      { userId, proposals, timestamp: serverTimestamp() },
      { merge: true },
    ),
  )
}

/** As the map of a conversation holds them; without those of a later version, which are in it already. */
export function storedCards(cards: readonly Card[]): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    cards.flatMap((card) => {
      const fields = cardFields(card)
      return fields ? [[card.id, fields] as const] : []
    }),
  )
}

/**
 * Says what became of one card, and touches nothing else: neither the messages, which may be saved at the same time,
 * nor the other cards. Resolves when the server has it; rejects with an `AppError`.
 */
export async function setCardState(
  conversationId: string,
  cardId: string,
  { state, doneAt, replaced }: CardAnswer,
): Promise<void> {
  const field = (name: string) => new FieldPath('proposals', cardId, name)
  const kept = replaced !== undefined && replaced.length <= REPLACED_MAX ? [field('replaced'), replaced] : []
  await serverAnswer((db) =>
    updateDoc(
      conversationRef(db, conversationId),
      'timestamp',
      serverTimestamp(),
      field('state'),
      state,
      field('doneAt'),
      doneAt,
      ...kept,
    ),
  )
}
