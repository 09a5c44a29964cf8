import { isReload } from '@/lib/reload-page'

/**
 * After a failed assertion Firestore fails every call until the page is reloaded. Typed texts are stored, so the page reloads
 * by itself; if that did not help, `offerReload` asks the person. `beforeReload` reports the error first.
 */
export function watchSdk(offerReload: () => void, beforeReload: (thrown: unknown) => Promise<void>): void {
  let isPoisoned = false

  function look(thrown: unknown) {
    if (isPoisoned || !isPoison(thrown)) return
    isPoisoned = true
    void beforeReload(thrown).then(() => {
      if (isReload()) offerReload()
      else window.location.reload()
    })
  }

  window.addEventListener('error', (event) => {
    look(event.error)
  })
  window.addEventListener('unhandledrejection', (event) => {
    look(event.reason)
  })
}

function isPoison(thrown: unknown): boolean {
  return thrown instanceof Error && thrown.message.includes('INTERNAL ASSERTION FAILED')
}

/** Passes a caught error of Firestore to the watchdog. */
export function reportPoison(thrown: unknown): void {
  if (isPoison(thrown)) reportError(thrown)
}
