import { useEffect, useState } from 'react'
import { openToasts, type ToastOptions } from '@/ui/toast'

const SHOWN_MS = 10_000

/** Shows toasts where the toaster's own file was lost on a bad network: the latest one, until its action or its time. */
export function PlainToaster() {
  const [shown, setShown] = useState<ToastOptions | null>(null)

  useEffect(() => {
    openToasts((toast) => {
      const close = () => setShown((now) => (now === toast ? null : now))
      setShown(toast)
      setTimeout(close, toast.duration ?? SHOWN_MS)
      return close
    })
  }, [])

  if (!shown) return null
  const { text, tone, action } = shown
  return (
    <div className="fixed inset-x-4 bottom-24 z-60 mx-auto flex w-fit items-center gap-2 rounded-field bg-ink px-4 py-1.5 text-small text-canvas print:hidden">
      <p role={tone === 'alert' ? 'alert' : 'status'}>{text}</p>
      {action && (
        <button
          type="button"
          className="min-h-target px-2 font-bold underline underline-offset-4"
          onClick={() => {
            action.run()
            setShown(null)
          }}
        >
          {action.label}
        </button>
      )}
    </div>
  )
}
