import { ChevronLeft, ChevronRight, Hourglass } from 'lucide-react'
import { useState } from 'react'
import { Link, Navigate, useParams } from 'react-router-dom'
import { PageHeader } from '@/components/frame/page-header'
import { useSignedIn } from '@/components/signed-in-context'
import { readSession } from '@/data/device/session-store'
import { closedWeek, weekQueries } from '@/data/week-reading'
import { addDays, localDateOf, mondayOf, parseLocalDate, type LocalDate } from '@/domain/base/time/local-date'
import { weekState, weekToOpen } from '@/domain/weeks/week-to-review'
import { paths } from '@/lib/paths'
import { SCREENS } from '@/lib/screens'
import { weekDates } from '@/lib/text/week-text'
import { buttonClass } from '@/ui/button'
import { Card } from '@/ui/card'
import { EmptyState } from '@/ui/empty-state'
import { WeekRoom } from './week-room'

/** What the screen shows first. */
export function weeksQueries(uid: string, now: Date, [typed]: readonly string[]) {
  const date = parseLocalDate(typed)
  const session = readSession()
  const since = session.status === 'signed-in' ? session.user.createdAt : null
  const monday = date ? mondayOf(date) : weekToOpen(now, since)
  return [weekQueries(uid, monday), { stored: closedWeek(uid, monday) }]
}

/** « Bilan de la semaine »; without a date in the URL, the week that is due. */
export function WeeksScreen() {
  const { deviceNow: now, user } = useSignedIn()
  const { monday: typed } = useParams()
  // Held: another week may be due from midnight on, while a review is being typed.
  const [due] = useState(() => weekToOpen(now, user.createdAt))
  const date = parseLocalDate(typed)
  const monday = date ? mondayOf(date) : due
  if (typed !== undefined && typed !== monday) {
    return <Navigate replace to={date ? paths.weekOf(monday) : paths.weeks} />
  }
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-5">
      <PageHeader title={SCREENS.weeks.title} />
      <WeekName monday={monday} now={now} since={user.createdAt} />
      {weekState(monday, now) === 'to-come' ? <NotBegun /> : <WeekRoom key={monday} monday={monday} />}
    </div>
  )
}

interface WeekNameProps {
  monday: LocalDate
  now: Date
  /** Day of the sign-up: the weeks before it have no review. */
  since: Date | null
}

function WeekName({ monday, now, since }: WeekNameProps) {
  const isFirst = since !== null && monday <= mondayOf(localDateOf(since))
  const isLast = monday >= mondayOf(localDateOf(now))
  return (
    <nav aria-label="Semaine" className="-mt-2 flex items-center">
      {!isFirst && (
        <Link
          to={paths.weekOf(addDays(monday, -7))}
          aria-label="Semaine précédente"
          className={buttonClass({ variant: 'ghost', size: 'icon' }, '-ml-3')}
        >
          <ChevronLeft aria-hidden className="size-5" />
        </Link>
      )}
      <p className="min-w-0 text-small font-semibold sm:text-body">{`Semaine ${weekDates(monday, now)}`}</p>
      {!isLast && (
        <Link
          to={paths.weekOf(addDays(monday, 7))}
          aria-label="Semaine suivante"
          className={buttonClass({ variant: 'ghost', size: 'icon' })}
        >
          <ChevronRight aria-hidden className="size-5" />
        </Link>
      )}
    </nav>
  )
}

function NotBegun() {
  return (
    <Card>
      <EmptyState
        Icon={Hourglass}
        tint="todos"
        title="Cette semaine n’a pas commencé"
        titleAs="h2"
        action={
          <Link to={paths.weeks} className={buttonClass()}>
            Voir le bilan à faire
          </Link>
        }
      >
        Il n’y a encore rien à en dire. Si la date vous paraît juste, vérifiez l’horloge de cet appareil.
      </EmptyState>
    </Card>
  )
}
