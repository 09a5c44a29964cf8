import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '@/lib/cn'
import { EmptyDrawing, type Drawing } from './empty-drawing'
import { Starburst } from './starburst'

const tints = {
  projects: ['text-tint-projects', 'text-ink-projects'],
  research: ['text-tint-research', 'text-ink-research'],
  todos: ['text-tint-todos', 'text-ink-todos'],
  brand: ['text-brand-soft', 'text-brand-text'],
} as const

type Sight =
  /** What will be there, drawn. */
  | { drawing: Drawing; Icon?: never; tint?: never }
  | { drawing?: never; Icon: LucideIcon; tint: keyof typeof tints }

type EmptyStateProps = Sight & {
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
  title,
  titleAs: Title = 'p',
  children,
  action,
  isSlim = false,
  className,
  ...sight
}: EmptyStateProps) {
  return (
    <div
      className={cn(
        'flex items-center',
        isSlim ? 'flex-wrap gap-3' : 'flex-col gap-4 py-8 text-center sm:px-2',
        className,
      )}
    >
      {sight.drawing ? (
        <EmptyDrawing of={sight.drawing} className={cn('shrink-0', isSlim && 'w-28')} />
      ) : (
        <Disc {...sight} isSlim={isSlim} />
      )}
      <div className={cn('flex flex-col gap-1', isSlim ? 'min-w-0 flex-1 basis-40' : 'items-center')}>
        <Title className={cn('font-bold text-balance', isSlim ? 'text-body' : 'text-heading')}>{title}</Title>
        {children && <div className="max-w-reading text-balance text-muted">{children}</div>}
      </div>
      {action}
    </div>
  )
}

function Disc({ Icon, tint, isSlim }: { Icon: LucideIcon; tint: keyof typeof tints; isSlim: boolean }) {
  return (
    <span
      aria-hidden
      className={cn('grid shrink-0 place-items-center [&>*]:[grid-area:1/1]', isSlim ? 'size-12' : 'size-20')}
    >
      <Starburst tone="current" className={cn('size-full', tints[tint][0])} />
      <Icon className={cn(isSlim ? 'size-5' : 'size-7', tints[tint][1])} />
    </span>
  )
}
