import type { StoredKey } from './stored-keys'

/**
 * Small texts kept on the device: drafts and hints. Storage can be switched off, full or private: a text then lasts
 * as long as the page, and writing says so; neither reading nor writing ever throws.
 */
const PREFIX = 'coach-boom.'

export type StorageArea = 'device' | 'session'

/** What the device could not keep, by area. It is newer than what may stand under the same key on the device. */
const onlyHere = { device: new Map<string, string>(), session: new Map<string, string>() }

let listener: (() => void) | null = null

/** `notify` hears of the first text that the device does not keep, be it long past. */
export function onUnstored(notify: () => void): void {
  listener = notify
  if (onlyHere.device.size + onlyHere.session.size > 0) notify()
}

/** Something that this page shows could not be kept on the device. */
export function reportUnstored(): void {
  listener?.()
}

/** Where it is known that somebody may be signed in, and, by the area, for how long. */
export const SESSION_KEY = 'signed-in' satisfies StoredKey

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

/**
 * Without an area: where drafts are kept; what found no room there and stays with the tab is the newer, and what found none
 * there either the newest.
 */
export function readStored(key: StoredKey, kind?: StorageArea): string | null {
  if (kind) return readFrom(key, kind)
  return onlyHere[keepingArea()].get(key) ?? readFrom(key, 'session') ?? readFrom(key, keepingArea())
}

function readFrom(key: StoredKey, kind: StorageArea): string | null {
  return onlyHere[kind].get(key) ?? keptIn(key, kind)
}

function keptIn(key: StoredKey, kind: StorageArea): string | null {
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

/**
 * Whether the device keeps the text; null removes it. Without an area, what finds no room on the device stays with
 * the tab: it survives a reload, and other tabs do not see it.
 */
export function writeStored(key: StoredKey, value: string | null, kind?: StorageArea): boolean {
  if (isSealed && value !== null) return false
  const wanted = kind ?? keepingArea()
  const hasSpare = kind === undefined && wanted === 'device'
  const isKept = put(key, value, wanted)
  const left = isKept ? null : value
  if (hasSpare) writeToTab(key, left)
  else keepHere(wanted, key, left)
  if (left !== null) listener?.()
  return isKept
}

/** What this tab alone has, where the device found no room for it: what stands there stays as it is. */
function writeToTab(key: StoredKey, value: string | null): void {
  if (isSealed && value !== null) return
  keepHere('device', key, put(key, value, 'session') ? null : value)
}

function keepHere(kind: StorageArea, key: string, value: string | null) {
  if (value === null) onlyHere[kind].delete(key)
  else onlyHere[kind].set(key, value)
}

/** A copy of what is elsewhere too: kept where the device has room for it, and without a word where it has none. */
export function writeSpare(key: StoredKey, value: string | null): void {
  if (isSealed && value !== null) return
  if (!put(key, value, 'device')) put(key, null, 'device')
}

function put(key: string, value: string | null, kind: StorageArea): boolean {
  try {
    const storage = area(kind)
    if (value === null) storage?.removeItem(PREFIX + key)
    else storage?.setItem(PREFIX + key, value)
    return storage !== null
  } catch {
    return false
  }
}

/** The keys of what is kept that start so. */
export function storedKeys(prefix: StoredKey): StoredKey[] {
  const kind = keepingArea()
  const unkept = [...onlyHere[kind].keys()].filter((key) => key.startsWith(prefix))
  const found = [...keptKeys(prefix, kind), ...keptKeys(prefix, 'session'), ...unkept]
  return [...new Set(found)] as StoredKey[]
}

function keptKeys(prefix: string, kind: StorageArea): string[] {
  try {
    return Object.keys(area(kind) ?? {}).flatMap((key) =>
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

/** Whether texts can be read at all: storage may be missing or blocked. */
export function isStorageThere(kind: StorageArea): boolean {
  return Boolean(area(kind))
}

/** Whether texts can be kept at all: storage may be missing, blocked or full. */
export function isStorageUsable(kind: StorageArea): boolean {
  return put('probe', '1', kind) && put('probe', null, kind)
}

/** Forgets everything of ours, drafts included: the next person on this device must find nothing. */
export function clearStored(): void {
  for (const texts of Object.values(onlyHere)) texts.clear()
  clearStoredBy(PREFIX)
}

/** The same of what this tab keeps for itself. */
export function clearStoredOfTab(): void {
  onlyHere.session.clear()
  clearStoredBy(PREFIX, ['session'])
}

/** Forgets what was stored under names that start so, by us or by a library. */
function clearStoredBy(prefix: string, areas: readonly StorageArea[] = ['device', 'session']): void {
  for (const kind of areas) {
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
