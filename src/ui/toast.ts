interface ToastOptions {
  text: string
  /** `alert` is read at once and stays longer. */
  tone?: 'info' | 'alert'
  action?: { label: string; run: () => void }
  /** Milliseconds on the screen; hovering or focusing pauses the count. */
  duration?: number
}

/** Shows a toast and returns what closes it. */
export type AddToast = (options: ToastOptions) => () => void

let add: AddToast | null = null
/** What was to be shown before the toaster was there. */
const early: ((toaster: AddToast) => void)[] = []
let callToaster = () => {}

/** When the toaster is worth loading: something is to be shown, or nothing else is left to load. */
export const toasterWanted = new Promise<void>((resolve) => {
  callToaster = resolve
})
export const prepareToasts = callToaster

/** For an event without a place on the screen. Returns what closes it early. */
export function showToast(options: ToastOptions): () => void {
  if (add) return add(options)
  let close: (() => void) | null = null
  early.push((toaster) => {
    close = toaster(options)
  })
  callToaster()
  return () => close?.()
}

/** The toaster is on the page. */
export function openToasts(toaster: AddToast): void {
  add = toaster
  for (const show of early.splice(0)) show(toaster)
}
