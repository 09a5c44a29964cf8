import { CalendarCheck, ChartColumn, ChevronDown, Pin } from 'lucide-react'
import { Fragment } from 'react'
import { Link } from 'react-router-dom'
import { UnreadNotice } from '@/components/guidance/unread-notice'
import { useSignedIn } from '@/components/signed-in-context'
import { DayBars } from '@/components/todos/day-bars'
import type { Live } from '@/data/sync/live'
import { useListState, useLive } from '@/data/sync/use-live'
import { todosDoneIn, type LiveTodo } from '@/data/todo-lists'
import { capital, counted } from '@/domain/base/text/french-count'
import { dayName } from '@/domain/base/time/day-name'
import { addDays, sevenDaysFrom, localDateOf, mondayOf } from '@/domain/base/time/local-date'
import { isBlank } from '@/domain/base/text/visible-text'
import type { GuidanceFacts } from '@/domain/guidance/next-steps'
import { wasDoneOn } from '@/domain/todos/week-of-todo'
import { useIsOnline } from '@/lib/hooks/use-is-online'
import { paths } from '@/lib/paths'
import { SCREENS } from '@/lib/screens'
import { Card } from '@/ui/card'
import { Skeleton } from '@/ui/skeleton'

/** The todos of the bars: done this week. */
export function weekDone(uid: string, now: Date) {
  return todosDoneIn(uid, mondayOf(localDateOf(now)))
}

interface MyWeekProps {
  facts: Pick<GuidanceFacts, 'plan' | 'reviews' | 'coming'>
}

/** What comes: todos done per day, the next days with todos, last week's priorities, and the plan's « si … alors … » sentence. */
export function MyWeek({ facts: { plan, reviews, coming } }: MyWeekProps) {
  const { user, deviceNow: now } = useSignedIn()
  const monday = mondayOf(localDateOf(now))
  const done = useLive(user.uid, weekDone(user.uid, now))
  const last = reviews?.last
  const priorities = last?.monday === addDays(monday, -7) ? last.priorities : []
  const ifThen = plan && !isBlank(plan.ifThen) ? plan.ifThen : null
  return (
    <Card aria-labelledby="ma-semaine" className="flex flex-col gap-3 py-4 sm:py-5">
      <div className="-my-2 flex items-center justify-between gap-3">
        <h2 id="ma-semaine" className="text-body font-bold">
          Ma semaine
        </h2>
        <Link
          to={paths.analyses}
          className="-mr-2 flex min-h-target items-center gap-1.5 rounded-full px-2 text-small font-semibold text-ink no-underline hover:bg-hover active:bg-pressed print:hidden"
        >
          <ChartColumn aria-hidden className="size-4" />
          {SCREENS.analyses.title}
        </Link>
      </div>
      <DoneBars done={done} now={now} />
      <Coming coming={coming} now={now} />
      {last && priorities.length > 0 && (
        <Link
          to={paths.weekOf(last.monday)}
          className="group flex min-h-target items-center gap-2 text-small text-ink no-underline"
        >
          <CalendarCheck aria-hidden className="size-4 shrink-0 text-muted" />
          <span dir="auto" className="min-w-0 flex-1 truncate group-hover:underline">
            {priorities.join(' · ')}
          </span>
        </Link>
      )}
      {ifThen !== null && (
        <details className="group -my-2 text-small text-muted">
          <summary className="flex min-h-target cursor-pointer items-center gap-2">
            <Pin aria-hidden className="size-4 shrink-0" />
            <span className="group-hover:underline">Mon plan B</span>
            <ChevronDown
              aria-hidden
              className="size-4 transition-transform duration-quick group-open:rotate-180"
            />
          </summary>
          <p dir="auto" className="pb-2 pl-6 text-pretty wrap-anywhere">
            {ifThen}
          </p>
        </details>
      )}
    </Card>
  )
}

/** The bars, or why there are none: an empty copy of a device that the server never answered is no week without work. */
function DoneBars({ done, now }: { done: Live<readonly LiveTodo[]>; now: Date }) {
  const { isOffline } = useListState(done)
  const isOnline = useIsOnline()
  const today = localDateOf(now)
  if (done.status === 'error' && isOnline) return <UnreadNotice unread={['todos']} onRetry={done.retry} />
  if (done.status === 'ready' && (done.isLive || !done.isEmpty || done.since !== null)) {
    return (
      <DayBars
        today={today}
        days={sevenDaysFrom(mondayOf(today)).map((date) => ({
          date,
          done: done.value.filter((todo) => wasDoneOn(todo, date)).length,
        }))}
      />
    )
  }
  if (!isOffline) return <Skeleton className="h-20" />
  return <p className="text-small text-muted">Vos tâches faites s’afficheront au retour du réseau.</p>
}

const DAYS_MAX = 2

/** « Samedi : 3 tâches · Mercredi 2 déc. : 2 tâches »: the next days with open todos, when today has none left. */
function Coming({ coming, now }: Pick<GuidanceFacts, 'coming'> & { now: Date }) {
  if (!coming || coming.length === 0) return null
  return (
    <p className="-my-2 flex flex-wrap items-center gap-x-2 text-small text-muted">
      <span className="sr-only">{'À venir\u00a0:'}</span>
      {coming.slice(0, DAYS_MAX).map(({ date, day, todos }, index) => (
        <Fragment key={date}>
          {index > 0 && <span>·</span>}
          <Link
            to={paths.todosOf(day)}
            className="inline-flex min-h-target items-center font-semibold text-ink underline underline-offset-4 hover:no-underline"
          >
            {`${capital(dayName(date, localDateOf(now)))}\u00a0: ${counted(todos.length, 'tâche')}`}
          </Link>
        </Fragment>
      ))}
    </p>
  )
}
