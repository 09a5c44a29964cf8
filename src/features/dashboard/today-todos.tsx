import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import { ErrorNotice } from '@/components/error-notice'
import type { NextSteps } from '@/components/guidance/use-guidance'
import { useSignedIn } from '@/components/signed-in-context'
import { ShowMore } from '@/components/show-more'
import { TodoProgress } from '@/components/todos/todo-progress'
import { useAppBadge } from '@/components/todos/use-app-badge'
import { useTodos } from '@/components/todos/use-todos'
import { weekdayOf, type Weekday } from '@/domain/base/time/weekday'
import { isFolded, isForLater } from '@/domain/todos/week-of-todo'
import { todoErrorText } from '@/lib/text/todo-error-text'
import { paths } from '@/lib/paths'
import { Card } from '@/ui/card'
import { NextStep } from './next-step'
import { NoTodoToday } from './no-todo-today'
import { TodayList } from './today-list'

/** « Mes Tâches du Jour », live; the day changes at local midnight. */
export function TodayTodos({ next }: { next: NextSteps }) {
  const { user, deviceNow: now } = useSignedIn()
  const day = weekdayOf(now)
  return <Day key={day} uid={user.uid} day={day} now={now} next={next} />
}

interface DayProps {
  uid: string
  day: Weekday
  now: Date
  next: NextSteps
}

function Day({ uid, day, now, next }: DayProps) {
  const listed = useTodos(uid, day, now)
  const { list, items, hasMore, isKnown } = listed
  // Todos done in earlier weeks, and those for later ones, are folded in the day list.
  const todos = useMemo(
    () => items.filter((todo) => !isFolded(todo, now) && !isForLater(todo, now)),
    [items, now],
  )
  useAppBadge(isKnown ? items : null, now)
  // The step's own todo is the first row; the list goes on with the others.
  const [step] = next.isReading ? [] : next.steps
  const stepTodo = step?.kind === 'todo' ? todos.find(({ id }) => id === step.todo.id) : undefined
  const others = stepTodo ? todos.filter((todo) => todo !== stepTodo) : todos

  return (
    <Card aria-labelledby="taches-du-jour" className="flex min-w-0 flex-col gap-3 max-sm:py-4 sm:gap-4">
      <div className="-my-2 flex flex-wrap items-center justify-between gap-x-1">
        <h2 id="taches-du-jour" className="text-body font-bold sm:text-heading">
          Mes Tâches du Jour
        </h2>
        <Link
          to={paths.todos}
          className="inline-flex min-h-target items-center text-small font-bold text-ink underline underline-offset-4 hover:no-underline max-[26rem]:text-fine"
        >
          Gérer mes tâches
        </Link>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
        <span aria-hidden className="text-small font-semibold">
          Progression du jour
        </span>
        <TodoProgress todos={todos} hasMore={hasMore} isKnown={isKnown} />
      </div>
      <NextStep next={next} todo={stepTodo} />
      {list.status === 'error' ? (
        <ErrorNotice text={todoErrorText('todoLoad', list.error.code)} onRetry={list.retry} />
      ) : (
        <>
          {others.length > 0 && <TodayList todos={others} />}
          {todos.length === 0 && <NoTodoToday {...listed} />}
          <ShowMore {...listed} />
        </>
      )}
    </Card>
  )
}
