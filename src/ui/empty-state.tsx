import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '@/lib/cn'

const tints = {
  projects: 'bg-tint-projects text-ink-projects',
  research: 'bg-tint-research text-ink-research',
  todos: 'bg-tint-todos text-ink-todos',
  brand: 'bg-brand-soft text-brand-text',
} as const

interface EmptyStateProps {
  Icon: LucideIcon
  tint: keyof typeof tints
  title: string
  /** A heading if the state is its own section, else plain text. */
  titleAs?: 'h2' | 'h3' | 'p'
  /** Explanation, or the next step. */
  children?: ReactNode
  action?: ReactNode
  /** Icon and text in a row, for a section of a fuller screen. */
  isSlim?: boolean
  className?: string
}

export function EmptyState({
  Icon,
  tint,
  title,
  titleAs: Title = 'p',
  children,
  action,
  isSlim = false,
  className,
}: EmptyStateProps) {
  return (
    <div
      className={cn(
        'flex items-center',
        isSlim ? 'flex-wrap gap-3' : 'flex-col gap-4 py-8 text-center sm:px-2',
        className,
      )}
    >
      <span
        aria-hidden
        className={cn(
          'grid shrink-0 place-items-center rounded-full',
          isSlim ? 'size-10' : 'size-14',
          tints[tint],
        )}
      >
        <Icon className={isSlim ? 'size-5' : 'size-7'} />
      </span>
      <div className={cn('flex flex-col gap-1', isSlim ? 'min-w-0 flex-1 basis-40' : 'items-center')}>
        <Title className={cn('font-bold text-balance', isSlim ? 'text-body' : 'text-heading')}>{title}</Title>
        {children && <div className="max-w-reading text-balance text-muted">{children}</div>}
      </div>
      {action}
    </div>
  )
}
