import { Skeleton } from '@/ui/skeleton'

/** While the tests of a product, or their code, are on the way. */
export function TestsLoading() {
  return (
    <div role="status" aria-busy="true" className="flex flex-col gap-4">
      <span className="sr-only">Chargement des tests de vente</span>
      <Skeleton className="h-56" />
      <Skeleton className="h-40" />
    </div>
  )
}
