import { Dialog as Base } from '@base-ui/react/dialog'
import { createContext, use, useRef, type ComponentProps, type ReactNode } from 'react'
import { cn } from '@/lib/cn'

interface OverlayDialogProps extends Pick<
  ComponentProps<typeof Base.Popup>,
  'initialFocus' | 'finalFocus' | 'onKeyDown' | 'onBlur'
> {
  /** The accessible name; what is inside shows its own heading. */
  title: string
  /** Esc. A click outside is never an answer: there is work in it. */
  onDismiss: () => void
  children: ReactNode
  className?: string
}

/** What stands at the top of every workplace, since the page under it cannot be pressed. */
export const OverlayHeadContext = createContext<ReactNode>(null)

/** A workplace over the page, open as long as it is mounted: almost all of a desktop, all of a phone. */
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
