import { CloudOff, Sprout } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useIsOnline } from '@/components/use-is-online'
import { useLasts } from '@/components/use-lasts'
import { paths } from '@/lib/paths'
import { buttonClass } from '@/ui/button'
import { Skeleton } from '@/ui/skeleton'

/** How long an answer from the local cache alone counts as « still connecting ». */
const CONNECTING_MS = 3_000

/** Nothing to show has three reasons, and only one of them is a free day. */
export function NoTaskToday({ isKnown }: { isKnown: boolean }) {
  const isOnline = useIsOnline()
  const isCut = useLasts(!isKnown, CONNECTING_MS) || !isOnline
  if (!isKnown && !isCut) return <TodaySkeleton />

  const Icon = isKnown ? Sprout : CloudOff
  return (
    <div className="flex flex-col items-center gap-3 py-4 text-center">
      <span aria-hidden className="grid size-14 place-items-center rounded-full bg-tint-tasks text-ink-tasks">
        <Icon className="size-7" />
      </span>
      <p className="font-bold">
        {isKnown ? "Aucune tâche pour aujourd'hui" : 'Vos tâches du jour ne sont pas sur cet appareil'}
      </p>
      <p className="max-w-xs text-small text-muted">
        {isKnown
          ? "Une petite action finie ce soir vaut mieux qu'un grand plan pour demain."
          : "Elles s'afficheront au retour du réseau."}
      </p>
      {isKnown && (
        <Link to={paths.todos} className={buttonClass({ variant: 'secondary' })}>
          Ajouter une tâche
        </Link>
      )}
    </div>
  )
}

function TodaySkeleton() {
  return (
    <div role="status" aria-busy="true" className="flex flex-col">
      <span className="sr-only">Chargement des tâches</span>
      {['w-3/4', 'w-1/2', 'w-2/3'].map((width) => (
        <div key={width} className="flex min-h-12 items-center gap-4">
          <Skeleton className="size-6 rounded-md" />
          <Skeleton className={`h-4 ${width}`} />
        </div>
      ))}
    </div>
  )
}
