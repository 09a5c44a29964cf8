import { Link } from 'react-router-dom'
import type { GuidanceFacts } from '@/domain/guidance/next-steps'
import { paths } from '@/lib/paths'

const DAYS_MAX = 2

/** « À venir : jeudi 2 »: the next days with open todos, when today has none left. */
export function Coming({ coming }: Pick<GuidanceFacts, 'coming'>) {
  if (!coming || coming.length === 0) return null
  return (
    <p className="-my-3 flex flex-wrap items-center gap-x-3 text-small text-muted">
      {'À venir\u00a0:'}
      {coming.slice(0, DAYS_MAX).map(({ day, todos }) => (
        <Link
          key={day}
          to={paths.todosOf(day)}
          className="inline-flex min-h-target items-center font-semibold text-brand-text underline-offset-4 hover:underline"
        >
          {`${day}\u00a0${todos.length}`}
        </Link>
      ))}
    </p>
  )
}
