import { readFields, type Fields } from '@/domain/base/read-field'
import type { Write } from '@/domain/base/write'
import { newTodoWrites, type NewTodo } from '@/domain/todos/new-todo'
import { parseTodo } from '@/domain/todos/todo'
import { removeWrites } from '@/domain/todos/todo-writes'
import { cardsWrites, isTakenIn, type CardOutcome } from './conversation-writes'
import { forgetWrites, rememberWrites, type FactArgs } from './fact-writes'

/*
 * Accepting a card: what it makes and the card's state, in one mutation. Nothing of it is written where the conversation has
 * the same or a later answer to the card, so that an old entry never undoes what came after it. Where the conversation does
 * not exist (any more), what was made is written all the same.
 */

export interface Answered {
  readonly conversation: string
  readonly outcomes: readonly CardOutcome[]
}

function isAnsweredSince(stored: Fields | null, { cardId, fields }: CardOutcome): boolean {
  const known = readFields(readFields(stored?.['proposals'])?.[cardId])
  return known !== null && Number(known['doneAt'] ?? -1) >= Number(fields['doneAt'] ?? 0)
}

function isToTake(stored: Fields | null, outcome: CardOutcome | undefined): boolean {
  return !outcome || !(isTakenIn(stored, outcome.cardId) || isAnsweredSince(stored, outcome))
}

/** `todos`: one for each outcome, in its order. `docs`: the documents of their ids. */
export function takenTodos(
  uid: string,
  { conversation, outcomes }: Answered,
  todos: readonly NewTodo[],
  docs: readonly (Fields | null)[],
  stored: Fields | null,
): readonly Write[] {
  const isOpen = todos.map((_, index) => isToTake(stored, outcomes[index]))
  const open = <T>(all: readonly T[]) => all.filter((_, index) => isOpen[index])
  return [
    ...newTodoWrites(open(todos), open(docs), uid),
    ...cardsWrites(conversation, stored, open(outcomes)),
  ]
}

/** Takes a todo back that is as its card made it; one that went on in the person's hands stays, and its card too. */
export function undoneTodo(
  { conversation, outcomes }: Answered,
  made: NewTodo,
  doc: Fields | null,
  stored: Fields | null,
): readonly Write[] {
  if (outcomes.some((outcome) => isAnsweredSince(stored, outcome))) return []
  const todo = parseTodo(made.id, doc)
  const isTouched = todo && (todo.completed || todo.text !== made.text || todo.dayOfWeek !== made.dayOfWeek)
  if (isTouched) return []
  return [...removeWrites([made], [doc]), ...cardsWrites(conversation, stored, outcomes)]
}

/** `instead`: ids of the facts whose place it takes. */
export function takenFact(
  uid: string,
  { conversation, outcomes }: Answered,
  { fact, instead }: { readonly fact: FactArgs; readonly instead: readonly string[] },
  doc: Fields | null,
  stored: Fields | null,
): readonly Write[] {
  if (outcomes.some((outcome) => !isToTake(stored, outcome))) return []
  return [...rememberWrites(uid, doc, [fact], instead), ...cardsWrites(conversation, stored, outcomes)]
}

/** `forgot`: the fact whose place it had taken, which comes back. */
export function undoneFact(
  uid: string,
  { conversation, outcomes }: Answered,
  { id, forgot }: { readonly id: string; readonly forgot: FactArgs | null },
  doc: Fields | null,
  stored: Fields | null,
): readonly Write[] {
  if (outcomes.some((outcome) => isAnsweredSince(stored, outcome))) return []
  const memory = forgot ? rememberWrites(uid, doc, [forgot], [id]) : forgetWrites(uid, doc, [id])
  return [...memory, ...cardsWrites(conversation, stored, outcomes)]
}
