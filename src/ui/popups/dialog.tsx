import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from '@/lib/cn'
import { buttonClass } from '@/ui/button'

interface DialogProps extends Pick<ComponentProps<typeof Base.Popup>, 'initialFocus'> {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  title: string
  closeLabel: string
  children: ReactNode
  footer?: ReactNode
  className?: string
}

/** A modal named by its title: focus is trapped, Esc closes, the opener gets the focus back. */
export function Dialog({
  isOpen,
  onOpenChange,
  title,
  closeLabel,
  children,
  footer,
  className,
  ...popup
}: DialogProps) {
  return (
    <Base.Root
      open={isOpen}
      onOpenChange={(open) => {
        onOpenChange(open)
      }}
    >
      <Base.Portal>
        {/* Also over another dialog, which must look inactive. */}
        <Base.Backdrop
          forceRender
          className="fixed inset-0 z-50 bg-scrim transition-opacity duration-calm data-[ending-style]:opacity-0 data-[starting-style]:opacity-0 print:hidden"
        />
        <Base.Popup
          {...popup}
          data-paper=""
          data-dialog=""
          className={cn(
            'fixed z-50 flex flex-col bg-raised text-ink shadow-pop outline-none',
            'inset-x-0 bottom-0 max-h-[92dvh] rounded-t-card',
            'sm:inset-auto sm:top-1/2 sm:left-[calc((100%-var(--taken,0px))/2)] sm:w-[calc(100%-2rem-var(--taken,0px))] sm:max-w-lg sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-card',
            'transition-[opacity,translate,left,width] duration-calm data-[ending-style]:opacity-0 data-[starting-style]:opacity-0',
            // In a low window everything scrolls: head and foot would leave a field no room.
            '[@media(height<30rem)]:block [@media(height<30rem)]:overflow-y-auto [@media(height<30rem)]:scroll-cue',
            className,
            'print:static print:h-auto print:max-h-none print:w-full print:max-w-none print:translate-0 print:shadow-none',
          )}
        >
          <header className="flex items-center justify-between gap-4 border-b border-line py-3 pr-3 pl-6">
            <Base.Title className="text-heading font-bold">{title}</Base.Title>
            <Base.Close aria-label={closeLabel} className={buttonClass({ variant: 'ghost', size: 'icon' })}>
              <X aria-hidden className="size-5" />
            </Base.Close>
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto p-6 print:overflow-visible [@media(height<30rem)]:overflow-visible [@media(height>=30rem)]:scroll-cue">
            {children}
          </div>
          {footer && (
            <footer className="flex flex-wrap justify-end gap-3 border-t border-line px-6 py-4 print:hidden">
              {footer}
            </footer>
          )}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
