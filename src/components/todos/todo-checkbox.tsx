import type { Todo } from '@/domain/todos/todo'
import { cn } from '@/lib/cn'
import { Checkbox } from '@/ui/checkbox'
import { useWanted } from '@/lib/use-wanted'
import { serverNow } from '@/data/session/server-clock'
import { toggleTodo } from '@/data/todos/todos'
import { showToast } from '@/ui/toast'

/**
 * A todo that can be ticked, named by its text. The tick paints in this frame and in this row alone: the
 * local cache answers some frames later, and only then does the list learn of it.
 */
export function TodoCheckbox({ todo, className }: { todo: Todo; className?: string }) {
  const [isDone, want] = useWanted(todo.completed)

  return (
    <label className={cn('flex min-w-0 items-start', className)}>
      <Checkbox
        checked={isDone}
        onChange={(event) => {
          want(event.target.checked)
          tick(todo, event.target.checked)
        }}
      />
      <span
        dir="auto"
        className={cn(
          'min-w-0 flex-1 py-2.5 text-body break-words transition-colors duration-quick',
          isDone && 'text-muted line-through decoration-line-strong',
        )}
      >
        {todo.text}
      </span>
    </label>
  )
}

/** Ticks or unticks a todo; the answer comes through the live list, a refusal through the outbox. */
function tick(todo: Todo, completed: boolean): void {
  void toggleTodo(todo, completed, serverNow()).then((newLevel) => {
    if (newLevel !== null) showToast({ text: `Niveau ${newLevel} atteint, bravo\u00a0!` })
  })
}
