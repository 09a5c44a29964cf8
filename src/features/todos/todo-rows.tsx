import { Suspense, useEffect, useMemo, useRef, useState, type RefObject } from 'react'
import { useIdleLoad } from '@/components/use-idle-load'
import type { LiveTodo } from '@/data/todo-lists'
import type { Todo } from '@/domain/todos/todo'
import { lazyWithPreload } from '@/lib/lazy-with-preload'
import { useDeferredRows } from '@/lib/hooks/use-deferred-rows'
import { groupRows } from '@/lib/row-groups'
import { useMediaQuery } from '@/ui/use-media-query'
import { lazyPopup } from '@/ui/popups/lazy-popup'
import { moveInRow, useHasButtons, useIsReached, useOneOpenRow } from './row/row-actions'
import type { OpenedMenu } from './row/todo-menu'
import { TodoRow } from './row/todo-row'
import { usePlace } from './use-place'
import { useTodoActions } from './use-todo-actions'

const TodoMenu = lazyPopup(() => import('./row/todo-menu').then((m) => m.TodoMenu), 'opened')
const DateDialog = lazyWithPreload(() => import('./date-dialog').then((m) => m.DateDialog))

// If this code cannot load, « Monter » and « Descendre » in « Plus » do the same.
const Reorder = lazyWithPreload(() =>
  import('./reorder/reorder').then(
    (m) => m.Reorder,
    () => () => null,
  ),
)

const FIRST_SCREEN = 20
/** Height of a row of one line. */
const ROW_REM = 3.5
/** On a phone the field for a new todo is at the bottom (`data-thumb-field` in `theme.css`). */
const PHONE = '(width < 40rem)'

interface TodoRowsProps {
  todos: readonly LiveTodo[]
  now: Date
  /** Takes the focus when the last todo leaves. */
  heading: RefObject<HTMLElement | null>
}

/**
 * All rows of a day remain in the document, for page search, screen readers and native scrolling. `content-visibility`
 * skips layout and paint of groups out of sight (watching each row costs more than it saves), and memoised rows render only
 * changes. A virtual list would also save the mount, but lose these three.
 */
export function TodoRows({ todos, now, heading }: TodoRowsProps) {
  const shown = useDeferredRows(todos, todos.slice(0, FIRST_SCREEN))
  const [opened, setOpened] = useState<OpenedMenu | null>(null)
  const [dating, setDating] = useState<{ todo: Todo; anchor: HTMLElement } | null>(null)
  const { editing, actions, remove, move, setDate, toggleRepeats } = useTodoActions(todos, heading)
  const place = usePlace(shown)
  const isPhone = useMediaQuery(PHONE)
  const rowEvents = { ...useOneOpenRow(), onKeyDown: moveInRow }
  const list = useRef<HTMLDivElement>(null)
  const isReached = useIsReached(list)
  const hasButtons = useHasButtons(list)
  const rowActions = useMemo(
    () => ({
      ...actions,
      remove,
      openMenu: (menu: OpenedMenu['menu'], todo: LiveTodo, anchor: HTMLElement) =>
        setOpened({ menu, todo, anchor }),
    }),
    [actions, remove],
  )

  useIdleLoad(TodoMenu.preload, true)
  const openedId = opened?.todo.id
  const rows = useMemo(
    () =>
      groupRows(shown).map(({ key, rows }) => (
        <div
          key={key}
          className="[content-visibility:auto]"
          style={{ containIntrinsicBlockSize: `auto ${rows.length * ROW_REM}rem` }}
        >
          {rows.map((todo) => (
            <TodoRow
              key={todo.id}
              todo={todo}
              now={now}
              editing={editing.get(todo.id) ?? null}
              isPhone={isPhone}
              hasButtons={hasButtons}
              isMenuOpen={todo.id === openedId}
              actions={rowActions}
            />
          ))}
        </div>
      )),
    [shown, now, editing, isPhone, hasButtons, openedId, rowActions],
  )

  // A new todo is the first row, which may be far above the field at the bottom of a phone.
  const first = shown[0]?.id
  useEffect(() => {
    if (!document.activeElement?.closest('[data-thumb-field]')) return
    list.current?.querySelector('[role="listitem"]')?.scrollIntoView({ block: 'nearest' })
  }, [first])

  return (
    <>
      <div ref={list} role="list" className="-mx-4 sm:-mx-6" {...rowEvents}>
        {rows}
      </div>
      {isReached && (
        <Suspense fallback={null}>
          <Reorder list={list} todos={shown} onPlace={place} />
        </Suspense>
      )}
      <TodoMenu
        opened={opened}
        shown={shown}
        now={now}
        onClose={() => setOpened(null)}
        onMove={move}
        onPlace={place}
        onRepeat={toggleRepeats}
        onDate={(todo, anchor) => setDating({ todo, anchor })}
      />
      <Suspense fallback={null}>
        {dating && (
          <DateDialog
            todo={dating.todo}
            now={now}
            onClose={() => {
              setDating(null)
              dating.anchor.focus()
            }}
            onChoose={(date) => {
              const focusAfter = setDate(dating.todo, date) ?? dating.anchor
              setDating(null)
              focusAfter.focus()
            }}
          />
        )}
      </Suspense>
    </>
  )
}
