/**
 * Small texts kept on the device: drafts and hints. Storage can be switched off, full or private:
 * reading then finds nothing and writing says so, but neither ever throws.
 */
const PREFIX = 'coach-boom.'

export type StorageArea = 'device' | 'session'

/** Where it is known that somebody may be signed in, and, by the area, for how long. */
export const SESSION_KEY = 'signed-in'

/** « Se souvenir de moi » unticked: on a shared computer a draft, too, goes with the tab. */
function keepingArea(): StorageArea {
  return readStored(SESSION_KEY, 'session') === null ? 'device' : 'session'
}

function area(kind: StorageArea): Storage | null {
  try {
    return kind === 'device' ? window.localStorage : window.sessionStorage
  } catch {
    return null
  }
}

export function readStored(key: string, kind: StorageArea = keepingArea()): string | null {
  try {
    return area(kind)?.getItem(PREFIX + key) ?? null
  } catch {
    return null
  }
}

let isSealed = false

/** From here on nothing is written: an editor that closes with its page must not leave a text to the next person. */
export function sealStorage(): void {
  isSealed = true
}

/** Whether the text is stored; null removes it. */
export function writeStored(key: string, value: string | null, kind: StorageArea = keepingArea()): boolean {
  const storage = area(kind)
  if (!storage || (isSealed && value !== null)) return false
  try {
    if (value === null) storage.removeItem(PREFIX + key)
    else storage.setItem(PREFIX + key, value)
    return true
  } catch {
    return false
  }
}

/** The keys of what is kept that start so. */
export function storedKeys(prefix: string): string[] {
  try {
    return Object.keys(area(keepingArea()) ?? {}).flatMap((key) =>
      key.startsWith(PREFIX + prefix) ? [key.slice(PREFIX.length)] : [],
    )
  } catch {
    return []
  }
}

/** The key that another tab wrote or removed; null when it was none of ours. */
export function keyOf(event: StorageEvent): string | null {
  return event.key?.startsWith(PREFIX) === true ? event.key.slice(PREFIX.length) : null
}

/** Whether texts can be kept at all: storage may be missing, blocked or full. */
export function isStorageUsable(kind: StorageArea): boolean {
  return writeStored('probe', '1', kind) && writeStored('probe', null, kind)
}

/** Forgets everything of ours, drafts included: the next person on this device must find nothing. */
export function clearStored(): void {
  clearStoredBy(PREFIX)
}

/** Forgets what was stored under names that start so, by us or by a library. */
export function clearStoredBy(prefix: string): void {
  for (const kind of ['device', 'session'] as const) {
    try {
      const storage = area(kind)
      for (const key of Object.keys(storage ?? {})) {
        if (key.startsWith(prefix)) storage?.removeItem(key)
      }
    } catch {
      // A storage that refuses to be read holds nothing of ours.
    }
  }
}
