import { CalendarArrowUp, Pencil, Trash2 } from 'lucide-react'
import { memo } from 'react'
import { TodoCheckbox } from '@/components/todos/todo-checkbox'
import { TodoFailure } from '@/components/todos/todo-failure'
import { PendingMark } from '@/components/pending-mark'
import type { TodoChange } from '@/data/todos/todo-outbox'
import type { LiveTodo } from '@/data/todos/todos'
import { buttonClass } from '@/ui/button'
import { TodoEdit } from './todo-edit'
import { deleteButtonId, editButtonId } from './use-todo-actions'

export interface TodoRowActions {
  edit: (todo: LiveTodo) => void
  /** With the new text, or null when the edit was cancelled. */
  closeEdit: (todo: LiveTodo, text: string | null) => void
  remove: (todo: LiveTodo) => void
  askWhereTo: (todo: LiveTodo, anchor: HTMLElement) => void
}

interface TodoRowProps {
  todo: LiveTodo
  change: TodoChange | undefined
  /** By what its text became a field. */
  editing: 'pressed' | 'kept' | null
  actions: TodoRowActions
}

const iconButton = buttonClass({ variant: 'ghost', size: 'icon' }, 'text-muted hover:text-ink')

export const TodoRow = memo(function TodoRow({ todo, change, editing, actions }: TodoRowProps) {
  return (
    <div role="listitem" className="px-4">
      <div className="border-t border-line py-1.5">
        {editing ? (
          <TodoEdit
            todo={todo}
            takesFocus={editing === 'pressed'}
            onClose={(text) => actions.closeEdit(todo, text)}
          />
        ) : (
          <div className="flex flex-wrap items-start justify-end gap-x-1">
            <div className="min-w-0 flex-1 basis-48">
              <TodoCheckbox todo={todo} className="-ml-2.5" />
              {todo.isPending && <PendingMark className="mb-1.5 ml-8.5" />}
            </div>
            <RowButtons todo={todo} actions={actions} />
          </div>
        )}
        {change && <TodoFailure change={change} />}
      </div>
    </div>
  )
})

function RowButtons({ todo, actions }: { todo: LiveTodo; actions: TodoRowActions }) {
  return (
    <span className="-mr-2.5 flex shrink-0 print:hidden">
      <button
        type="button"
        aria-label={`Déplacer ${todo.text}`}
        aria-haspopup="menu"
        className={iconButton}
        onClick={(event) => actions.askWhereTo(todo, event.currentTarget)}
      >
        <CalendarArrowUp aria-hidden className="size-4.5" />
      </button>
      <button
        type="button"
        id={editButtonId(todo.id)}
        aria-label={`Modifier ${todo.text}`}
        className={iconButton}
        onClick={() => actions.edit(todo)}
      >
        <Pencil aria-hidden className="size-4.5" />
      </button>
      <button
        type="button"
        id={deleteButtonId(todo.id)}
        aria-label={`Supprimer ${todo.text}`}
        className={iconButton}
        onClick={() => actions.remove(todo)}
      >
        <Trash2 aria-hidden className="size-4.5" />
      </button>
    </span>
  )
}
