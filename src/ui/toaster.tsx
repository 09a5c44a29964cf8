import { Toast } from '@base-ui/react/toast'
import { X } from 'lucide-react'
import { useEffect } from 'react'
import { cn } from '@/lib/cn'
import { buttonClass } from './button'
import { openToasts, type AddToast } from './toast'

const manager = Toast.createToastManager()

const addToast: AddToast = ({ text, tone = 'info', action, duration }) => {
  const close = () => {
    manager.close(id)
  }
  const id = manager.add({
    title: text,
    type: tone,
    // `high` would hide the toast and its buttons behind a copy for screen readers; ours has the alert role itself.
    priority: 'low',
    timeout: duration ?? (tone === 'alert' ? 10_000 : 6_000),
    ...(action && {
      actionProps: {
        children: action.label,
        onClick: () => {
          action.run()
          close()
        },
      },
    }),
  })
  return close
}

export function Toaster({ closeLabel }: { closeLabel: string }) {
  useEffect(() => {
    openToasts(addToast)
  }, [])
  return (
    <Toast.Provider toastManager={manager} limit={1}>
      <Toast.Portal>
        <Toast.Viewport
          data-toasts=""
          // Covers no control: on a phone a strip above the bar, else between checkboxes and row buttons. More positions in `theme.css`.
          className={cn(
            'fixed inset-x-0 bottom-(--toast-bottom) z-60 print:hidden',
            'sm:right-auto sm:bottom-[calc(var(--toast-bottom)+1rem)] sm:left-[calc((100%-var(--beside))/2)] sm:w-max sm:max-w-md sm:-translate-x-1/2',
          )}
        >
          <ToastList closeLabel={closeLabel} />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  )
}

function ToastList({ closeLabel }: { closeLabel: string }) {
  const { toasts } = Toast.useToastManager()
  const waiting = toasts.filter(({ limited }) => limited).length
  return toasts.map((toast) => (
    <Toast.Root
      key={toast.id}
      toast={toast}
      data-toast=""
      // Overrides the library's dialog role: a toast closes by itself.
      role="group"
      aria-modal={undefined}
      className={cn(
        'flex items-center gap-2 border-line bg-ink py-1.5 pr-1.5 pl-4 text-canvas sm:rounded-field sm:border sm:shadow-pop',
        'transition-opacity duration-calm data-[ending-style]:opacity-0 data-[limited]:hidden data-[starting-style]:opacity-0',
      )}
    >
      <Toast.Title
        render={<p role={toast.type === 'alert' ? 'alert' : undefined} />}
        className="min-w-0 flex-1 py-2 text-small break-words"
      />
      {waiting > 0 && toast.limited !== true && (
        <span className="text-fine font-semibold tabular-nums">
          <span aria-hidden>{`+${waiting}`}</span>
          <span className="sr-only">{`, ${waiting} autre${waiting === 1 ? '' : 's'} après`}</span>
        </span>
      )}
      <Toast.Action className="min-h-target rounded-full px-3 text-small font-bold underline underline-offset-4" />
      <Toast.Close
        aria-label={closeLabel}
        // Exposed to screen readers too, because the keyboard reaches it even in a collapsed stack.
        aria-hidden={undefined}
        className={buttonClass(
          { variant: 'ghost', size: 'icon' },
          'text-canvas hover:bg-transparent hover:opacity-80',
        )}
      >
        <X aria-hidden className="size-4" />
      </Toast.Close>
    </Toast.Root>
  ))
}
