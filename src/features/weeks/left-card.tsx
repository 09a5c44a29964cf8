import { ChevronLeft, ChevronRight, CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useSignedIn } from '@/components/signed-in-context'
import { leftIn } from '@/domain/weeks/look-back'
import { priorityDates, weekState } from '@/domain/weeks/week-to-review'
import { paths } from '@/lib/paths'
import { Button } from '@/ui/button'
import { EmptyState } from '@/ui/empty-state'
import { Skeleton } from '@/ui/skeleton'
import { LeftTodo } from './left-todo'
import type { CardProps } from './review-cards'

/** « Ce qui reste »: the open todos of the days that are over, one at a time, each with four answers. */
export function LeftCard({ week: { reading, monday } }: CardProps) {
  const { deviceNow: now } = useSignedIn()
  /** null: the first one. */
  const [shownId, setShownId] = useState<string | null>(null)
  const { open, status, hasMoreOpen } = reading
  if (!open) {
    return status === 'reading' ? (
      <div role="status" aria-busy="true" className="flex flex-col gap-3">
        <span className="sr-only">Chargement de ce qui reste</span>
        <Skeleton className="h-16" />
        <Skeleton className="h-16" />
      </div>
    ) : (
      <p className="text-muted">Vos tâches n’ont pas pu être lues&nbsp;: cette carte peut être passée.</p>
    )
  }
  const left = leftIn(open, monday, now)
  const days = priorityDates(monday, now)
  const place = Math.max(
    0,
    left.findIndex(({ id }) => id === shownId),
  )
  const todo = left[place]
  const step = (to: number) => {
    setShownId(left[to]?.id ?? null)
    focusCard()
  }
  return (
    <div className="flex flex-col gap-4">
      {todo ? (
        <>
          {left.length > 1 && (
            <div className="-my-2 flex items-center justify-between gap-2">
              <p className="text-fine font-semibold text-muted tabular-nums">
                {`Tâche ${place + 1} sur ${left.length}`}
              </p>
              <span className="-mr-2.5 flex">
                <Button
                  variant="ghost"
                  size="icon"
                  aria-label="Tâche précédente"
                  disabled={place === 0}
                  onClick={() => step(place - 1)}
                >
                  <ChevronLeft aria-hidden className="size-5" />
                </Button>
                <Button
                  variant="ghost"
                  size="icon"
                  aria-label="Tâche suivante"
                  disabled={place === left.length - 1}
                  onClick={() => step(place + 1)}
                >
                  <ChevronRight aria-hidden className="size-5" />
                </Button>
              </span>
            </div>
          )}
          <LeftTodo
            key={todo.id}
            todo={todo}
            days={days}
            // The next task takes its place.
            onDecided={() => {
              setShownId(left[place + 1]?.id ?? null)
              focusCard()
            }}
          />
        </>
      ) : (
        <EmptyState Icon={CircleCheck} tint="todos" title="Rien ne reste" titleAs="p">
          {weekState(monday, now) === 'under-way'
            ? 'Aucune tâche des jours passés n’est à faire. Celles d’aujourd’hui et des jours à venir restent dans vos listes.'
            : 'Aucune tâche de cette semaine n’est à faire. Celles qui reviennent chaque semaine reviendront d’elles-mêmes.'}
        </EmptyState>
      )}
      {hasMoreOpen && (
        <p className="text-small text-muted">
          Il peut y en avoir d’autres, plus anciennes, dans{' '}
          <Link to={paths.todos} className="font-semibold text-ink underline underline-offset-4">
            Mes Tâches
          </Link>
          .
        </p>
      )}
    </div>
  )
}

/** The heading of the card: the row that had the focus is removed with its decision. */
function focusCard(): void {
  document.getElementById('carte')?.focus({ preventScroll: true })
}
