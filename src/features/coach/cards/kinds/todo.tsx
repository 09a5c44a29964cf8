import { useTodoOf, useTodosSaying } from '@/components/work/use-known-todos'
import { isAmong, type LiveTodo } from '@/data/todo-lists'
import { TODO_MAX } from '@/domain/base/text/text-limits'
import { capital } from '@/domain/base/text/french-count'
import { dayName, toDay } from '@/domain/base/time/day-name'
import { localDateOf } from '@/domain/base/time/local-date'
import type { Weekday } from '@/domain/base/time/weekday'
import type { CardOf } from '@/domain/coach/cards/card-kinds'
import { isTaken } from '@/domain/coach/cards/card-head'
import { checkTodoText, type Todo } from '@/domain/todos/todo'
import { dueOn, firstOn } from '@/domain/todos/week-of-todo'
import { paths } from '@/lib/paths'
import { lineOf } from '../card-form'
import { foundIn, See, cardState, type Found, type Kind } from '../kind'

export const todoKind: Kind<'tache', Found<LiveTodo, readonly LiveTodo[]>> = {
  useFound(card, uid) {
    const same = useTodosSaying(uid, card.state === 'open' ? [card.proposed.texte] : [])
    return foundIn(useTodoOf(uid, card.target, isTaken(card)), 'Cette tâche n’a pas pu être lue.', same)
  },
  look({ card, found }) {
    const { jour, texte, pourquoi } = card.proposed
    // After an undo, the card's own todo may remain in the list for a moment.
    const others = found.beside.filter(({ id }) => id !== card.target)
    const isListed = card.state === 'open' && isAmong(others, jour, texte)
    const state = isListed ? 'listed' : cardState(card, found)
    const isToSee = isListed || state === 'made' || state === 'moved-on'
    return {
      state,
      name: `tâche pour ${jour}`,
      title: texte,
      why: pourquoi,
      about: dayWords(card.proposed, card.doneAt),
      words: isListed ? 'Déjà dans ta liste' : movedOnWords(card, found.target, new Date()),
      ways: [{ label: 'Ajouter', all: card.id }],
      isEditable: state === 'open',
      see: isToSee && (
        <See to={paths.todosOf(found.target?.dayOfWeek ?? jour)} label="Voir dans Mes Tâches" />
      ),
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
      const fault = isBlank ? 'Écris ce qu’il y a à faire.' : `Une tâche tient en ${TODO_MAX} caractères.`
      return { faults: { texte: fault } }
    },
  },
  preview: (proposed) => dayWords(proposed),
}

/** « Samedi », « Lundi 30 nov. », « Chaque lundi »; the date is counted from the acceptance, of an open card from today. */
function dayWords({ jour, chaqueSemaine }: CardOf<'tache'>['proposed'], doneAt?: number): string {
  const now = new Date()
  const from = doneAt === undefined ? now : new Date(doneAt)
  return chaqueSemaine
    ? `Chaque ${jour}`
    : capital(dayName(firstOn(jour, localDateOf(from)), localDateOf(now)))
}

/** The reason why a task cannot be undone from its card any more. */
export function movedOnWords(
  { proposed }: CardOf<'tache'>,
  todo: Todo | null | undefined,
  now: Date,
): string {
  const { jour, chaqueSemaine } = proposed
  if (!todo) return 'Retirée de tes tâches depuis'
  if (todo.completed && !todo.repeats) return 'Faite'
  if (todo.repeats && (todo.completed || !chaqueSemaine)) return `Revient chaque ${todo.dayOfWeek}`
  if (todo.dayOfWeek === jour) return 'Modifiée depuis'
  return `Déplacée ${todo.repeats ? `à ${todo.dayOfWeek}` : toDay(dueOn(todo, now), localDateOf(now))}`
}
