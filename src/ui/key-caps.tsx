import { Fragment } from 'react'
import { cn } from '@/lib/cn'

interface KeyCapsProps {
  keys: readonly string[]
  /** Separator that screen readers read: « + » for keys pressed together. */
  between?: string
  className?: string
}

export function KeyCaps({ keys, between = ' + ', className }: KeyCapsProps) {
  return (
    <span className={cn('inline-flex shrink-0 items-center gap-1', className)}>
      {keys.map((key, index) => (
        <Fragment key={key}>
          {index > 0 && <span className="sr-only">{between}</span>}
          <kbd className="inline-grid min-h-6 min-w-6 place-items-center rounded-mark border border-line-strong/60 bg-canvas px-1.5 font-sans text-fine leading-none font-semibold text-muted">
            {key}
          </kbd>
        </Fragment>
      ))}
    </span>
  )
}
