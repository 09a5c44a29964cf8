import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import { cn } from '@/lib/cn'

interface SortHeadProps {
  label: string
  /** null: the table is sorted by another column. */
  state: 'ascending' | 'descending' | null
  /** Names at the left, figures at the right. */
  isName?: boolean
  className?: string
  onSort: () => void
}

/** The head of a column that sorts its table. */
export function SortHead({ label, state, isName = false, className, onSort }: SortHeadProps) {
  const Sign = state === null ? ArrowUpDown : state === 'ascending' ? ArrowUp : ArrowDown
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={state ?? 'none'}
      className={cn('p-0 font-semibold', className)}
    >
      <button
        type="button"
        onClick={onSort}
        className={cn(
          'inline-flex min-h-target w-full items-center gap-1 text-fine hover:text-ink',
          isName ? 'justify-start' : 'justify-end',
          state === null ? 'text-muted' : 'text-ink',
        )}
      >
        {label}
        <Sign aria-hidden className="size-4 shrink-0 print:hidden" />
      </button>
    </th>
  )
}
