import { useTodoOf, useTodosSaying } from '@/components/work/use-known-todos'
import { isAmong, type LiveTodo } from '@/data/todo-lists'
import { TODO_MAX } from '@/domain/base/text/text-limits'
import { weekdayLabel, type Weekday } from '@/domain/base/time/weekday'
import type { CardOf } from '@/domain/coach/cards/card-kinds'
import { isTaken } from '@/domain/coach/cards/card-change'
import { checkTodoText, type Todo } from '@/domain/todos/todo'
import { paths } from '@/lib/paths'
import { lineOf } from '../card-form'
import { foundIn, See, cardState, type Found, type Kind } from '../kind'

export const todoKind: Kind<'tache', Found<LiveTodo, readonly LiveTodo[]>> = {
  useFound(card, uid) {
    const same = useTodosSaying(uid, card.state === 'open' ? [card.proposed.texte] : [])
    return foundIn(useTodoOf(uid, card.target, isTaken(card)), "Cette tâche n'a pas pu être lue.", same)
  },
  look({ card, found }) {
    const { jour, texte, chaqueSemaine, pourquoi } = card.proposed
    // After an undo, the card's own todo may remain in the list for a moment.
    const others = found.beside.filter(({ id }) => id !== card.target)
    const isListed = card.state === 'open' && isAmong(others, jour, texte)
    const state = isListed ? 'listed' : cardState(card, found)
    const isToSee = isListed || state === 'moved-on'
    return {
      state,
      name: `tâche pour ${jour}`,
      title: texte,
      why: pourquoi,
      about: chaqueSemaine ? `Chaque ${jour}` : weekdayLabel(jour),
      words: isListed ? 'Déjà dans ta liste' : movedOnWords(card, found.target),
      ways: [{ label: 'Ajouter', all: card.id }],
      isEditable: state === 'open',
      see: isToSee && <See to={paths.todosOf(found.target?.dayOfWeek ?? jour)} />,
    }
  },
  form: {
    fields: ({ texte, jour, chaqueSemaine }) => [
      { key: 'texte', as: 'line', label: 'Tâche', value: texte },
      { key: 'jour', as: 'day', label: 'Jour', value: jour },
      { key: 'chaqueSemaine', as: 'weekly', label: 'Chaque semaine', value: chaqueSemaine ? 'on' : '' },
    ],
    read(proposed, { texte, jour, chaqueSemaine }) {
      const checked = checkTodoText(lineOf(texte))
      if ('text' in checked) {
        const changed = { texte: checked.text, jour: jour as Weekday, chaqueSemaine: chaqueSemaine === 'on' }
        return { edited: { ...proposed, ...changed } }
      }
      const isBlank = checked.fault === 'blank'
      const fault = isBlank ? "Écris ce qu'il y a à faire." : `Une tâche tient en ${TODO_MAX} caractères.`
      return { faults: { texte: fault } }
    },
  },
  preview: ({ jour }) => weekdayLabel(jour),
}

/** The reason why a task cannot be undone from its card any more. */
export function movedOnWords({ proposed }: CardOf<'tache'>, todo: Todo | null | undefined): string {
  const { jour, chaqueSemaine } = proposed
  if (!todo) return 'Retirée de tes tâches depuis'
  if (todo.completed && !todo.repeats) return 'Faite'
  if (todo.repeats && (todo.completed || !chaqueSemaine)) return `Revient chaque ${todo.dayOfWeek}`
  return todo.dayOfWeek === jour ? 'Modifiée depuis' : `Déplacée à ${todo.dayOfWeek}`
}
