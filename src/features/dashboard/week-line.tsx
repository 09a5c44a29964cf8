import { CalendarCheck } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useSignedIn } from '@/components/signed-in-context'
import { addDays, localDateOf, mondayOf } from '@/domain/base/local-date'
import type { GuidanceFacts } from '@/domain/guidance/next-steps'
import { paths } from '@/lib/paths'

/** The priorities of the week under way, in one line, as the last review chose them. */
export function WeekLine({ facts: { reviews } }: { facts: GuidanceFacts }) {
  const { deviceNow: now } = useSignedIn()
  const last = reviews?.last
  const isOfThisWeek = last?.monday === addDays(mondayOf(localDateOf(now)), -7)
  if (!last || !isOfThisWeek || last.priorities.length === 0) return null
  return (
    <Link
      to={paths.weekOf(last.monday)}
      className="group flex min-h-target items-center gap-2 rounded-field bg-tint-todos px-4 text-small text-ink-todos no-underline"
    >
      <CalendarCheck aria-hidden className="size-4 shrink-0" />
      <span className="min-w-0 flex-1 truncate">
        <span className="font-bold">Cette semaine</span>
        {' · '}
        <span dir="auto" className="group-hover:underline">
          {last.priorities.join(' · ')}
        </span>
      </span>
    </Link>
  )
}
