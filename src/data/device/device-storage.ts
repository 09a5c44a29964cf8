import type { StoredKey } from './stored-keys'

/**
 * Drafts and hints in `localStorage` and `sessionStorage`. Where storage is forbidden or full a text stays in memory until the
 * page ends, and the write returns false. Never throws.
 */
const PREFIX = 'coach-boom.'

export type StorageArea = 'device' | 'session'

/** Texts that storage refused, by area. They are newer than a stored text under the same key. */
const refused = { device: new Map<string, string>(), session: new Map<string, string>() }

/**
 * `full`: storage refused something that this page shows; `silent`: the database of earlier pages does not answer; `deleted`: it was deleted
 * under this page and does not open again.
 */
export type Unstored = 'full' | 'silent' | 'deleted'

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

/** Null: the browser refuses. */
function ask<T>(area: StorageArea, work: (storage: Storage) => T): T | null {
  try {
    return work(area === 'device' ? window.localStorage : window.sessionStorage)
  } catch {
    return null
  }
}

/** Without `area`: a draft. The tab has a text that the device refused, which is newer. */
export function readStored(key: StoredKey, area?: StorageArea): string | null {
  if (area) return refused[area].get(key) ?? ask(area, (storage) => storage.getItem(PREFIX + key))
  return readStored(key, 'session') ?? readStored(key, keepingArea())
}

let isSealed = false

/** Refuses all further writes: an editor that closes after a sign-out must not store its text for the next person. */
export function sealStorage(): void {
  isSealed = true
}

/** Stores a text; null removes it. False: refused. Without `area`, a text that the device refuses is stored for the tab. */
export function writeStored(key: StoredKey, value: string | null, area?: StorageArea): boolean {
  if (isSealed && value !== null) return false
  const wanted = area ?? keepingArea()
  const isStored = put(wanted, key, value)
  if (!area && wanted === 'device') put('session', key, isStored ? null : value)
  if (!isStored && value !== null) reportUnstored('full')
  return isStored
}

/** Stores a copy of data that exists elsewhere; a refusal is not reported. */
export function writeSpare(key: StoredKey, value: string | null): void {
  if (isSealed && value !== null) return
  if (!put('device', key, value)) put('device', key, null)
}

function put(area: StorageArea, key: string, value: string | null): boolean {
  const isStored = ask(area, (storage) => {
    if (value === null) storage.removeItem(PREFIX + key)
    else storage.setItem(PREFIX + key, value)
    return true
  })
  if (isStored || value === null) refused[area].delete(key)
  else refused[area].set(key, value)
  return isStored ?? false
}

/** All keys of drafts with this prefix. */
export function storedKeys(prefix: StoredKey): StoredKey[] {
  const keys = new Set([...keysOf(keepingArea()), ...keysOf('session')])
  return [...keys].filter((key) => key.startsWith(prefix)) as StoredKey[]
}

function keysOf(area: StorageArea): string[] {
  const stored = ask(area, (storage) => Object.keys(storage)) ?? []
  return [...stored.flatMap((key) => ownKey(key) ?? []), ...refused[area].keys()]
}

/** Our key in a `storage` event; null: another script's. */
export function keyOf({ key }: StorageEvent): string | null {
  return key === null ? null : ownKey(key)
}

function ownKey(key: string): string | null {
  return key.startsWith(PREFIX) ? key.slice(PREFIX.length) : null
}

/** Whether storage can be written. */
export function isStorageUsable(area: StorageArea): boolean {
  const isUsable = put(area, 'probe', '1')
  put(area, 'probe', null)
  return isUsable
}

/** Key of the work that waits for a person whose session the server ended (`session/waiting-work.ts`). */
export const WAITING_KEY = 'waiting-work' satisfies StoredKey

/** Removes all our keys of these areas, including drafts. */
export function clearStored(areas: readonly StorageArea[] = ['device', 'session']): void {
  if (areas.includes('device')) reported = null
  for (const area of areas) {
    for (const key of keysOf(area)) if (key !== WAITING_KEY) put(area, key, null)
  }
}
