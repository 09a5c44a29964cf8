import * as json from '@/domain/base/json'
import { TODO_MAX } from '@/domain/base/text/text-limits'
import { localDateOf, type LocalDate } from '@/domain/base/time/local-date'
import { withoutDay } from '@/domain/coach/answer/leading-day'
import { newTodoWrites, todoPath, type NewTodo } from '@/domain/todos/new-todo'
import { parseTodo, type Todo } from '@/domain/todos/todo'
import { newTodoIds } from '@/domain/todos/todo-ids'
import { firstOn, laterDate } from '@/domain/todos/week-of-todo'
import type { CardIn, CardKind } from '../card-kind'
import { flag, line, object, oneOf, weekday, why, type Shaped } from '../shape'

const shape = object({
  genre: oneOf(['tache']),
  jour: weekday,
  // A line that a person takes from an answer may be as long as a task.
  texte: line(120, TODO_MAX),
  chaqueSemaine: flag(false),
  pourquoi: why,
})
export type ProposedTodo = Shaped<typeof shape>

interface Given {
  /** Date of a todo that is accepted without a network: the server dates its creation later. */
  readonly date: LocalDate
}

/** A new task. */
export const todoCard: CardKind<ProposedTodo, Todo, object, object, Given> = {
  shape,
  usage:
    'une action concrète de moins de 45 minutes, un jour à venir, absente des notes. chaqueSemaine\u00a0: une habitude.',
  polished(proposed) {
    const { text, day } = withoutDay(proposed.texte)
    return day === proposed.jour ? { ...proposed, texte: text } : proposed
  },

  subject: ({ texte }) => texte,
  day: ({ jour }) => jour,
  followUp: ({ texte, pourquoi }) =>
    pourquoi === null ? `Pourquoi me proposes-tu «\u00a0${texte}\u00a0»\u00a0?` : null,
  says: ({ texte }) => `Tâche ajoutée\u00a0: ${texte}`,
  text: ({ texte }) => texte,
  exported: ({ texte, jour, chaqueSemaine }) =>
    `tâche pour ${chaqueSemaine ? 'chaque ' : ''}${jour}\u00a0: ${texte}`,

  newTarget: (at) => newTodoIds(1, at)[0] ?? '',
  given: {
    reader: json.object<Given>({ date: json.date }),
    offline(card) {
      const date = dateOf(card)
      return date && { date }
    },
  },

  path: ({ target }) => todoPath(target),
  parse: (doc, { target }) => parseTodo(target, doc),
  make: (card, doc, { uid }, given) => newTodoWrites([{ ...todoOf(card), ...given }], () => doc, uid),
  isAsMade: (card, found) =>
    found.text === card.proposed.texte &&
    found.dayOfWeek === card.proposed.jour &&
    found.repeats === card.proposed.chaqueSemaine &&
    !found.completed &&
    (found.date === null || found.date === dateOf(card)),
  unmake: ({ target }) => [{ kind: 'delete', path: todoPath(target) }],
}

type TodoCard = CardIn<ProposedTodo, object, object>

function todoOf(card: TodoCard): NewTodo {
  const { jour, texte, chaqueSemaine } = card.proposed
  const date = chaqueSemaine ? null : laterDate(jour, acceptedOn(card))
  return { id: card.target, dayOfWeek: jour, text: texte, repeats: chaqueSemaine, date }
}

/** The first such weekday from the acceptance on; null: every week. */
function dateOf(card: TodoCard): LocalDate | null {
  const { jour, chaqueSemaine } = card.proposed
  return chaqueSemaine ? null : firstOn(jour, acceptedOn(card))
}

function acceptedOn({ doneAt = 0 }: TodoCard): LocalDate {
  return localDateOf(new Date(doneAt))
}
