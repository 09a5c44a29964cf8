import * as verbs from '@/data/cards'
import { mutate, syncOf } from '@/data/sync/current'
import { serverNow } from '@/data/session/server-clock'
import { CARDS_MAX, outcomeOf, type Card, type CardState, type JudgedBefore } from '@/domain/coach/card'
import type { Fact } from '@/domain/coach/facts'
import { REPLACED_MAX } from '@/domain/projects/item-text'
import type { ProposedTodo } from '@/domain/coach/proposal'
import { withDateSaid, type NewTodo } from '@/domain/todos/new-todo'
import { showToast } from '@/ui/toast'
import type { Proposals } from './proposals'

/** Where a card stands, and whose it is. */
export type CardPlace = Pick<Proposals, 'uid' | 'conversationId' | 'cards'>

/** A card whose proposal is of one kind. */
export type CardOf<P> = Card & { readonly proposed: P }

/** Puts what a person took from an answer where they said, and the cards that say so under the answer. */
export function takeTodos(place: CardPlace, cards: readonly CardOf<ProposedTodo>[]): void {
  const outcomes = roomFor(place, cards)
  void mutate(verbs.takeTodos, { conversation: place.conversationId, outcomes, todos: cards.map(todoOf) })
}

export function acceptTodo(place: CardPlace, card: CardOf<ProposedTodo>): void {
  void mutate(verbs.takeTodos, { ...answeredAs(place, card, 'accepted'), todos: [todoOf(card)] })
}

/** The card says from now on what the person made of it. */
export function acceptEditedTodo(place: CardPlace, card: CardOf<ProposedTodo>): void {
  void mutate(verbs.takeTodos, { ...answeredAs(place, card, 'edited'), todos: [todoOf(card)] })
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

export function undoTodo(place: CardPlace, card: CardOf<ProposedTodo>): void {
  void mutate(verbs.undoTodo, { ...answeredAs(place, card, 'undone'), todo: todoOf(card) })
}

export async function answer(...asked: Parameters<typeof answeredAs>): Promise<void> {
  await mutate(verbs.answerCards, answeredAs(...asked))
}

/** Sends once more what the server refused. */
export function retryRefused(uid: string, numbers: readonly number[]): void {
  for (const number of numbers) void syncOf(uid).retry(number)
}

/** The card in its new state, as an argument of a mutation. */
export function answeredAs(
  { conversationId }: CardPlace,
  card: Card,
  state: CardState,
  { replaced = card.replaced, before = card.before, forgot = card.forgot ?? null }: WrittenOver = {},
) {
  const kept = replaced !== null && replaced.length <= REPLACED_MAX ? replaced : null
  const over = { replaced: kept, ...(before && { before }) }
  const answered = withForgot({ ...card, ...over, state, doneAt: serverNow().getTime() }, forgot)
  return { conversation: conversationId, outcomes: outcomeOf(answered) }
}

function todoOf({ target, proposed }: CardOf<ProposedTodo>): NewTodo {
  const { jour, texte, chaqueSemaine } = proposed
  const todo = { id: target, dayOfWeek: jour, text: texte, repeats: chaqueSemaine }
  return navigator.onLine ? todo : withDateSaid(todo, serverNow())
}

/** New cards as a conversation keeps them; none, and said so, where it takes no more: what was taken is then written without. */
export function roomFor({ cards }: CardPlace, taken: readonly Card[]): ReturnType<typeof outcomeOf> {
  const known = [...cards.values()].reduce((sum, { length }) => sum + length, 0)
  if (known + taken.length <= CARDS_MAX) return taken.flatMap(outcomeOf)
  showToast({ text: "C'est ajouté. Cette conversation est pleine\u00a0: elle n'en garde pas la trace." })
  return []
}

function withForgot(card: Card, forgot: Fact | null): Card {
  const changed: { -readonly [Key in keyof Card]: Card[Key] } = { ...card }
  delete changed.forgot
  return forgot ? { ...changed, forgot } : changed
}
