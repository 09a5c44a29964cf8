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
  /** A heading where the state is a part of the page of its own, else plain text. */
  titleAs?: 'h2' | 'h3' | 'p'
  /** What it means, or the next step. */
  children?: ReactNode
  action?: ReactNode
  /** In one row where there is room: for a part of a screen that has more to show. */
  isSlim?: boolean
  className?: string
}

/** Where there is nothing to show: a sign, why, and what can be done about it. */
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
  const state = (
    <div
      className={cn(
        'flex flex-col items-center gap-4 py-8 text-center sm:px-2',
        isSlim && 'py-4 sm:px-0 @md:flex-row @md:py-2 @md:text-left',
        className,
      )}
    >
      <span aria-hidden className={cn('grid size-14 shrink-0 place-items-center rounded-full', tints[tint])}>
        <Icon className="size-7" />
      </span>
      <div className={cn('flex flex-col items-center gap-1', isSlim && '@md:flex-1 @md:items-start')}>
        <Title className="text-heading font-bold text-balance">{title}</Title>
        {children && <div className="max-w-reading text-balance text-muted">{children}</div>}
      </div>
      {action}
    </div>
  )
  // The room that it has, and not the window's: text of twice the size needs twice as much.
  return isSlim ? <div className="@container">{state}</div> : state
}
