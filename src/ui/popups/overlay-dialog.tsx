import { Dialog as Base } from '@base-ui/react/dialog'
import { use, useRef, type ComponentProps, type ReactNode } from 'react'
import { cn } from '@/lib/cn'
import { OverlayHeadContext } from './overlay-head'

interface OverlayDialogProps extends Pick<
  ComponentProps<typeof Base.Popup>,
  'initialFocus' | 'finalFocus' | 'onKeyDown' | 'onBlur'
> {
  /** The accessible name; the content has its own visible heading. */
  title: string
  /** Called on Esc. A click outside does nothing, because the overlay contains work. */
  onDismiss: () => void
  children: ReactNode
  className?: string
}

/** A workplace over the page, open while mounted: almost full on a desktop, full on a phone. */
export function OverlayDialog({
  title,
  onDismiss,
  children,
  className,
  initialFocus,
  ...popup
}: OverlayDialogProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <Base.Root
      open
      disablePointerDismissal
      onOpenChange={(isOpen) => {
        if (!isOpen) onDismiss()
      }}
    >
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-40 bg-scrim transition-opacity duration-calm data-[starting-style]:opacity-0" />
        <Base.Popup
          {...popup}
          initialFocus={initialFocus ?? heading}
          className={cn(
            'fixed inset-0 z-50 flex flex-col overflow-hidden bg-raised text-ink outline-none',
            'sm:inset-auto sm:top-1/2 sm:left-[calc((100%-var(--taken,0px))/2)] sm:h-[90dvh] sm:w-[calc(100%-2rem-var(--taken,0px)-env(safe-area-inset-left,0px)-env(safe-area-inset-right,0px))] sm:max-w-6xl sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-card sm:shadow-pop',
            'sm:[@media(height<36rem)]:h-dvh sm:[@media(height<36rem)]:rounded-none',
            'transition-[opacity,translate,left,width] duration-calm data-[starting-style]:opacity-0',
            className,
          )}
        >
          <Base.Title ref={heading} tabIndex={-1} className="sr-only">
            {title}
          </Base.Title>
          {use(OverlayHeadContext)}
          {children}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
