import { useCallback } from 'react'
import { Link } from 'react-router-dom'
import { ErrorNotice } from '@/components/error-notice'
import { useSignedIn } from '@/components/signed-in-context'
import { TaskProgress } from '@/components/task-progress'
import type { OnError, OnValue } from '@/data/live/live'
import { watchTodos, type LiveTodo, type TodoList } from '@/data/todos/todos'
import { useLivePages } from '@/data/live/use-live-pages'
import { weekdayOf, type Weekday } from '@/domain/base/weekday'
import { errorText } from '@/lib/error-text'
import { paths } from '@/lib/paths'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { ProgressBar } from '@/ui/progress-bar'
import { NoTaskToday } from './no-task-today'
import { TodayList } from './today-list'

const NO_TODOS: readonly LiveTodo[] = []

/** « Mes Tâches du Jour », live; the day is the wall calendar's and changes at midnight. */
export function TodayTasks() {
  const { user, deviceNow: now } = useSignedIn()
  const day = weekdayOf(now)
  return <Day key={day} uid={user.uid} day={day} />
}

function Day({ uid, day }: { uid: string; day: Weekday }) {
  const { list, showMore, isLoadingMore } = useLivePages(
    useCallback(
      (onValue: OnValue<TodoList>, onError: OnError, pages: number) =>
        watchTodos(uid, day, onValue, onError, pages),
      [uid, day],
    ),
  )
  const value = list.status === 'ready' ? list.value : null
  const todos = value?.items ?? NO_TODOS
  const isKnown = list.status === 'ready' && !list.isFromCache

  return (
    <Card aria-labelledby="taches-du-jour" className="flex min-w-0 flex-col gap-4">
      <div className="-mt-2 flex flex-wrap items-center justify-between gap-x-3">
        <h2 id="taches-du-jour" className="text-heading font-extrabold">
          Mes Tâches du Jour
        </h2>
        <Link
          to={paths.todos}
          className="inline-flex min-h-target items-center text-small font-bold text-brand-text underline-offset-4 hover:underline"
        >
          Gérer mes tâches
        </Link>
      </div>
      {list.status === 'error' ? (
        <ErrorNotice text={errorText('taskLoad', list.error.code)} onRetry={list.retry} />
      ) : (
        <>
          {todos.length > 0 || isKnown ? (
            <TaskProgress todos={todos} hasMore={value?.hasMore ?? false} />
          ) : (
            <ProgressBar label="Progression du jour" value={0} />
          )}
          {todos.length > 0 ? <TodayList todos={todos} /> : <NoTaskToday isKnown={isKnown} />}
          {value?.hasMore === true && (
            <Button variant="secondary" className="self-center" isBusy={isLoadingMore} onClick={showMore}>
              Afficher plus
            </Button>
          )}
        </>
      )}
    </Card>
  )
}
