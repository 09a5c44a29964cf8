import { Link } from 'react-router-dom'
import { TaskCheckbox } from '@/components/task-checkbox'
import { TaskFailure } from '@/components/task-failure'
import { PendingMark } from '@/components/pending-mark'
import { useSignedIn } from '@/components/signed-in-context'
import { useTodoOutbox } from '@/components/use-todo-outbox'
import type { LiveTodo } from '@/data/todos'
import { formatNumber } from '@/lib/format'
import { paths } from '@/lib/paths'

/** A glance, not the whole list: what is past it is counted and one tap away. */
const SHOWN = 10

export function TodayList({ todos }: { todos: readonly LiveTodo[] }) {
  const { user } = useSignedIn()
  const failed = useTodoOutbox(user.uid, 'failed')
  const others = todos.length - SHOWN
  return (
    <>
      <ul className="flex flex-col">
        {todos.slice(0, SHOWN).map((todo) => {
          const change = failed.find(({ todo: { id } }) => id === todo.id)
          return (
            <li key={todo.id} className="border-t border-line py-0.5 first:border-t-0">
              <div className="flex flex-wrap items-start justify-end gap-x-2">
                <TaskCheckbox todo={todo} className="-ml-2.5 flex-1 basis-48" />
                {todo.isPending && (
                  <span className="flex min-h-target items-center">
                    <PendingMark />
                  </span>
                )}
              </div>
              {change && <TaskFailure change={change} />}
            </li>
          )
        })}
      </ul>
      {others > 0 && (
        <Link
          to={paths.todos}
          className="inline-flex min-h-target items-center self-start text-small font-bold text-brand-text underline-offset-4 hover:underline"
        >
          {others === 1 ? 'Voir la dernière tâche' : `Voir les ${formatNumber(others)} autres tâches`}
        </Link>
      )}
    </>
  )
}
