import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { ErrorNotice } from '@/components/error-notice'
import { PendingMark } from '@/components/pending-mark'
import { ShowMore } from '@/components/show-more'
import { useSignedIn } from '@/components/signed-in-context'
import { useLiveList } from '@/data/sync/use-live'
import { weeksQuery, type LiveWeek } from '@/data/weeks'
import { counted } from '@/domain/base/text/french-count'
import { weekRows, type WeekRow } from '@/domain/weeks/streak'
import { errorText } from '@/lib/text/error-text'
import { paths } from '@/lib/paths'
import { weekDates } from '@/lib/text/week-text'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { EmptyState } from '@/ui/empty-state'
import { Skeleton } from '@/ui/skeleton'
import type { OneWeek } from './use-week'

/** « Mes semaines »: the last weeks, all on demand. */
export function MyWeeks({ week: { reading } }: { week: OneWeek }) {
  const [isWhole, setWhole] = useState(false)
  const { weeks, hasMoreWeeks, status, unread } = reading
  return (
    <Card aria-labelledby="mes-semaines" className="flex flex-col gap-3">
      <h2 id="mes-semaines" className="text-heading font-bold">
        Mes semaines
      </h2>
      {isWhole ? (
        <AllWeeks />
      ) : weeks ? (
        <>
          <Rows weeks={weeks} />
          {hasMoreWeeks && (
            <Button variant="secondary" className="self-center" onClick={() => setWhole(true)}>
              Afficher plus
            </Button>
          )}
        </>
      ) : status === 'reading' && !unread.includes('weeks') ? (
        <RowsSkeleton />
      ) : (
        <p className="text-muted">Vos semaines passées n’ont pas pu être lues.</p>
      )}
    </Card>
  )
}

function AllWeeks() {
  const { uid } = useSignedIn().user
  const listed = useLiveList(uid, weeksQuery(uid))
  const { list, items } = listed
  if (list.status === 'error') {
    return <ErrorNotice text={errorText('weeksLoad', list.error.code)} onRetry={list.retry} />
  }
  if (list.status === 'loading') return <RowsSkeleton />
  return (
    <>
      <Rows weeks={items} />
      <ShowMore {...listed} />
    </>
  )
}

function Rows({ weeks }: { weeks: readonly LiveWeek[] }) {
  if (weeks.length === 0) {
    return (
      <EmptyState drawing="weeks" title="Aucune semaine close pour l’instant">
        Chaque bilan reste ici, à relire quand vous voulez.
      </EmptyState>
    )
  }
  return (
    <ul className="-mx-2 flex flex-col">
      {weekRows(weeks).map((row) => (
        <Row key={row.monday} row={row} />
      ))}
    </ul>
  )
}

function Row({ row: { monday, week } }: { row: WeekRow<LiveWeek> }) {
  const { deviceNow: now } = useSignedIn()
  return (
    <li>
      <Link
        to={paths.weekOf(monday)}
        className="flex min-h-target items-center gap-3 rounded-field px-2 py-2 no-underline hover:bg-hover active:bg-pressed"
      >
        <span className="min-w-0 flex-1">
          <span className={week ? 'block font-semibold text-ink' : 'block text-muted'}>
            {`Semaine ${weekDates(monday, now)}`}
          </span>
          <span className="flex flex-wrap items-center gap-x-3 text-small text-muted">
            {week ? summary(week) : 'Une semaine sans bilan'}
            {week?.isPending && <PendingMark />}
          </span>
        </span>
        <ChevronRight aria-hidden className="size-4 shrink-0 text-muted" />
      </Link>
    </li>
  )
}

function summary({ stats, priorities }: LiveWeek): string {
  const { done } = stats
  return [
    ...(done === undefined ? [] : [`${counted(done, 'tâche')} ${done < 2 ? 'faite' : 'faites'}`]),
    priorities.length === 0 ? 'sans priorité' : counted(priorities.length, 'priorité'),
  ].join(' · ')
}

function RowsSkeleton() {
  return (
    <div role="status" aria-busy="true" className="flex flex-col gap-2">
      <span className="sr-only">Chargement de vos semaines</span>
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
    </div>
  )
}
