import { Ellipsis, GripVertical, Pencil, Trash2 } from 'lucide-react'
import { memo } from 'react'
import { TodoCheckbox } from '@/components/todos/todo-checkbox'
import { TodoFailure } from '@/components/todos/todo-failure'
import { PendingMark } from '@/components/pending-mark'
import type { LiveTodo } from '@/data/todo-lists'
import { PUT_OFF_MANY } from '@/domain/todos/todo'
import { isDone, isForLater, isToDo } from '@/domain/todos/week-of-todo'
import { cn } from '@/lib/cn'
import { buttonClass } from '@/ui/button'
import { ORDER_HELP_ID, showActions } from './row-actions'
import { PutOffOften } from './put-off-often'
import { TodoEdit } from './todo-edit'
import { TodoSigns } from './todo-signs'
import { actionsButtonId, deleteButtonId, editButtonId, moveButtonId } from './use-todo-actions'

export interface TodoRowActions {
  edit: (todo: LiveTodo) => void
  /** With the new text, or null when the edit was cancelled. */
  closeEdit: (todo: LiveTodo, text: string | null) => void
  remove: (todo: LiveTodo) => void
  askWhereTo: (todo: LiveTodo, anchor: HTMLElement) => void
}

interface TodoRowProps {
  todo: LiveTodo
  /** On the device's calendar: what the week makes of it. */
  now: Date
  /** By what its text became a field. */
  editing: 'pressed' | 'kept' | null
  /** The text has the width; what can be done with it lies to its right, out of sight. */
  isPhone: boolean
  actions: TodoRowActions
}

/** `data-mark`: while the order is changed, see `reorder/row-marks.ts`. The line lies over what the row holds. */
const rowClass = cn(
  'px-4 data-mark:relative data-[mark=lifted]:bg-brand-soft',
  'data-mark:after:absolute data-mark:after:inset-x-0 data-mark:after:z-10 data-mark:after:h-0.75',
  'data-[mark=before]:after:top-0 data-[mark=before]:after:bg-brand',
  'data-[mark=after]:after:bottom-0 data-[mark=after]:after:bg-brand',
)
const iconButton = buttonClass({ variant: 'ghost', size: 'icon' }, 'text-muted hover:text-ink')
/** As high as its row, with its word. */
const stripButton =
  'flex min-h-target w-18 flex-col items-center justify-center gap-1 text-tiny font-semibold text-ink -outline-offset-3 transition-colors duration-quick hover:bg-brand-soft'

export const TodoRow = memo(function TodoRow({ todo, now, editing, isPhone, actions }: TodoRowProps) {
  const Drawn = isPhone ? PhoneRow : WideRow
  return (
    <div role="listitem" data-row={todo.id} className={rowClass}>
      <div className="border-t border-line py-1.5">
        {editing ? (
          <TodoEdit
            todo={todo}
            takesFocus={editing === 'pressed'}
            onClose={(text) => actions.closeEdit(todo, text)}
          />
        ) : (
          <Drawn todo={todo} now={now} actions={actions} />
        )}
        {!editing && todo.putOff >= PUT_OFF_MANY && isToDo(todo, now) && (
          <PutOffOften todo={todo} onEdit={() => actions.edit(todo)} />
        )}
        {todo.refused.length > 0 && <TodoFailure uid={todo.userId} refused={todo.refused} />}
      </div>
    </div>
  )
})

type DrawnRowProps = Pick<TodoRowProps, 'todo' | 'now' | 'actions'>

function WideRow({ todo, now, actions }: DrawnRowProps) {
  return (
    <div className="flex flex-wrap items-start justify-end gap-x-1">
      <TodoText todo={todo} now={now} />
      <span className="-mr-2.5 flex shrink-0 print:hidden">
        <RowButtons todo={todo} actions={actions} isPhone={false} />
      </span>
    </div>
  )
}

/**
 * A strip that the browser itself moves over the text: a swipe, a press on « Actions » and the focus all bring the buttons
 * into sight, and none of them needs a script that follows a finger.
 */
function PhoneRow({ todo, now, actions }: DrawnRowProps) {
  return (
    <div
      data-strip=""
      className="-mx-4 -my-1.5 flex snap-x snap-mandatory [scrollbar-width:none] overflow-x-auto overflow-y-hidden overscroll-x-contain py-1.5 motion-safe:scroll-smooth print:overflow-visible"
    >
      <div className="sticky left-0 flex w-[calc(100%-3.125rem)] shrink-0 snap-start pl-4 print:w-full">
        <TodoText todo={todo} now={now} />
      </div>
      <div className="relative -my-1.5 flex shrink-0 snap-end items-stretch bg-canvas print:hidden">
        <div className="flex items-start bg-surface py-1.5 pr-1.5">
          <button
            type="button"
            id={actionsButtonId(todo.id)}
            aria-label={`Actions\u00a0: ${todo.text}`}
            className={iconButton}
            onClick={(event) => showActions(event.currentTarget)}
          >
            <Ellipsis aria-hidden className="size-4.5" />
          </button>
        </div>
        <RowButtons todo={todo} actions={actions} isPhone />
      </div>
    </div>
  )
}

function TodoText({ todo, now }: Pick<TodoRowProps, 'todo' | 'now'>) {
  return (
    <div className="min-w-0 flex-1 basis-48">
      <TodoCheckbox todo={todo} isDone={isDone(todo, now)} className="-ml-2.5" />
      {(todo.repeats || isForLater(todo, now)) && <TodoSigns todo={todo} now={now} />}
      {todo.isPending && <PendingMark className="mb-1.5 ml-8.5" />}
    </div>
  )
}

function RowButtons({ todo, actions, isPhone }: Pick<TodoRowProps, 'todo' | 'actions' | 'isPhone'>) {
  const word = (text: string) => isPhone && <span aria-hidden>{text}</span>
  const look = isPhone ? stripButton : iconButton
  return (
    <>
      <button
        type="button"
        id={moveButtonId(todo.id)}
        data-handle=""
        aria-label={`Déplacer ${todo.text}`}
        aria-describedby={ORDER_HELP_ID}
        aria-haspopup="menu"
        className={cn(look, 'cursor-grab touch-pan-x')}
        onClick={(event) => actions.askWhereTo(todo, event.currentTarget)}
      >
        <GripVertical aria-hidden className="size-4.5" />
        {word('Déplacer')}
      </button>
      <button
        type="button"
        id={editButtonId(todo.id)}
        aria-label={`Modifier ${todo.text}`}
        className={look}
        onClick={() => actions.edit(todo)}
      >
        <Pencil aria-hidden className="size-4.5" />
        {word('Modifier')}
      </button>
      <button
        type="button"
        id={deleteButtonId(todo.id)}
        aria-label={`Supprimer ${todo.text}`}
        className={cn(look, isPhone && 'text-danger hover:bg-danger-soft')}
        onClick={() => actions.remove(todo)}
      >
        <Trash2 aria-hidden className="size-4.5" />
        {word('Supprimer')}
      </button>
    </>
  )
}
