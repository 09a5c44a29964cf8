import {
  deleteField,
  doc,
  FieldPath,
  serverTimestamp,
  setDoc,
  updateDoc,
  type DocumentReference,
} from 'firebase/firestore'
import { Listeners } from '@/domain/base/listeners'
import { REPLACED_MAX } from '@/domain/projects/item-text'
import { cardMap, forgotFields, type Card, type CardState, type JudgedBefore } from '@/domain/coach/card'
import type { Fact } from '@/domain/coach/facts'
import { NOTHING_SENT } from '@/domain/coach/sent-dossier'
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
  /** The fact whose place another one took; null: none did. */
  readonly forgot?: Fact | null
}

const listeners = new Listeners()

/** Tells when the server did not take some cards: they are on the device, and anybody may take them over. */
export const hearLeft = listeners.subscribe

/** The conversation that holds a card, and whose it is. */
interface CardHolder {
  readonly conversationId: string
  readonly userId: string
}

/**
 * Puts cards into the map of their conversation; whatever else it holds stays, and putting a card twice is putting it
 * once. Until the server has them they are on the device too: a conversation that is not saved yet refuses them, and
 * brings them when it is (`conversation-outbox.ts`), after a reload too. Resolves when the server has them, which
 * offline is later; rejects with an `AppError`.
 */
export async function putCards(holder: CardHolder, cards: readonly Card[]): Promise<void> {
  const proposals = cardMap(cards)
  if (Object.keys(proposals).length === 0) return
  await keptUntilTaken(holder, cards, (conversation) =>
    setDoc(conversation, { userId: holder.userId, proposals, timestamp: serverTimestamp() }, { merge: true }),
  )
}

/**
 * Says what became of one card, and touches nothing else: neither the messages, which may be saved at the same time,
 * nor the other cards. Kept, resolved and rejected as `putCards` is.
 */
export async function setCardState(
  holder: CardHolder,
  card: Card,
  { state, doneAt, replaced, before, forgot }: CardAnswer,
): Promise<void> {
  const field = (name: string) => new FieldPath('proposals', card.id, name)
  const kept = typeof replaced === 'string' && replaced.length <= REPLACED_MAX ? replaced : null
  const over = { ...(replaced !== undefined && { replaced: kept }), ...(before && { before }) }
  const { forgot: known, ...rest } = card
  const place = forgot === undefined ? known : forgot
  const said = { ...rest, state, doneAt, ...over, ...(place && { forgot: place }) }
  await keptUntilTaken(holder, [said], (conversation) =>
    updateDoc(
      conversation,
      'timestamp',
      serverTimestamp(),
      field('state'),
      state,
      field('doneAt'),
      doneAt,
      ...(replaced === undefined ? [] : [field('replaced'), kept ?? deleteField()]),
      ...(before ? [field('before'), before] : []),
      ...(forgot === undefined ? [] : [field('forgot'), forgot ? forgotFields(forgot) : deleteField()]),
    ),
  )
}

async function keptUntilTaken(
  { conversationId, userId }: CardHolder,
  cards: readonly Card[],
  write: (conversation: DocumentReference) => Promise<void>,
): Promise<void> {
  const slot = newUnsavedSlot(userId)
  // After a sign-out nothing may be left on the device.
  if (isSignedIn(userId))
    keepUnsaved(userId, {
      ...{ slot, id: conversationId, isNew: false, name: null, state: 'sent' },
      ...{ messages: [], cards, sent: NOTHING_SENT },
    })
  try {
    await serverAnswer((db) => write(doc(db, 'conversations', conversationId)))
    forgetUnsaved(userId, slot)
  } catch (thrown) {
    letGo(slot)
    listeners.tell()
    throw thrown
  }
}
