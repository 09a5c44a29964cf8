import { askCoach } from '@/components/ask-coach'
import { putOffWords } from '@/components/todos/todo-words'
import type { Todo } from '@/domain/todos/todo'

const look =
  'inline-flex min-h-target items-center rounded-full px-2 text-small font-semibold text-ink hover:bg-hover active:bg-pressed'

/** A todo that is put off repeatedly is too large to start. */
export function PutOffOften({ todo, onEdit }: { todo: Todo; onEdit: () => void }) {
  return (
    <p
      data-put-off=""
      className="mb-1 ml-8.5 flex flex-wrap items-center gap-x-3 text-small text-muted print:hidden"
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
