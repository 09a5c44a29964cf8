import { readStored, writeStored } from '@/data/device/device-storage'

const KEY = 'reloaded-at'
const PAUSE_MS = 10 * 60_000
const POISON = 'INTERNAL ASSERTION FAILED'

/**
 * Firestore can break for good: after a failed assertion every call of the tab fails until it is loaded again.
 * Drafts are kept as they are typed, so a reload loses nothing: it happens by itself, but when that has just
 * been tried without success, `offerReload` asks the person. `beforeReload` may tell of it first.
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

/** For whoever catches what Firestore throws: caught, it would not reach the watchdog. */
export function reportPoison(thrown: unknown): void {
  if (isPoison(thrown)) reportError(thrown)
}

/** At most once per ten minutes, and never where that cannot be remembered: it could go on for ever. */
export function mayReloadByItself(now: Date): boolean {
  const last = Number(readStored(KEY, 'session') ?? 0)
  if (now.getTime() - last < PAUSE_MS) return false
  return writeStored(KEY, String(now.getTime()), 'session')
}
