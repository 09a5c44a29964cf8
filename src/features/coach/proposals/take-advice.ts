import { answerCards } from '@/data/cards'
import { mutate } from '@/data/sync/current'
import { serverNow } from '@/data/session/server-clock'
import { addTodoOnce, removeTodo } from '@/data/todos/todos'
import { CARDS_MAX, outcomeOf, type Card, type CardState, type JudgedBefore } from '@/domain/coach/card'
import type { Fact } from '@/domain/coach/facts'
import { REPLACED_MAX } from '@/domain/projects/item-text'
import type { ProposedTodo } from '@/domain/coach/proposal'
import type { Todo } from '@/domain/todos/todo'
import { showToast } from '@/ui/toast'
import type { Proposals } from './proposals'

/** Where a card stands, and whose it is. */
export type CardPlace = Pick<Proposals, 'uid' | 'conversationId' | 'cards'>

/** A card whose proposal is of one kind. */
export type CardOf<P> = Card & { readonly proposed: P }

/** Puts what a person took from an answer where they said, and the cards that say so under the answer. */
export function takeTodos(place: CardPlace, cards: readonly CardOf<ProposedTodo>[]): void {
  // The list shows the newest first: written from the last one up, it has them in the order of the answer.
  for (const card of [...cards].reverse()) makeTodo(place.uid, card)
  void keepTaken(place, cards)
}

export function acceptTodo(place: CardPlace, card: CardOf<ProposedTodo>): void {
  makeTodo(place.uid, card)
  void answer(place, card, 'accepted')
}

/** The card says from now on what the person made of it. */
export function acceptEditedTodo(place: CardPlace, card: CardOf<ProposedTodo>): void {
  makeTodo(place.uid, card)
  answerChanged(place, card, 'edited')
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

/** The same for a card that says something else from now on. */
export function answerChanged(place: CardPlace, card: Card, state: CardState, over: WrittenOver = {}): void {
  void answer(place, card, state, { replaced: null, ...over })
}

/** `todo` is as the card made it. */
export function undoTodo(place: CardPlace, card: Card, todo: Todo): void {
  removeTodo(todo)
  void answer(place, card, 'undone')
}

export async function answer(
  { conversationId }: CardPlace,
  card: Card,
  state: CardState,
  { replaced = card.replaced, before = card.before, forgot = card.forgot ?? null }: WrittenOver = {},
): Promise<void> {
  const kept = replaced !== null && replaced.length <= REPLACED_MAX ? replaced : null
  const over = { replaced: kept, ...(before && { before }) }
  const answered = withForgot({ ...card, ...over, state, doneAt: serverNow().getTime() }, forgot)
  await mutate(answerCards, { conversation: conversationId, outcomes: outcomeOf(answered) })
}

function makeTodo(uid: string, { target, proposed }: CardOf<ProposedTodo>) {
  const { jour, texte, chaqueSemaine } = proposed
  addTodoOnce(uid, { id: target, dayOfWeek: jour, text: texte, repeats: chaqueSemaine }, serverNow())
}

/** What was taken is written by now: without its card it is only not shown here. */
export async function keepTaken({ conversationId, cards }: CardPlace, taken: readonly Card[]): Promise<void> {
  const known = [...cards.values()].reduce((sum, { length }) => sum + length, 0)
  if (known + taken.length > CARDS_MAX) {
    showToast({ text: "C'est ajouté. Cette conversation est pleine\u00a0: elle n'en garde pas la trace." })
    return
  }
  await mutate(answerCards, { conversation: conversationId, outcomes: taken.flatMap(outcomeOf) })
}

function withForgot(card: Card, forgot: Fact | null): Card {
  const changed: { -readonly [Key in keyof Card]: Card[Key] } = { ...card }
  delete changed.forgot
  return forgot ? { ...changed, forgot } : changed
}
