import { offerUndo } from '@/components/offer-undo'
import { placeTodo } from '@/data/todos'
import { localDateOf } from '@/domain/base/time/local-date'
import { onDate, todoPlace } from '@/domain/todos/todo-place'
import type { Todo } from '@/domain/todos/todo'

export const DO_NOW = 'Le faire maintenant'

/** Moves a todo of a coming day to today, where it is the next step. */
export function doNow(todo: Todo, now: Date): void {
  placeTodo(todo, onDate(todo, localDateOf(now), now))
  offerUndo('Tâche mise à aujourd’hui', () => placeTodo(todo, todoPlace(todo)))
}
