import { CalendarDays, Ellipsis, GripVertical, Pencil, Trash2, type LucideIcon } from 'lucide-react'
import { memo } from 'react'
import { TodoCheckbox } from '@/components/todos/todo-checkbox'
import { TodoFailure } from '@/components/todos/todo-failure'
import { PendingMark } from '@/components/pending-mark'
import type { LiveTodo } from '@/data/todo-lists'
import { PUT_OFF_MANY } from '@/domain/todos/todo'
import { isDone, isDueLater, isToDo } from '@/domain/todos/week-of-todo'
import { cn } from '@/lib/cn'
import { buttonClass } from '@/ui/button'
import { IconSprite, SpriteIcon } from '@/ui/icon-sprite'
import { ORDER_HELP_ID, showActions } from './row-actions'
import { PutOffOften } from './put-off-often'
import { TodoEdit } from './todo-edit'
import { TodoSigns } from './todo-signs'
import {
  actionsButtonId,
  deleteButtonId,
  editButtonId,
  handleId,
  moveButtonId,
} from '@/features/todos/use-todo-actions'

export interface TodoRowActions {
  edit: (todo: LiveTodo) => void
  /** With the new text, or null when the edit was cancelled. */
  closeEdit: (todo: LiveTodo, text: string | null) => void
  remove: (todo: LiveTodo) => void
  /** `days`: another day; `more`: all other actions. */
  openMenu: (menu: 'days' | 'more', todo: LiveTodo, anchor: HTMLElement) => void
}

interface TodoRowProps {
  todo: LiveTodo
  /** Time of the device, which decides the todo's state in this week. */
  now: Date
  /** Reason of the edit: a press, or a stored draft. */
  editing: 'pressed' | 'kept' | null
  /** The text has the full width; the actions are to its right, out of sight. */
  isPhone: boolean
  /** `useHasButtons`; their place is there before. */
  hasButtons: boolean
  /** One of its menus is open: the menu's button remains in sight. */
  isMenuOpen: boolean
  actions: TodoRowActions
}

/** `data-mark`: see `reorder/row-marks.ts`. The line is drawn over the row's content. */
const rowClass = cn(
  'px-4 sm:px-6 data-mark:relative data-[mark=lifted]:bg-pressed',
  'data-mark:after:absolute data-mark:after:inset-x-0 data-mark:after:z-10 data-mark:after:h-0.75',
  'data-[mark=before]:after:top-0 data-[mark=before]:after:bg-brand',
  'data-[mark=after]:after:bottom-0 data-[mark=after]:after:bg-brand',
)
const iconButton = buttonClass({ variant: 'ghost', size: 'icon' }, 'text-muted hover:text-ink')
/** With a mouse, hidden until the mouse or the focus is on the row. */
const shownOnHover =
  'group-focus-within/row:opacity-100 group-hover/row:opacity-100 [@media(hover:hover)]:opacity-0'
const stripButton =
  'flex min-h-target w-16 flex-col items-center justify-center gap-1 text-fine font-semibold text-ink -outline-offset-3 transition-colors duration-quick hover:bg-hover active:bg-pressed'

/** The icons of all rows, once a page. */
export function RowIcons() {
  return <IconSprite icons={ICONS} />
}

const ICONS: Readonly<Record<string, LucideIcon>> = {
  place: GripVertical,
  move: CalendarDays,
  edit: Pencil,
  delete: Trash2,
  more: Ellipsis,
}

export const TodoRow = memo(function TodoRow({
  todo,
  now,
  editing,
  isPhone,
  hasButtons,
  isMenuOpen,
  actions,
}: TodoRowProps) {
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
          <Drawn todo={todo} now={now} hasButtons={hasButtons} isMenuOpen={isMenuOpen} actions={actions} />
        )}
        {!editing && todo.putOff >= PUT_OFF_MANY && isToDo(todo, now) && (
          <PutOffOften todo={todo} isPhone={isPhone} onEdit={() => actions.edit(todo)} />
        )}
        {todo.refused.length > 0 && <TodoFailure uid={todo.userId} refused={todo.refused} />}
      </div>
    </div>
  )
})

type DrawnRowProps = Pick<TodoRowProps, 'todo' | 'now' | 'hasButtons' | 'isMenuOpen' | 'actions'>

