import * as verbs from '@/data/coach/cards'
import { serverNow } from '@/data/session/server-clock'
import { mutate } from '@/data/sync/current'
import { isEqualValue } from '@/domain/base/write'
import { outcomeOf } from '@/domain/coach/cards/card'
import { CARDS_MAX } from '@/domain/coach/cards/card-head'
import { kindOf, type Card, type Over } from '@/domain/coach/cards/card-kinds'
import type { CardState, PlaceKey } from '@/domain/coach/cards/card-kind'
import type { CardTake } from '@/domain/coach/cards/card-takes'
import { showToast } from '@/ui/toast'
import { conversationStoreOf } from '../conversation/current-conversation'

/** How a card is accepted. */
export interface Accepting {
  /** Overwritten values, stored in the card for its undo. */
  readonly over?: Partial<Over>
  /** What accepting needs beside the card. */
  readonly given?: unknown
}

/** Accepts a card. `said`: the card with the person's edits; a project or product that they chose is no edit. */
export function accepted(stored: Card, said: Card, { over = {}, given }: Accepting = {}): CardTake {
  const kind = kindOf(stored)
  const asProposed = kind.place
    ? { ...said.proposed, [kind.place]: placeIn(stored, kind.place) }
    : said.proposed
  const state = isEqualValue(asProposed, stored.proposed) ? 'accepted' : 'edited'
  const taken: Card = { ...said, over, state, doneAt: nowMs() }
  const needed = given ?? (navigator.onLine ? null : kind.given?.offline?.(taken))
  return { ...outcomeOf(taken), ...(needed ? { given: needed } : {}) }
}

/** The document that a proposal names; null: the person chooses. */
export function placeIn({ proposed }: Card, place: PlaceKey): string | null {
  return (proposed as Partial<Record<PlaceKey, string | null>>)[place] ?? null
}

/** « Ajouter » and « Tout ajouter », as one mutation. Cards belong to one answer. */
export function take(uid: string, cards: readonly CardTake[]): void {
  void mutate(verbs.takeCards, { conversation: conversationOf(uid, cards[0]?.cardId), cards })
}

/** The document on the screen that has the card; a new one belongs to the last. */
function conversationOf(uid: string, cardId: string | undefined): string {
  const { id, earlier } = shown(uid)
  const past = earlier.find(({ document }) => document.cards.some((card) => card.id === cardId))
  return past?.document.id ?? id
}

/** Like `take`, for new cards that a person made from an answer. A full conversation takes no card and shows a message. */
export function takeNew(uid: string, cards: readonly Card[]): void {
  const known = shown(uid).cards
  const placed = cards.map((card, index) => ({ ...card, order: (known.get(card.at)?.length ?? 0) + index }))
  take(
    uid,
    placed.map((card) => accepted(card, card)),
  )
  if ((shown(uid).document?.cards.length ?? 0) + cards.length <= CARDS_MAX) return
  showToast({ text: 'C’est ajouté. Cette conversation est pleine\u00a0: elle n’en garde pas la trace.' })
}

/** « Annuler l'ajout », « Ignorer » and « Remettre ». */
export function answer(uid: string, card: Card, state: CardState): void {
  const verb = state === 'undone' ? verbs.undoCards : verbs.answerCards
  const cards = [outcomeOf({ ...card, state, doneAt: nowMs() })]
  void mutate(verb, { conversation: conversationOf(uid, card.id), cards })
}

function shown(uid: string) {
  return conversationStoreOf(uid).read()
}

function nowMs(): number {
  return serverNow().getTime()
}
