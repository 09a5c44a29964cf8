import { Fragment, useMemo } from 'react'
import { Link } from 'react-router-dom'
import { ErrorNotice } from '@/components/error-notice'
import type { NextSteps } from '@/components/guidance/use-guidance'
import { useSignedIn } from '@/components/signed-in-context'
import { ShowMore } from '@/components/show-more'
import { TodoProgress } from '@/components/todos/todo-progress'
import { useAppBadge } from '@/components/todos/use-app-badge'
import { useTodos } from '@/components/todos/use-todos'
import { capital, counted } from '@/domain/base/text/french-count'
import { dayName } from '@/domain/base/time/day-name'
import { localDateOf } from '@/domain/base/time/local-date'
import { weekdayOf, type Weekday } from '@/domain/base/time/weekday'
import type { GuidanceFacts } from '@/domain/guidance/next-steps'
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

  return (
    <Card aria-labelledby="taches-du-jour" className="flex min-w-0 flex-col gap-3 max-sm:py-4 sm:gap-4">
      <div className="-my-2 flex flex-wrap items-center justify-between gap-x-1">
        <h2 id="taches-du-jour" className="text-body font-extrabold sm:text-heading">
          Mes Tâches du Jour
        </h2>
        <Link
          to={paths.todos}
          className="inline-flex min-h-target items-center text-small font-bold text-brand-text underline-offset-4 hover:underline max-[26rem]:text-fine"
        >
          Gérer mes tâches
        </Link>
      </div>
      <NextStep next={next} />
      {list.status === 'error' ? (
        <ErrorNotice text={todoErrorText('todoLoad', list.error.code)} onRetry={list.retry} />
      ) : (
        <>
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
            <span aria-hidden className="text-small font-semibold">
              Progression du jour
            </span>
            <TodoProgress todos={todos} hasMore={hasMore} isKnown={isKnown} />
          </div>
          {todos.length > 0 ? <TodayList todos={todos} /> : <NoTodoToday {...listed} />}
          <ShowMore {...listed} />
          <Coming coming={next.facts.coming} now={now} />
        </>
      )}
    </Card>
  )
}

const DAYS_MAX = 2

/** « Samedi : 3 tâches · Mercredi 2 déc. : 2 tâches »: the next days with open todos, when today has none left. */
function Coming({ coming, now }: Pick<GuidanceFacts, 'coming'> & { now: Date }) {
  if (!coming || coming.length === 0) return null
  return (
    <p className="-my-3 flex flex-wrap items-center gap-x-2 text-small text-muted">
      <span className="sr-only">{'À venir\u00a0:'}</span>
      {coming.slice(0, DAYS_MAX).map(({ date, day, todos }, index) => (
        <Fragment key={date}>
          {index > 0 && <span>·</span>}
          <Link
            to={paths.todosOf(day)}
            className="inline-flex min-h-target items-center font-semibold text-brand-text underline-offset-4 hover:underline"
          >
            {`${capital(dayName(date, localDateOf(now)))}\u00a0: ${counted(todos.length, 'tâche')}`}
          </Link>
        </Fragment>
      ))}
    </p>
  )
}
