import { askCoach } from '@/components/ask-coach'
import { putOffWords } from '@/components/todos/todo-words'
import type { Todo } from '@/domain/todos/todo'
import { cn } from '@/lib/cn'

const look =
  'inline-flex min-h-target items-center rounded-full px-2 text-small font-semibold text-ink hover:bg-hover active:bg-pressed'

interface PutOffOftenProps {
  todo: Todo
  isPhone: boolean
  onEdit: () => void
}

/** A todo that is put off repeatedly is too large to start. Both lines begin below the todo's text. */
export function PutOffOften({ todo, isPhone, onEdit }: PutOffOftenProps) {
  return (
    <p
      data-put-off=""
      className={cn(
        'mb-1 flex flex-wrap items-center gap-x-3 text-small text-muted print:hidden',
        isPhone ? 'ml-8.5' : 'ml-10.5',
      )}
    >
      <span>{putOffWords(todo)}</span>
      {/* The labels of the buttons start below the todo's text. */}
      <span className="-mx-2 flex flex-wrap gap-x-1">
        <button
          type="button"
          tabIndex={-1}
          className={look}
          aria-label={`La réécrire\u00a0: ${todo.text}`}
          onClick={onEdit}
        >
          La réécrire
        </button>
        <button
          type="button"
          tabIndex={-1}
          className={look}
          aria-haspopup="dialog"
          aria-label={`Demander au coach\u00a0: ${todo.text}`}
          onClick={({ currentTarget }) => askCoach({ kind: 'todo', text: todo.text }, currentTarget)}
        >
          Demander au coach
        </button>
      </span>
    </p>
  )
}
