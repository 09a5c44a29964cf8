import { counted } from '@/domain/base/french-count'
import { takenFact, takenTodos, undoneFact, undoneTodo, type Answered } from '@/domain/coach/card-takes'
import { coachPath } from '@/domain/coach/coach-document'
import { cardsWrites, conversationPath } from '@/domain/coach/conversation-writes'
import type { FactArgs } from '@/domain/coach/fact-writes'
import { todoPath, type NewTodo } from '@/domain/todos/new-todo'
import { defineMutation } from './sync/mutation'

// The conversation stands in `besides`: one that could not be stored holds back nothing that is made of it.
const conversationOf = ({ conversation }: Answered) => [conversationPath(conversation)]

/** Puts cards aside or brings them back; also notes what became of one whose work is written elsewhere. */
export const answerCards = defineMutation<Answered>({
  name: 'cards.answer',
  reads: conversationOf,
  writes: ({ conversation, outcomes }, [doc = null]) => cardsWrites(conversation, doc, outcomes),
  says: () => 'Choix sur une proposition du coach',
})

export const takeTodos = defineMutation<Answered & { readonly todos: readonly NewTodo[] }>({
  name: 'cards.takeTodos',
  reads: ({ todos }) => todos.map(({ id }) => todoPath(id)),
  besides: conversationOf,
  writes: ({ todos, ...answered }, docs, { uid }) =>
    takenTodos(uid, answered, todos, docs.slice(0, todos.length), docs[todos.length] ?? null),
  says: ({ todos }) =>
    todos.length === 1 && todos[0]
      ? `Tâche ajoutée\u00a0: ${todos[0].text}`
      : `${counted(todos.length, 'tâche')} ajoutées`,
  text: ({ todos }) => todos.map(({ text }) => text).join('\n'),
})

/** The inverse of `takeTodos`, for one. */
export const undoTodo = defineMutation<Answered & { readonly todo: NewTodo }>({
  name: 'cards.undoTodo',
  reads: ({ todo }) => [todoPath(todo.id)],
  besides: conversationOf,
  writes: ({ todo, ...answered }, [doc = null, stored = null]) => undoneTodo(answered, todo, doc, stored),
  says: ({ todo }) => `Ajout annulé\u00a0: ${todo.text}`,
})

export const takeFact = defineMutation<
  Answered & { readonly fact: FactArgs; readonly instead: readonly string[] }
>({
  name: 'cards.takeFact',
  reads: (_, uid) => [coachPath(uid)],
  besides: conversationOf,
  writes: (args, [doc = null, stored = null], { uid }) => takenFact(uid, args, args, doc, stored),
  says: ({ fact }) => `Souvenir ajouté\u00a0: ${fact.text}`,
  text: ({ fact }) => fact.text,
})

/** The inverse of `takeFact`. */
export const undoFact = defineMutation<Answered & { readonly id: string; readonly forgot: FactArgs | null }>({
  name: 'cards.undoFact',
  reads: (_, uid) => [coachPath(uid)],
  besides: conversationOf,
  writes: (args, [doc = null, stored = null], { uid }) => undoneFact(uid, args, args, doc, stored),
  says: () => 'Souvenir oublié',
})
