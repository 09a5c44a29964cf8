import { readStored, writeStored } from '@/data/device/device-storage'

const KEY = 'reloaded-at'
const PAUSE_MS = 10 * 60_000
const POISON = 'INTERNAL ASSERTION FAILED'

/**
 * After a failed assertion Firestore fails every call until the page is reloaded. Typed texts are stored, so the page reloads
 * by itself; if that was done within ten minutes, `offerReload` asks the person. `beforeReload` reports the error first.
 */
export function watchSdk(offerReload: () => void, beforeReload: (thrown: unknown) => Promise<void>): void {
  let isPoisoned = false

  function look(thrown: unknown) {
    if (isPoisoned || !isPoison(thrown)) return
    isPoisoned = true
    const mayReload = mayReloadByItself(new Date())
    void beforeReload(thrown).then(() => {
      if (mayReload) window.location.reload()
      else offerReload()
    })
  }

  window.addEventListener('error', (event) => {
    look(event.error)
  })
  window.addEventListener('unhandledrejection', (event) => {
    look(event.reason)
  })
}

export function isPoison(thrown: unknown): boolean {
  return thrown instanceof Error && thrown.message.includes(POISON)
}

/** Passes a caught error of Firestore to the watchdog. */
export function reportPoison(thrown: unknown): void {
  if (isPoison(thrown)) reportError(thrown)
}

/** At most once in ten minutes, and never where storage is refused: the page would reload for ever. */
export function mayReloadByItself(now: Date): boolean {
  const last = Number(readStored(KEY, 'session') ?? 0)
  if (now.getTime() - last < PAUSE_MS) return false
  return writeStored(KEY, String(now.getTime()), 'session')
}
