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
    // `high` would hide the toast, with its buttons, behind a copy that is only read aloud; ours is an alert itself.
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

/** Mounted once, around the app. */
export function Toaster({ closeLabel }: { closeLabel: string }) {
  useEffect(() => {
    openToasts(addToast)
  }, [])
  return (
    <Toast.Provider toastManager={manager} limit={3}>
      <Toast.Portal>
        <Toast.Viewport
          data-toasts=""
          // Where it hides nothing that one presses: over the bar of a phone, and in the corner that a wide window has free, as wide as
          // what the widest dialog in its middle leaves. More of it, by what is open, in `theme.css`.
          className={cn(
            'fixed inset-x-[max(1rem,env(safe-area-inset-left,0px),env(safe-area-inset-right,0px))] bottom-[calc(var(--toast-bottom)+1rem)] z-60 flex flex-col-reverse gap-2 print:hidden',
            'sm:right-auto sm:max-w-md sm:items-start min-[90rem]:max-w-[min(28rem,calc(50vw-23rem))]',
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
  return toasts.map((toast) => (
    <Toast.Root
      key={toast.id}
      toast={toast}
      // A notice that leaves by itself is no dialog, which its library would make of it.
      role="group"
      aria-modal={undefined}
      className={cn(
        'flex items-center gap-2 rounded-field border border-line bg-ink py-1.5 pr-1.5 pl-4 text-canvas shadow-pop',
        'transition-opacity duration-calm data-[ending-style]:opacity-0 data-[limited]:hidden data-[starting-style]:opacity-0',
      )}
    >
      <Toast.Title
        render={<p role={toast.type === 'alert' ? 'alert' : undefined} />}
        className="min-w-0 flex-1 py-2 text-small break-words"
      />
      <Toast.Action className="min-h-target rounded-full px-3 text-small font-bold underline underline-offset-4" />
      <Toast.Close
        aria-label={closeLabel}
        // Reachable by keyboard, so also for a screen reader, whether the stack is unfolded or not.
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
