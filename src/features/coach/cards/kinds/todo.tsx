import { useTodoOf, useTodosSaying } from '@/components/work/use-known-todos'
import { isAmong, type LiveTodo } from '@/data/todo-lists'
import { TODO_MAX } from '@/domain/base/text-limits'
import { weekdayLabel, type Weekday } from '@/domain/base/weekday'
import { isTaken } from '@/domain/coach/card-change'
import { checkTodoText } from '@/domain/todos/todo'
import { paths } from '@/lib/paths'
import { lineOf } from '../card-form'
import { foundIn, movedOnWords, standingOf, type Found } from '../standing'
import { BUTTONS, See, type Kind } from '../kind'

interface TodoFound extends Found<LiveTodo> {
  readonly same: readonly LiveTodo[]
  readonly retry: (() => void) | null
}

export const todoKind: Kind<'tache', TodoFound> = {
  useFound(card, uid) {
    const sought = useTodoOf(uid, card.target, isTaken(card))
    const same = useTodosSaying(uid, card.state === 'open' ? [card.proposed.texte] : [])
    return { ...foundIn(sought), same, retry: sought.retry }
  },
  look({ card, found }) {
    const { jour, texte, chaqueSemaine, pourquoi } = card.proposed
    const isListed = card.state === 'open' && isAmong(found.same, jour, texte)
    const standing = isListed ? 'listed' : standingOf(card, found)
    const isToSee = isListed || standing === 'moved-on'
    return {
      ...{ standing, name: `tâche pour ${jour}`, title: texte, why: pourquoi },
      about: chaqueSemaine ? `Chaque ${jour}` : weekdayLabel(jour),
      words: isListed ? 'Déjà dans ta liste' : isToSee ? movedOnWords(card, found.target) : null,
      ways: [{ label: 'Ajouter', all: card.id }],
      isEditable: standing === 'open',
      see: isToSee && <See to={paths.todosOf(found.target?.dayOfWeek ?? jour)} />,
      failures: [{ text: "Cette tâche n'a pas pu être lue.", retry: found.retry }],
    }
  },
  buttons: BUTTONS,
  fields: ({ texte, jour, chaqueSemaine }) => [
    { key: 'texte', as: 'line', label: 'Tâche', value: texte },
    { key: 'jour', as: 'day', label: 'Jour', value: jour },
    { key: 'chaqueSemaine', as: 'weekly', label: 'Chaque semaine', value: chaqueSemaine ? 'on' : '' },
  ],
  read(proposed, { texte, jour, chaqueSemaine }) {
    const checked = checkTodoText(lineOf(texte))
    if ('text' in checked) {
      const isWeekly = chaqueSemaine === 'on'
      return { edited: { ...proposed, texte: checked.text, jour: jour as Weekday, chaqueSemaine: isWeekly } }
    }
    const isBlank = checked.fault === 'blank'
    return {
      faults: {
        texte: isBlank ? "Écris ce qu'il y a à faire." : `Une tâche tient en ${TODO_MAX} caractères.`,
      },
    }
  },
  isTakenByForm: () => true,
  told: ({ jour }) => weekdayLabel(jour),
}
