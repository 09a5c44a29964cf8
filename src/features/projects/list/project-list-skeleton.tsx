import { Skeleton } from '@/ui/skeleton'

export function ProjectListSkeleton() {
  return (
    <div role="status" aria-busy="true" className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      <span className="sr-only">Chargement des projets</span>
      {['w-2/3', 'w-4/5', 'w-1/2'].map((width) => (
        <div
          key={width}
          className="flex min-h-48 flex-col gap-4 rounded-card border border-line bg-surface p-4"
        >
          <Skeleton className="h-6 w-28 rounded-full" />
          <Skeleton className={`h-5 ${width}`} />
          <Skeleton className="mt-auto h-2 w-full" />
          <Skeleton className="h-3.5 w-1/2" />
        </div>
      ))}
    </div>
  )
}
