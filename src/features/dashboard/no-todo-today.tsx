import { CloudOff, Sprout } from 'lucide-react'
import type { LiveListState } from '@/data/sync/use-live'
import { EmptyState } from '@/ui/empty-state'
import { Skeleton } from '@/ui/skeleton'

/** Three cases: loading, offline without data, or a free day. */
export function NoTodoToday({ isKnown, isOffline }: Pick<LiveListState<never>, 'isKnown' | 'isOffline'>) {
  if (!isKnown && !isOffline) return <TodaySkeleton />

  if (!isKnown) {
    return (
      <EmptyState Icon={CloudOff} tint="todos" title="Vos tâches du jour ne sont pas sur cet appareil" isSlim>
        <p>Elles s’afficheront au retour du réseau.</p>
      </EmptyState>
    )
  }
  // « Gérer mes tâches », above, is its action.
  return <EmptyState Icon={Sprout} tint="todos" title="Aucune tâche pour aujourd'hui" isSlim />
}

function TodaySkeleton() {
  return (
    <div role="status" aria-busy="true" className="flex flex-col">
      <span className="sr-only">Chargement des tâches</span>
      {['w-3/4', 'w-1/2', 'w-2/3'].map((width) => (
        <div key={width} className="flex min-h-12 items-center gap-4">
          <Skeleton className="size-6 rounded-mark" />
          <Skeleton className={`h-4 ${width}`} />
        </div>
      ))}
    </div>
  )
}