function WideRow({ todo, now, hasButtons, isMenuOpen, actions }: DrawnRowProps) {
  const shown = cn('transition-opacity duration-quick print:hidden', !isMenuOpen && shownOnHover)
  return (
    <div className="group/row relative flex flex-wrap items-start justify-end gap-x-1 pl-2">
      {hasButtons && (
        <button
          type="button"
          id={handleId(todo.id)}
          tabIndex={-1}
          data-handle=""
          aria-label={`Changer la place\u00a0: ${todo.text}`}
          aria-describedby={ORDER_HELP_ID}
          aria-haspopup="menu"
          title="Changer la place"
          className={cn(
            'absolute top-0 -left-6 grid h-11 w-6 cursor-grab place-items-center rounded-inner text-muted hover:text-ink',
            shown,
          )}
          onClick={(event) => actions.openMenu('more', todo, event.currentTarget)}
        >
          <SpriteIcon name="place" className="size-4" />
        </button>
      )}
      <TodoText todo={todo} now={now} />
      <span data-late="" className={cn('-mr-2.5 flex min-h-target w-44 shrink-0', shown)}>
        {hasButtons && <RowButtons todo={todo} actions={actions} isPhone={false} />}
      </span>
    </div>
  )
}

/**
 * A strip that the browser scrolls over the text: a swipe, a press on « Actions » and the focus show the buttons without a
 * script that follows the finger.
 */
function PhoneRow({ todo, now, hasButtons, actions }: DrawnRowProps) {
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
            tabIndex={-1}
            aria-label={`Actions\u00a0: ${todo.text}`}
            className={iconButton}
            onClick={(event) => showActions(event.currentTarget)}
          >
            <SpriteIcon name="more" className="size-4.5" />
          </button>
        </div>
        <div data-late="" className="flex w-64 items-stretch">
          {hasButtons && <RowButtons todo={todo} actions={actions} isPhone />}
        </div>
      </div>
    </div>
  )
}

function TodoText({ todo, now }: Pick<TodoRowProps, 'todo' | 'now'>) {
  return (
    <div className="min-w-0 flex-1 basis-48">
      <TodoCheckbox todo={todo} isDone={isDone(todo, now)} className="-ml-2.5" />
      {(todo.repeats || isDueLater(todo, now)) && <TodoSigns todo={todo} now={now} />}
      {todo.isPending && <PendingMark className="mb-1.5 ml-8.5" />}
    </div>
  )
}

/** The arrow keys move from the checkbox to the buttons (`row-actions.ts`): one stop of Tab per row. */
function RowButtons({ todo, actions, isPhone }: Pick<TodoRowProps, 'todo' | 'actions' | 'isPhone'>) {
  const word = (text: string) => isPhone && <span aria-hidden>{text}</span>
  const look = isPhone ? stripButton : iconButton
  return (
    <>
      <button
        type="button"
        id={moveButtonId(todo.id)}
        tabIndex={-1}
        // The only handle of a row on a phone.
        {...(isPhone && { 'data-handle': '', 'aria-describedby': ORDER_HELP_ID })}
        aria-label={`Déplacer ${todo.text}`}
        aria-haspopup="menu"
        title="Déplacer"
        className={cn(look, isPhone && 'touch-pan-x')}
        onClick={(event) => actions.openMenu('days', todo, event.currentTarget)}
      >
        <SpriteIcon name="move" className="size-4.5" />
        {word('Déplacer')}
      </button>
      <button
        type="button"
        id={editButtonId(todo.id)}
        tabIndex={-1}
        aria-label={`Modifier ${todo.text}`}
        title="Modifier"
        className={look}
        onClick={() => actions.edit(todo)}
      >
        <SpriteIcon name="edit" className="size-4.5" />
        {word('Modifier')}
      </button>
      <button
        type="button"
        id={deleteButtonId(todo.id)}
        tabIndex={-1}
        aria-label={`Supprimer ${todo.text}`}
        title="Supprimer"
        className={cn(look, isPhone && 'text-danger hover:bg-danger-soft')}
        onClick={() => actions.remove(todo)}
      >
        <SpriteIcon name="delete" className="size-4.5" />
        {word('Supprimer')}
      </button>
      <button
        type="button"
        tabIndex={-1}
        aria-label={`Plus\u00a0: ${todo.text}`}
        aria-haspopup="menu"
        title="Plus"
        className={look}
        onClick={(event) => actions.openMenu('more', todo, event.currentTarget)}
      >
        <SpriteIcon name="more" className="size-4.5" />
        {word('Plus')}
      </button>
    </>
  )
}
