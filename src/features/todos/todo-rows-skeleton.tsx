import { Skeleton } from '@/ui/skeleton'

const WIDTHS = ['w-3/4', 'w-1/2', 'w-2/3', 'w-2/5']

export function TodoRowsSkeleton() {
  return (
    <div role="status" aria-busy="true" className="flex flex-col">
      <span className="sr-only">Chargement des tâches</span>
      {WIDTHS.map((width) => (
        <div key={width} className="flex min-h-14 items-center gap-4 border-t border-line">
          <Skeleton className="size-6 rounded-mark" />
          <Skeleton className={`h-4 ${width}`} />
        </div>
      ))}
    </div>
  )
}
