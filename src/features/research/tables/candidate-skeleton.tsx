import { CRITERIA } from '@/domain/research/candidate'
import { cn } from '@/lib/cn'
import { Skeleton } from '@/ui/skeleton'
import { columnsClass } from '../candidate/candidate-table'

const ROWS = [0, 1, 2, 3]

/** Placeholder for the rows, about as high as a short table. */
export function CandidateSkeleton({ isWide }: { isWide: boolean }) {
  return ROWS.map((row) =>
    isWide ? (
      <tr key={row} aria-hidden className={cn(columnsClass, 'border-t border-line')}>
        <td className="space-y-2 py-3.5 pr-3 pl-5">
          <Skeleton className="h-4 w-4/5" />
          <Skeleton className="h-4 w-3/5" />
        </td>
        {CRITERIA.map(({ key }) => (
          <td key={key}>
            <Skeleton className="mx-auto size-7 rounded-full" />
          </td>
        ))}
        <td className="pr-4">
          <Skeleton className="ml-auto h-8 w-20 rounded-full" />
        </td>
      </tr>
    ) : (
      <div key={row} aria-hidden className="flex flex-col gap-3 border-t border-line px-4 py-3">
        <Skeleton className="h-4 w-4/5" />
        <Skeleton className="h-4 w-2/5" />
        <Skeleton className="h-8 w-full" />
      </div>
    ),
  )
}
