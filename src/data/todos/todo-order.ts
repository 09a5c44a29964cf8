import type { Weekday } from '@/domain/base/weekday'
import type { Todo } from '@/domain/todos/todo'
import { newTodoIds } from '@/data/todo-ids'
import { added, removeTodo, send } from './todos'

/** Each where it says, in one write: see `newPlaces`. null: by its creation again. */
export function orderTodos(places: readonly { readonly todo: Todo; readonly at: Date | null }[]): void {
  const [first] = places
  if (!first) return
  send(
    first.todo.userId,
    places.map(({ todo, at }) => ({ kind: 'order', todo, at })),
  )
}

/** The same on other days, on top of each and to be done, in one write. Returns what takes the copies back. */
export function copyTodo({ userId, text, repeats }: Todo, days: readonly Weekday[], now: Date): () => void {
  const ids = newTodoIds(days.length, now)
  const copies = days.map((dayOfWeek, index) =>
    added(userId, { id: ids[index] ?? '', dayOfWeek, text, repeats }, now),
  )
  send(userId, copies)
  return () => {
    for (const { todo } of copies) removeTodo(todo)
  }
}
