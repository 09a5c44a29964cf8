import { serverNow } from '@/data/session/server-clock'
import { toggleTodo } from '@/data/todos/todos'
import type { Todo } from '@/domain/todos/todo'
import { showToast } from '@/ui/toast'

/** Ticks or unticks a task; the answer comes through the live list, a refusal through the outbox. */
export function toggleTask(todo: Todo, completed: boolean): void {
  void toggleTodo(todo, completed, serverNow()).then((newLevel) => {
    if (newLevel !== null) showToast({ text: `Niveau ${newLevel} atteint, bravo\u00a0!` })
  })
}
