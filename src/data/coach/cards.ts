import {
  deleteField,
  doc,
  FieldPath,
  serverTimestamp,
  setDoc,
  updateDoc,
  type DocumentReference,
  type Firestore,
} from 'firebase/firestore'
import { cardMap, REPLACED_MAX, type Card, type CardState, type JudgedBefore } from '@/domain/coach/card'
import { letGo } from '@/data/device/page-hold'
import { serverAnswer } from '@/data/live/server-answer'
import { isSignedIn } from '@/data/session/is-signed-in'
import { forgetUnsaved, keepUnsaved, newUnsavedSlot } from './coach-unsaved'

/** What the person made of a card. */
interface CardAnswer extends WrittenOver {
  readonly state: CardState
  /** Milliseconds since 1970. */
  readonly doneAt: number
}

/** What accepting wrote over, for its undo; what is not said stays as the card has it. */
export interface WrittenOver {
  /** The text of an item; kept up to `REPLACED_MAX` characters. null: none was replaced. */
  readonly replaced?: string | null
  /** Of a judgement. */
  readonly before?: JudgedBefore
}

/** What the conversation on the screen hears of the cards that are put. */
export interface CardListener {
  readonly onPut: (conversationId: string, cards: readonly Card[]) => void
  /** The server did not take some: they are on the device, and anybody may take them over. */
  readonly onLeft: () => void
}

const listeners = new Set<CardListener>()

export function hearCards(listener: CardListener): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

function conversationRef(db: Firestore, id: string): DocumentReference {
  return doc(db, 'conversations', id)
}

/**
 * Puts cards into the map of their conversation; whatever else it holds stays, and putting a card twice is putting it
 * once. Until the server has them they are on the device too: a conversation that is not saved yet refuses them, and
 * brings them when it is (`conversation-outbox.ts`), after a reload too. Resolves when the server has them, which
 * offline is later; rejects with an `AppError`.
 */
export async function putCards(
  { conversationId, userId }: { readonly conversationId: string; readonly userId: string },
  cards: readonly Card[],
): Promise<void> {
  const proposals = cardMap(cards)
  if (Object.keys(proposals).length === 0) return
  const slot = newUnsavedSlot(userId)
  // After a sign-out nothing may be left on the device.
  if (isSignedIn(userId))
    keepUnsaved(userId, { slot, id: conversationId, isNew: false, state: 'sent', messages: [], cards })
  for (const { onPut } of listeners) onPut(conversationId, cards)
  try {
    await serverAnswer((db) =>
      setDoc(
        conversationRef(db, conversationId),
        { userId, proposals, timestamp: serverTimestamp() },
        { merge: true },
      ),
    )
    forgetUnsaved(userId, slot)
  } catch (thrown) {
    letGo(slot)
    for (const { onLeft } of listeners) onLeft()
    throw thrown
  }
}

/**
 * Says what became of one card, and touches nothing else: neither the messages, which may be saved at the same time,
 * nor the other cards. Resolves when the server has it; rejects with an `AppError`.
 */
export async function setCardState(
  conversationId: string,
  cardId: string,
  { state, doneAt, replaced, before }: CardAnswer,
): Promise<void> {
  const field = (name: string) => new FieldPath('proposals', cardId, name)
  const isKept = typeof replaced === 'string' && replaced.length <= REPLACED_MAX
  await serverAnswer((db) =>
    updateDoc(
      conversationRef(db, conversationId),
      'timestamp',
      serverTimestamp(),
      field('state'),
      state,
      field('doneAt'),
      doneAt,
      ...(replaced === undefined ? [] : [field('replaced'), isKept ? replaced : deleteField()]),
      ...(before ? [field('before'), before] : []),
    ),
  )
}
