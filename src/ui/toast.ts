export interface ToastOptions {
  text: string
  /** `alert` is announced at once and stays longer. */
  tone?: 'info' | 'alert'
  action?: { label: string; run: () => void }
  /** Milliseconds on screen; paused while hovered or focused. */
  duration?: number
}

/** Returns a function that closes the toast. */
export type AddToast = (options: ToastOptions) => () => void

let add: AddToast | null = null
/** Toasts from before the toaster was mounted. */
const early = new Set<(toaster: AddToast) => void>()
let callToaster = () => {}

/** Resolves when the toaster must load: a toast is waiting, or everything else is loaded. */
export const toasterWanted = new Promise<void>((resolve) => {
  callToaster = resolve
})
export const prepareToasts = callToaster

/** For an event without a place on the screen. Returns a function that closes it early. */
export function showToast(options: ToastOptions): () => void {
  if (add) return add(options)
  let close: (() => void) | null = null
  const show = (toaster: AddToast) => {
    close = toaster(options)
  }
  early.add(show)
  callToaster()
  return () => {
    early.delete(show)
    close?.()
  }
}

export function openToasts(toaster: AddToast): void {
  add = toaster
  for (const show of early) show(toaster)
  early.clear()
}
