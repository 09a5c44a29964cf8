import { CircleCheck } from 'lucide-react'
import { useRef } from 'react'
import { Link } from 'react-router-dom'
import { useSignedIn } from '@/components/signed-in-context'
import { addDays, dateInWeek } from '@/domain/base/time/local-date'
import { leftIn } from '@/domain/weeks/look-back'
import { priorityDays } from '@/domain/weeks/week-to-review'
import { paths } from '@/lib/paths'
import { EmptyState } from '@/ui/empty-state'
import { Skeleton } from '@/ui/skeleton'
import { LeftTodo } from './left-todo'
import type { CardProps } from './review-cards'

/** « Ce qui reste »: the week's open todos, one decision each. */
export function LeftCard({ week: { reading, monday } }: CardProps) {
  const { deviceNow: now } = useSignedIn()
  const list = useRef<HTMLUListElement>(null)
  const { open, status, hasMoreOpen } = reading
  if (!open) {
    return status === 'reading' ? (
      <div role="status" aria-busy="true" className="flex flex-col gap-3">
        <span className="sr-only">Chargement de ce qui reste</span>
        <Skeleton className="h-16" />
        <Skeleton className="h-16" />
      </div>
    ) : (
      <p className="text-muted">Vos tâches n'ont pas pu être lues&nbsp;: cette carte peut être passée.</p>
    )
  }
  const left = leftIn(open, monday, now)
  const days = priorityDays(monday, now).map((day) => dateInWeek(addDays(monday, 7), day))
  return (
    <div className="flex flex-col gap-4">
      {left.length === 0 ? (
        <EmptyState Icon={CircleCheck} tint="todos" title="Rien ne reste" titleAs="p">
          Aucune tâche de cette semaine n'est à faire. Celles qui reviennent chaque semaine reviendront
          d'elles-mêmes.
        </EmptyState>
      ) : (
        <ul ref={list} tabIndex={-1} className="flex flex-col divide-y divide-line outline-none">
          {left.map((todo) => (
            <LeftTodo
              key={todo.id}
              todo={todo}
              days={days}
              // The row is removed with the decision.
              onDecided={() => document.getElementById('carte')?.focus({ preventScroll: true })}
            />
          ))}
        </ul>
      )}
      {hasMoreOpen && (
        <p className="text-small text-muted">
          Il peut y en avoir d'autres, plus anciennes, dans{' '}
          <Link to={paths.todos} className="font-semibold text-brand-text underline underline-offset-4">
            Mes Tâches
          </Link>
          .
        </p>
      )}
    </div>
  )
}
