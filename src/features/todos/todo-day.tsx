import { Suspense, useMemo, useRef, useState, type ReactNode } from 'react'
import { ErrorNotice } from '@/components/error-notice'
import { useSignedIn } from '@/components/signed-in-context'
import { ShowMore } from '@/components/show-more'
import { TodoProgress } from '@/components/todos/todo-progress'
import { useAppBadge } from '@/components/todos/use-app-badge'
import { useTodosInWeek } from '@/components/todos/use-todos'
import { capital } from '@/domain/base/text/french-count'
import {
  addDays,
  dateAt,
  dateInWeek,
  localDateOf,
  mondayOf,
  type LocalDate,
} from '@/domain/base/time/local-date'
import type { Weekday } from '@/domain/base/time/weekday'
import { dayListOf, isFolded, leftOver } from '@/domain/todos/week-of-todo'
import { lazyOrNothing } from '@/lib/lazy-with-preload'
import { todoErrorText } from '@/lib/text/todo-error-text'
import { formatWeekdayAndDay } from '@/lib/text/format'
import { whenIdle } from '@/lib/when-idle'
import { EmptyDay } from './empty-day'
import { Folded } from './folded'
import { ORDER_HELP_ID } from './row/row-actions'
import { RowIcons } from './row/todo-row'
import { TodoRows } from './todo-rows'
import { TodoRowsSkeleton } from './todo-rows-skeleton'
import { readTodoEdits } from './row/use-todo-draft'
import { useWeek } from './use-week'
import { WaitingLine } from './row/waiting-line'

// Loads when the browser is idle: the step needs more than the day's list.
const NextStepLine = lazyOrNothing(async () => {
  await new Promise<void>((resolve) => whenIdle(resolve))
  return (await import('@/components/guidance/next-step-line')).NextStepLine
})

/** Only today's list shows the open todos of earlier days, where there are any. */
export const LeftOver = lazyOrNothing(() => import('./left-over').then((m) => m.LeftOver))

// A person who opens a day first looks at this week.
const DoneBefore = lazyOrNothing(async () => {
  await new Promise<void>((resolve) => whenIdle(resolve))
  return (await import('./done-before')).DoneBefore
})

const LostEdit = lazyOrNothing(() => import('./row/lost-edit').then((m) => m.LostEdit))

interface TodoDayProps {
  day: Weekday
  isToday: boolean
  /** The form that adds to this day, which remains when the day changes. */
  children: ReactNode
}

export function TodoDay({ day, isToday, children }: TodoDayProps) {
  const { user, deviceNow: now } = useSignedIn()
  const heading = useRef<HTMLHeadingElement>(null)
  const listed = useTodosInWeek(user.uid, day, now)
  const { list, items: todos, hasMore, isKnown, isOffline } = listed
  const date = dateInWeek(mondayOf(localDateOf(now)), day)
  const [week, next, later] = useMemo(() => {
    const shown = todos.filter((todo) => !isFolded(todo, now))
    const of = (list: ReturnType<typeof dayListOf>) => shown.filter((todo) => dayListOf(todo, now) === list)
    return [of('week'), of('next'), of('later')]
  }, [todos, now])
  const isPending = todos.some((todo) => todo.isPending)
  const lostEdits = readTodoEdits(user.uid).filter(
    (edit) => edit.day === day && !todos.some(({ id }) => id === edit.id),
  )
  const ofWeek = useWeek(user.uid, now)
  const left = isToday && ofWeek ? leftOver(ofWeek.todos, now) : []
  useAppBadge(isToday && isKnown ? todos : null, now)
  // Below a list that was drawn before this was known, so that the list does not move.
  const [isLeftBelow, setIsLeftBelow] = useState<boolean | null>(null)
  if ((isKnown || todos.length > 0) && isLeftBelow === null)
    setIsLeftBelow(left.length === 0 || !LeftOver.isLoaded())
  const leftLine = left.length > 0 && (
    <Suspense fallback={null}>
      <LeftOver todos={left} now={now} heading={heading} />
    </Suspense>
  )

  return (
    <div className="flex flex-col gap-3 sm:gap-4">
      {/* On a phone both fit on one line or not by a font's few pixels: the heading has its own. */}
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-2 max-sm:gap-y-1">
        <h2 ref={heading} tabIndex={-1} className="text-heading font-bold outline-none max-sm:w-full">
          {dayTitle(date)}
        </h2>
        <TodoProgress todos={todos} hasMore={hasMore} isKnown={isKnown} />
      </div>
      {isLeftBelow !== true && leftLine}
      {children}
      <WaitingLine uid={user.uid} isOffline={isOffline} />
      {isKnown && list.status === 'ready' && !hasMore && (
        <Suspense fallback={null}>
          {lostEdits.map(({ id }) => (
            <LostEdit key={id} uid={user.uid} day={day} id={id} />
          ))}
        </Suspense>
      )}
      {list.status === 'error' && (
        <ErrorNotice text={todoErrorText('todoLoad', list.error.code)} onRetry={list.retry} />
      )}
      <p id={ORDER_HELP_ID} hidden>
        Flèches haut et bas pour changer la place dans la liste.
      </p>
      <RowIcons />
      {list.status !== 'error' && week.length > 0 && <TodoRows todos={week} now={now} heading={heading} />}
      {list.status !== 'error' && week.length === 0 && next.length === 0 && (
        <EmptyList isKnown={isKnown} isOffline={isOffline} day={day} />
      )}
      {list.status !== 'error' && next.length > 0 && (
        <div className="flex flex-col gap-2 border-t border-line pt-3">
          <h3 className="text-body font-bold">{dayTitle(addDays(date, 7))}</h3>
          <TodoRows todos={next} now={now} heading={heading} />
        </div>
      )}
      {isLeftBelow === true && leftLine}
      {isToday && list.status !== 'error' && (isKnown || isOffline) && (
        <Suspense fallback={null}>
          <NextStepLine today={todos} />
        </Suspense>
      )}
      {list.status !== 'error' && later.length > 0 && (
        <Folded name={`Plus tard (${later.length})`}>
          <TodoRows todos={later} now={now} heading={heading} />
        </Folded>
      )}
      <ShowMore {...listed} />
      {(isKnown || isOffline) && (
        <Suspense fallback={null}>
          <DoneBefore
            day={day}
            todos={todos}
            isSettled={list.status === 'ready' && !hasMore && list.isLive && !isPending}
            isOffline={isOffline}
            heading={heading}
          />
        </Suspense>
      )}
    </div>
  )
}

/** « Samedi 28 novembre » */
function dayTitle(date: LocalDate): string {
  return capital(formatWeekdayAndDay(dateAt(date)))
}

/** No todo in sight: the day is empty, the network is missing, or the list is loading. */
function EmptyList({ isKnown, isOffline, day }: { isKnown: boolean; isOffline: boolean; day: Weekday }) {
  if (isKnown) return <EmptyDay day={day} />
  return isOffline ? <EmptyDay day={day} isOffline /> : <TodoRowsSkeleton />
}
