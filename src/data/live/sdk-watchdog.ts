import { isReload } from '@/lib/reload-page'

const PAUSE_MS = 10 * 60_000

/**
 * After a failed assertion Firestore fails every call until the page is reloaded. Typed texts are stored, so the page reloads
 * by itself; within ten minutes of a reload, `offerReload` asks the person. `beforeReload` reports the error first.
 */
export function watchSdk(offerReload: () => void, beforeReload: (thrown: unknown) => Promise<void>): void {
  let isPoisoned = false

  function look(thrown: unknown) {
    if (isPoisoned || !isPoison(thrown)) return
    isPoisoned = true
    void beforeReload(thrown).then(() => {
      if (isReload() && performance.now() < PAUSE_MS) offerReload()
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
