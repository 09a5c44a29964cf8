import { memo } from 'react'
import { TodoCheckbox } from '@/components/todos/todo-checkbox'
import { TodoFailure } from '@/components/todos/todo-failure'
import { PendingMark } from '@/components/pending-mark'
import { useSignedIn } from '@/components/signed-in-context'
import type { LiveTodo } from '@/data/todo-lists'
import { isDone } from '@/domain/todos/week-of-todo'
import { useDeferredRows } from '@/lib/hooks/use-deferred-rows'
import { groupRows } from '@/lib/row-groups'

/** The most that fits one screen; further todos are rendered right after. */
const FIRST_SCREEN = 20
const ROW_REM = 3

/** All todos of the day; groups outside the viewport cost no layout, as in the day list. */
export function TodayList({ todos }: { todos: readonly LiveTodo[] }) {
  const { deviceNow: now } = useSignedIn()
  const shown = useDeferredRows(todos, todos.slice(0, FIRST_SCREEN))
  return (
    <div role="list" className="-mb-2 flex flex-col *:first:*:first:border-t-0">
      {groupRows(shown).map(({ key, rows }) => (
        <div
          key={key}
          className="[content-visibility:auto]"
          style={{ containIntrinsicBlockSize: `auto ${rows.length * ROW_REM}rem` }}
        >
          {rows.map((todo) => (
            <TodayRow key={todo.id} todo={todo} now={now} />
          ))}
        </div>
      ))}
    </div>
  )
}

/** A change of a row renders this row alone. */
const TodayRow = memo(function TodayRow({ todo, now }: { todo: LiveTodo; now: Date }) {
  return (
    <div role="listitem" className="border-t border-line py-0.5">
      <TodayTodo todo={todo} now={now} />
    </div>
  )
})

interface TodayTodoProps {
  todo: LiveTodo
  now: Date
  /** Instead of the row's own tick. */
  onTick?: (isTicked: boolean) => void
}

export function TodayTodo({ todo, now, onTick }: TodayTodoProps) {
  return (
    <>
      <div className="flex flex-wrap items-start justify-end gap-x-2">
        <TodoCheckbox
          todo={todo}
          isDone={isDone(todo, now)}
          onTick={onTick}
          className="-ml-2.5 flex-1 basis-48 *:leading-snug"
        />
        {todo.isPending && (
          <span className="flex min-h-target items-center">
            <PendingMark />
          </span>
        )}
      </div>
      {todo.refused.length > 0 && <TodoFailure uid={todo.userId} refused={todo.refused} />}
    </>
  )
}
