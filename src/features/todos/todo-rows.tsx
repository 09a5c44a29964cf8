import { useDeferredValue, useEffect, useMemo, useRef, useState, type RefObject } from 'react'
import type { TodoChange } from '@/data/todos/todo-outbox'
import type { LiveTodo } from '@/data/todos/todos'
import { groupRows } from '@/lib/row-groups'
import { useMediaQuery } from '@/ui/use-media-query'
import { MoveMenu } from './move-menu'
import { useOneOpenRow } from './row-actions'
import { TodoRow } from './todo-row'
import { useTodoActions } from './use-todo-actions'

const FIRST_SCREEN = 20
/** The height of a row of one line. */
const ROW_REM = 3.5
/** Where the field to add lies at the bottom (`data-thumb-field` in `theme.css`). */
const PHONE = '(width < 40rem)'

interface TodoRowsProps {
  todos: readonly LiveTodo[]
  failed: readonly TodoChange[]
  /** Where the focus goes when the last todo leaves. */
  heading: RefObject<HTMLElement | null>
}

/**
 * The rows of a day. A thousand of them stay in the document, so that searching in the page, screen
 * readers and the browser's own scrolling work; `content-visibility` spares the layout and paint of the
 * groups out of sight (on each row it costs more than it spares: the browser watches every one of them),
 * and memoised rows draw only what changed. A virtual list would save the mount too, at the price of all three.
 */
export function TodoRows({ todos, failed, heading }: TodoRowsProps) {
  const shown = useDeferredValue(todos, todos.slice(0, FIRST_SCREEN))
  const [moving, setMoving] = useState<{ todo: LiveTodo; anchor: HTMLElement } | null>(null)
  const { editing, actions, remove, move } = useTodoActions(todos, heading)
  const isPhone = useMediaQuery(PHONE)
  const noteOpenRow = useOneOpenRow()
  const list = useRef<HTMLDivElement>(null)
  const changes = useMemo(() => new Map(failed.map((change) => [change.todo.id, change])), [failed])
  const rowActions = useMemo(
    () => ({
      ...actions,
      remove,
      askWhereTo: (todo: LiveTodo, anchor: HTMLElement) => setMoving({ todo, anchor }),
    }),
    [actions, remove],
  )

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
              change={changes.get(todo.id)}
              editing={todo.id === editing?.id ? editing.by : null}
              isPhone={isPhone}
              actions={rowActions}
            />
          ))}
        </div>
      )),
    [shown, changes, editing, isPhone, rowActions],
  )

  // What one has just added is the first row, which may lie far above the field at the bottom of a phone.
  const first = shown[0]?.id
  useEffect(() => {
    if (!document.activeElement?.closest('[data-thumb-field]')) return
    list.current?.querySelector('[role="listitem"]')?.scrollIntoView({ block: 'nearest' })
  }, [first])

  return (
    <>
      <div ref={list} role="list" className="-mx-4" onScrollCapture={noteOpenRow}>
        {rows}
      </div>
      <MoveMenu moving={moving} onClose={() => setMoving(null)} onMove={move} />
    </>
  )
}
