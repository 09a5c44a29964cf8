import type { StoredKey } from './stored-keys'

/**
 * Drafts and hints in `localStorage` and `sessionStorage`. Where storage is forbidden or full a text stays in memory until the
 * page ends, and the write returns false. Never throws.
 */
const PREFIX = 'coach-boom.'

export type StorageArea = 'device' | 'session'

/** Texts that storage refused, by area. They are newer than a stored text under the same key. */
const onlyHere = { device: new Map<string, string>(), session: new Map<string, string>() }

/** `full`: storage refused something that this page shows; `silent`: the database of earlier pages does not answer. */
export type Unstored = 'full' | 'silent'

let reported: Unstored | null = null
let listener: ((why: Unstored) => void) | null = null

/** Calls `notify` when storage refuses or does not answer, at once if it has already happened. */
export function onUnstored(notify: (why: Unstored) => void): void {
  listener = notify
  if (reported) notify(reported)
}

export function reportUnstored(why: Unstored): void {
  reported ??= why
  listener?.(why)
}

/** Key of the session hint; its area says whether the session outlives the tab. */
export const SESSION_KEY = 'signed-in' satisfies StoredKey

/** Without « Se souvenir de moi » drafts are stored for the tab alone. */
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

/** Without `kind`: the area for drafts. A text that was refused there is newer: first memory, then the tab, then the device. */
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

/** Refuses all further writes: an editor that closes after a sign-out must not store its text for the next person. */
export function sealStorage(): void {
  isSealed = true
}

/** Stores a text; null removes it. False: refused. Without `kind`, a text that the device refuses is stored for the tab. */
export function writeStored(key: StoredKey, value: string | null, kind?: StorageArea): boolean {
  if (isSealed && value !== null) return false
  const wanted = kind ?? keepingArea()
  const hasSpare = kind === undefined && wanted === 'device'
  const isKept = put(key, value, wanted)
  const left = isKept ? null : value
  if (hasSpare) writeToTab(key, left)
  else keepHere(wanted, key, left)
  if (left !== null) reportUnstored('full')
  return isKept
}

/** Stores a text for the tab, where the device refused it. */
function writeToTab(key: StoredKey, value: string | null): void {
  if (isSealed && value !== null) return
  keepHere('device', key, put(key, value, 'session') ? null : value)
}

function keepHere(kind: StorageArea, key: string, value: string | null) {
  if (value === null) onlyHere[kind].delete(key)
  else onlyHere[kind].set(key, value)
}

/** Stores a copy of data that exists elsewhere; a refusal is not reported. */
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

/** All stored keys with this prefix. */
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

/** Our key in a `storage` event; null: another script's. */
export function keyOf(event: StorageEvent): string | null {
  return event.key?.startsWith(PREFIX) === true ? event.key.slice(PREFIX.length) : null
}

/** Whether storage can be read. */
export function isStorageThere(kind: StorageArea): boolean {
  return Boolean(area(kind))
}

/** Whether storage can be written. */
export function isStorageUsable(kind: StorageArea): boolean {
  return put('probe', '1', kind) && put('probe', null, kind)
}

/** Removes all our keys of these areas, including drafts. */
export function clearStored(kinds: readonly StorageArea[] = ['device', 'session']): void {
  if (kinds.includes('device')) reported = null
  for (const kind of kinds) {
    onlyHere[kind].clear()
    for (const key of keptKeys('', kind)) put(key, null, kind)
  }
}
