/** What this page holds, and how it lets go. */
const held = new Map<string, () => void>()

let isWatching = false

/**
 * Holds a name until this page lets go of it or is gone, so that other pages of this browser see that somebody works
 * on it. A browser without locks holds nothing: every name is free there.
 */
export function hold(name: string): void {
  if (held.has(name)) return
  const released = keep(name)
  request(name, {}, () => released)
}

/** Holds it too, if it is free. False: another page holds it, and `isPatient`, which waits, was not asked for. */
export function holdIfFree(name: string, isPatient = false): Promise<boolean> {
  if (held.has(name)) return Promise.resolve(true)
  return new Promise((resolve) => {
    request(name, { ifAvailable: !isPatient }, (lock) => {
      resolve(lock !== null)
      return lock && keep(name)
    })
  })
}

export function isHeldHere(name: string): boolean {
  return held.has(name)
}

export function letGo(name: string): void {
  held.get(name)?.()
  held.delete(name)
}

/** What the pages of this browser hold, or wait for; null: it has no locks, or does not say. */
export async function namesHeld(): Promise<ReadonlySet<string> | null> {
  try {
    const { held = [], pending = [] } = await navigator.locks.query()
    return new Set([...held, ...pending].flatMap(({ name }) => name ?? []))
  } catch {
    return null
  }
}

/** Resolves when the page lets go. */
function keep(name: string): Promise<void> {
  watchPage()
  return new Promise((resolve) => {
    held.set(name, resolve)
  })
}

const NOT_LOCKED = {}

function request(name: string, options: LockOptions, work: (lock: object | null) => Promise<void> | null) {
  try {
    navigator.locks.request(name, options, work).catch(() => work(NOT_LOCKED))
  } catch {
    // There are none, or this page may not use them.
    void work(NOT_LOCKED)
  }
}

/** The page that follows finds all free at once, also when this one is put aside to be shown again by Back. */
function watchPage() {
  if (isWatching) return
  isWatching = true
  window.addEventListener('pagehide', () => {
    for (const release of held.values()) release()
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    const names = [...held.keys()]
    held.clear()
    for (const name of names) hold(name)
  })
}
