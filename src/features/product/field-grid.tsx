import type { ReactNode } from 'react'
import { cn } from '@/lib/cn'

interface FieldGridProps {
  /** Columns on a wide screen; default: two, as on a phone. */
  className?: string
  children: ReactNode
}

/** Fields side by side share the rows of label, input, hint and fault: a label of two lines moves its neighbour's input too. */
export function FieldGrid({ className, children }: FieldGridProps) {
  return (
    <div
      className={cn(
        'grid grid-cols-1 gap-x-3 gap-y-1.5 min-[22rem]:grid-cols-2 [&>div]:row-span-4 [&>div]:grid [&>div]:grid-rows-subgrid [&>div]:pb-1 [&>div>label]:self-end',
        className,
      )}
    >
      {children}
    </div>
  )
}
