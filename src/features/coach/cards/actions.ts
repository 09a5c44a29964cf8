import * as verbs from '@/data/coach/cards'
import { serverNow } from '@/data/session/server-clock'
import { mutate } from '@/data/sync/current'
import { isEqualValue } from '@/domain/base/write'
import { CARDS_MAX, outcomeOf, type Card, type CardOf, type CardState } from '@/domain/coach/cards/card'
import { dateSaid, type CardTake } from '@/domain/coach/cards/card-kinds'
import type { ProjectContent } from '@/domain/projects/parts'
import { showToast } from '@/ui/toast'
import { conversationStoreOf } from '../conversation/current-conversation'

/** Overwritten values, stored in the card for its undo, and `content`, which accepting needs and the card lacks. */
export interface Over extends Partial<Pick<Card, 'replaced' | 'before' | 'figures' | 'forgot'>> {
  readonly content?: ProjectContent
}

/** Accepts a card. `said`: the card with the person's edits; a project or product that they chose is no edit. */
export function accepted(card: Card, said: Card, { content, ...over }: Over = {}): CardTake {
  const chosen = { ...said.proposed, ...placeIn(card) }
  const state = isEqualValue(chosen, card.proposed) ? 'accepted' : 'edited'
  const taken = { ...said, replaced: null, forgot: undefined, ...over, state, doneAt: nowMs() } as const
  const date =
    taken.proposed.genre === 'tache' && !navigator.onLine ? dateSaid(taken as CardOf<'tache'>) : null
  return { ...outcomeOf(taken), ...(date && { date }), ...(content && { content }) }
}

function placeIn({ proposed }: Card): object {
  if (proposed.genre === 'element') return { projet: proposed.projet }
  const isOfProduct = proposed.genre === 'produit' || proposed.genre === 'chiffres'
  return isOfProduct ? { produit: proposed.produit } : {}
}

/** « Ajouter » and « Tout ajouter », as one mutation. Cards belong to the conversation on the screen. */
export function take(uid: string, cards: readonly CardTake[]): void {
  void mutate(verbs.takeCards, { conversation: shown(uid).id, cards })
}

/** Like `take`, for new cards that a person made from an answer. A full conversation takes no card and shows a message. */
export function takeNew(uid: string, cards: readonly Card[]): void {
  const known = shown(uid).cards
  const placed = cards.map((card, index) => ({ ...card, order: (known.get(card.at)?.length ?? 0) + index }))
  take(
    uid,
    placed.map((card) => accepted(card, card)),
  )
  if ([...known.values()].flat().length + cards.length <= CARDS_MAX) return
  showToast({ text: "C'est ajouté. Cette conversation est pleine\u00a0: elle n'en garde pas la trace." })
}

/** « Annuler l'ajout », « Ignorer » and « Remettre ». */
export function answer(uid: string, card: Card, state: CardState): void {
  const verb = state === 'undone' ? verbs.undoCards : verbs.answerCards
  const cards = [outcomeOf({ ...card, state, doneAt: nowMs() })]
  void mutate(verb, { conversation: shown(uid).id, cards })
}

function shown(uid: string) {
  return conversationStoreOf(uid).read()
}

function nowMs(): number {
  return serverNow().getTime()
}
