import type { Card } from '@/domain/coach/card'
import { isTaken } from '@/domain/coach/card-change'
import type { ProposedTodo } from '@/domain/coach/proposal'
import type { Todo } from '@/domain/todos/todo'

/**
 * What a card of a task can say and do. `made`: the task is there as the card made it, and can be taken back; `moved-on`:
 * it went on in the person's hands, and is theirs; `listed`: the same text is to be done on that day already.
 */
export type TodoStanding = 'open' | 'listed' | 'folded' | 'refused' | 'looking' | 'made' | 'moved-on'

export interface TodoFacts {
  /** undefined: not known yet; null: it is not there. */
  readonly todo: Todo | null | undefined
  /** Its creation was refused, and waits on this device for « Réessayer ». */
  readonly isRefused: boolean
  /** Its creation has not been answered yet. */
  readonly isWaiting: boolean
  readonly isListed: boolean
}

export function todoStanding(card: Card, proposed: ProposedTodo, facts: TodoFacts): TodoStanding {
  if (card.state === 'ignored' || card.state === 'undone') return 'folded'
  if (!isTaken(card)) return facts.isListed ? 'listed' : 'open'
  if (facts.isRefused) return 'refused'
  const { todo } = facts
  if (todo === undefined || (todo === null && facts.isWaiting)) return 'looking'
  return todo && isAsMade(todo, proposed) ? 'made' : 'moved-on'
}

function isAsMade(todo: Todo, { jour, texte, chaqueSemaine }: ProposedTodo): boolean {
  // Cards of versions that knew no « chaque semaine » made tasks that do not repeat, whatever they say.
  const isKept = todo.text === texte && todo.dayOfWeek === jour && (chaqueSemaine || !todo.repeats)
  return isKept && !todo.completed && todo.date === null
}

/** Why a task can no longer be taken back from here. */
export function movedOnWords(todo: Todo | null | undefined, { jour, chaqueSemaine }: ProposedTodo): string {
  if (!todo) return 'Retirée de tes tâches depuis'
  if (todo.completed && !todo.repeats) return 'Faite'
  if (todo.repeats && (todo.completed || !chaqueSemaine)) return `Revient chaque ${todo.dayOfWeek}`
  return todo.dayOfWeek === jour ? 'Modifiée depuis' : `Déplacée à ${todo.dayOfWeek}`
}
