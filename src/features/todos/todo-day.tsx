import { lazy, Suspense, useRef, type ReactNode } from 'react'
import { ErrorNotice } from '@/components/error-notice'
import { useSignedIn } from '@/components/signed-in-context'
import { ShowMore } from '@/components/show-more'
import { TodoProgress } from '@/components/todos/todo-progress'
import { useTodoOutbox, useTodos } from '@/components/todos/use-todos'
import { weekdayLabel, type Weekday } from '@/domain/base/weekday'
import { errorText } from '@/lib/error-text'
import { formatDay } from '@/lib/format'
import { whenIdle } from '@/lib/when-idle'
import { Card } from '@/ui/card'
import { EmptyDay } from './empty-day'
import { LostEdit } from './lost-edit'
import { RefusedTodos } from './refused-todos'
import { TodoRows } from './todo-rows'
import { TodoRowsSkeleton } from './todo-rows-skeleton'
import { WaitingLine } from './waiting-line'

// What it computes the step from is more than the list of a day: it comes when the list has nothing left to do, and the
// browser neither. The list does without where it cannot come.
const NextStepLine = lazy(async () => {
  await new Promise<void>((resolve) => whenIdle(resolve))
  return import('@/components/guidance/next-step-line').then(
    (m) => ({ default: m.NextStepLine }),
    () => ({ default: () => null }),
  )
})

interface TodoDayProps {
  day: Weekday
  isToday: boolean
  /** The form that adds to this day; it stays when the day changes. */
  children: ReactNode
}

export function TodoDay({ day, isToday, children }: TodoDayProps) {
  const { user, deviceNow: now } = useSignedIn()
  const heading = useRef<HTMLHeadingElement>(null)
  const listed = useTodos(user.uid, day)
  const { list, items: todos, hasMore, isKnown, isOffline } = listed
  const failed = useTodoOutbox(user.uid, 'refused')

  return (
    <Card className="flex flex-col gap-5 max-sm:-mx-4 max-sm:rounded-none max-sm:border-x-0 max-sm:px-4">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <h2 ref={heading} tabIndex={-1} className="text-title font-extrabold outline-none">
          {weekdayLabel(day)}
          {isToday && (
            <span className="block font-sans text-small font-semibold tracking-normal text-brand-text">
              {`Aujourd'hui, ${formatDay(now)}`}
            </span>
          )}
        </h2>
        <TodoProgress todos={todos} hasMore={hasMore} isKnown={isKnown} className="w-full sm:w-64" />
      </div>
      {isToday && isKnown && todos.every(({ completed }) => completed) && (
        <Suspense fallback={<div className="min-h-target" />}>
          <NextStepLine />
        </Suspense>
      )}
      {children}
      <WaitingLine todos={todos} uid={user.uid} isOffline={isOffline} />
      <RefusedTodos changes={failed} day={day} todos={todos} />
      {isKnown && list.status === 'ready' && !hasMore && <LostEdit uid={user.uid} day={day} todos={todos} />}
      {list.status === 'error' && (
        <ErrorNotice text={errorText('todoLoad', list.error.code)} onRetry={list.retry} />
      )}
      {list.status !== 'error' && todos.length > 0 && (
        <TodoRows todos={todos} failed={failed} heading={heading} />
      )}
      {list.status !== 'error' && todos.length === 0 && (
        <EmptyList isKnown={isKnown} isOffline={isOffline} day={day} />
      )}
      <ShowMore {...listed} />
    </Card>
  )
}

/** No todo on the screen has three reasons, and only one of them is an empty day. */
function EmptyList({ isKnown, isOffline, day }: { isKnown: boolean; isOffline: boolean; day: Weekday }) {
  if (isKnown) return <EmptyDay day={day} />
  return isOffline ? <EmptyDay day={day} isOffline /> : <TodoRowsSkeleton />
}
