import { TodoFailure } from '@/components/todos/todo-failure'
import type { TodoChange } from '@/data/todos/todo-outbox'
import type { Todo } from '@/domain/todos/todo'
import { weekdayLabel, type Weekday } from '@/domain/base/weekday'

interface RefusedTodosProps {
  changes: readonly TodoChange[]
  day: Weekday
  todos: readonly Todo[]
}

/** Todos that exist only on this device because the server refused them; also those of other days. */
export function RefusedTodos({ changes, day, todos }: RefusedTodosProps) {
  const homeless = changes.filter(({ todo }) => !todos.some(({ id }) => id === todo.id))
  if (homeless.length === 0) return null
  return (
    <ul className="flex flex-col gap-3">
      {homeless.map((change) => (
        <li key={change.todo.id} className="flex flex-col gap-2 rounded-field border border-line p-3">
          <p dir="auto" className="px-1 text-body break-words">
            {change.todo.text}
            {change.todo.dayOfWeek !== day && (
              <span className="ml-2 text-fine text-muted">{weekdayLabel(change.todo.dayOfWeek)}</span>
            )}
          </p>
          <TodoFailure change={change} />
        </li>
      ))}
    </ul>
  )
}
