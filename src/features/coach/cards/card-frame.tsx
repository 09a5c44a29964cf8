import { CircleCheck, Lightbulb } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { cn } from '@/lib/cn'

interface CardFrameProps {
  noun?: string | undefined
  /** For example « tâche pour jeudi ». */
  name: string
  ref?: Ref<HTMLDivElement>
  /** `taken`: accepted and present in the person's work; `folded`: ignored or undone, in one line. */
  look?: 'open' | 'taken' | 'folded'
  /** Long texts: the buttons are below and leave them the full width. */
  isLong?: boolean
  children: ReactNode
  actions?: ReactNode
}

export function CardFrame({
  noun = 'Proposition',
  name,
  ref,
  look = 'open',
  isLong,
  children,
  actions,
}: CardFrameProps) {
  const Icon = look === 'taken' ? CircleCheck : Lightbulb
  const isFolded = look === 'folded'
  return (
    <div
      ref={ref}
      role="group"
      aria-label={`${noun}\u00a0: ${name}`}
      className={cn(
        'flex items-start gap-x-3 gap-y-2',
        isFolded ? 'items-center gap-x-2 pl-3 text-small text-muted' : 'flex-wrap rounded-field border p-3',
        look === 'open' && 'border-line-strong bg-surface',
        look === 'taken' && 'border-line',
      )}
    >
      {!isFolded && (
        <Icon
          aria-hidden
          className={cn('mt-0.5 size-5 shrink-0', look === 'taken' ? 'text-success' : 'text-brand-text')}
        />
      )}
      <div
        className={cn(
          'min-w-0 flex-1',
          isFolded ? 'truncate' : 'basis-48 [overflow-wrap:anywhere]',
          // At 320 px the icon stands beside the text, but above a picture, which needs the width.
          !isFolded && !isLong && '@max-sm:basis-40',
        )}
      >
        {children}
      </div>
      {actions && (
        <div
          data-answers
          className={cn(
            '-my-1 ml-auto flex flex-wrap items-center justify-end gap-1',
            // Four buttons take two lines on a phone.
            isLong &&
              'mt-0 basis-full @max-md:has-[>:nth-child(4)]:grid @max-md:has-[>:nth-child(4)]:grid-cols-[auto_auto] @max-md:[&>*]:px-3',
          )}
        >
          {actions}
        </div>
      )}
    </div>
  )
}
