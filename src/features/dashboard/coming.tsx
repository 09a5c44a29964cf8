import { Fragment } from 'react'
import { Link } from 'react-router-dom'
import { capital, counted } from '@/domain/base/text/french-count'
import { dayName } from '@/domain/base/time/day-name'
import { localDateOf } from '@/domain/base/time/local-date'
import type { GuidanceFacts } from '@/domain/guidance/next-steps'
import { paths } from '@/lib/paths'

const DAYS_MAX = 2

/** « Samedi : 3 tâches · Mercredi 2 déc. : 2 tâches »: the next days with open todos, when today has none left. */
export function Coming({ coming, now }: Pick<GuidanceFacts, 'coming'> & { now: Date }) {
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
