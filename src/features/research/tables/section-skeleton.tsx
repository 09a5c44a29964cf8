import { Card } from '@/ui/card'
import { Skeleton } from '@/ui/skeleton'

/** The place of the sections that come. */
export function SectionSkeleton() {
  return (
    <div role="status" aria-busy="true" className="flex flex-col gap-6">
      <span className="sr-only">Chargement des sections</span>
      {[0, 1].map((section) => (
        <Card
          key={section}
          className="flex flex-col gap-5 max-sm:-mx-4 max-sm:rounded-none max-sm:border-x-0"
        >
          <Skeleton className="h-7 w-48" />
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-12 w-full" />
          <Skeleton className="h-12 w-full" />
        </Card>
      ))}
    </div>
  )
}
