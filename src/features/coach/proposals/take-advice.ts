import { putCards, setCardState, type WrittenOver } from '@/data/coach/cards'
import { serverNow } from '@/data/session/server-clock'
import { addTodoOnce, removeTodo } from '@/data/todos/todos'
import { CARDS_MAX, type Card, type CardState } from '@/domain/coach/card'
import type { ProposedTodo } from '@/domain/coach/proposal'
import type { Todo } from '@/domain/todos/todo'
import { codeOf } from '@/domain/base/errors'
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

/** The same for a card that says something else from now on. */
export function answerChanged(place: CardPlace, card: Card, state: CardState, over: WrittenOver = {}): void {
  const { forgot, ...rest } = over
  const written = { ...rest, replaced: over.replaced ?? null, ...(forgot && { forgot }) }
  void putCards({ conversationId: place.conversationId, userId: place.uid }, [
    // A card that is sent again later must not bring back what it was before.
    { ...card, ...written, state, doneAt: serverNow().getTime() },
  ]).catch(tell)
  // Putting a card leaves what it kept of an earlier answer.
  if (card.replaced !== null || card.before || over.forgot !== undefined)
    void answer(place, card, state, { ...written, ...over })
}

/** `todo` is as the card made it. */
export function undoTodo(place: CardPlace, card: Card, todo: Todo): void {
  removeTodo(todo)
  void answer(place, card, 'undone')
}

export async function answer(
  { conversationId, uid }: CardPlace,
  card: Card,
  state: CardState,
  over: WrittenOver = {},
): Promise<void> {
  const doneAt = serverNow().getTime()
  const answered = { state, doneAt, ...over }
  await setCardState({ conversationId, userId: uid }, card, answered).catch(tell)
}

function makeTodo(uid: string, { target, proposed }: CardOf<ProposedTodo>) {
  const { jour, texte, chaqueSemaine } = proposed
  addTodoOnce(uid, { id: target, dayOfWeek: jour, text: texte, repeats: chaqueSemaine }, serverNow())
}

/** What was taken is written by now: without its card it is only not shown here. */
export async function keepTaken(
  { uid, conversationId, cards }: CardPlace,
  taken: readonly Card[],
): Promise<void> {
  const known = [...cards.values()].reduce((sum, { length }) => sum + length, 0)
  const isFull = known + taken.length > CARDS_MAX
  try {
    if (!isFull) await putCards({ conversationId, userId: uid }, taken)
  } catch (thrown) {
    console.warn('The cards were not saved:', codeOf(thrown))
    showToast({ text: WITHOUT_CARDS, tone: 'alert' })
    return
  }
  if (isFull)
    showToast({ text: "C'est ajouté. Cette conversation est pleine\u00a0: elle n'en garde pas la trace." })
}

const WITHOUT_CARDS = "C'est ajouté. La conversation, elle, n'en garde pas encore la trace."

function tell(thrown: unknown) {
  console.warn('A card was not saved:', codeOf(thrown))
  showToast({ text: "La conversation n'a pas encore noté ce choix\u00a0: il attend sur cet appareil." })
}
