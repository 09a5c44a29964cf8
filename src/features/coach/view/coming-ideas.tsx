import { Skeleton } from '@/ui/skeleton'

/** Keeps the place of the ideas until it is known where the person is. */
export function ComingIdeas() {
  return (
    <div className="grid gap-2.5 @2xl:grid-cols-3 print:hidden">
      {[1, 2, 3].map((idea) => (
        <Skeleton key={idea} className="min-h-14 rounded-field" />
      ))}
    </div>
  )
}
