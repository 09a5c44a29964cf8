import * as json from '@/domain/base/json'
import { parseJson } from '@/domain/base/read-field'
import type { NewEntry } from './entry'

/**
 * Mutations that IndexedDB has not stored yet. IndexedDB is asynchronous, so a reload right after a click would lose them;
 * `sessionStorage` is written at once, and the next page of the tab adds them to the journal.
 */
export function stage(uid: string, made: NewEntry): void {
  put(uid, [...stagedFor(uid), made])
}

/** The journal has stored the mutation. */
export function unstage(uid: string, made: NewEntry): void {
  const text = JSON.stringify(readMade(made))
  put(
    uid,
    stagedFor(uid).filter((each) => JSON.stringify(each) !== text),
  )
}

/**
 * Staged mutations: of this page, or left by the previous page of the tab. What cannot be read becomes an entry without a mutation, which
 * is refused, and can be copied.
 */
export function stagedFor(uid: string): readonly NewEntry[] {
  const text = storedText(uid)
  if (text === null) return []
  const staged = parseJson(text)
  return Array.isArray(staged) ? staged.map(readMade) : [unreadable(text)]
}

const readEntry = json.args<NewEntry>({
  name: json.text,
  args: (value) => value,
  at: json.time,
  key: json.orNull(json.text),
  isHeld: json.flag,
})

function readMade(value: unknown): NewEntry {
  return readEntry(value) ?? unreadable(value)
}

function unreadable(args: unknown): NewEntry {
  return {
    name: '',
    args,
    at: new Date(0).toISOString(),
    key: null,
    isHeld: false,
  }
}

function storedText(uid: string): string | null {
  try {
    return sessionStorage.getItem(keyOf(uid))
  } catch {
    return null
  }
}

function put(uid: string, entries: readonly NewEntry[]): void {
  try {
    if (entries.length > 0) sessionStorage.setItem(keyOf(uid), JSON.stringify(entries))
    else sessionStorage.removeItem(keyOf(uid))
  } catch {
    // `sessionStorage` is full or refused: the mutation is safe a few milliseconds later, in IndexedDB.
  }
}

function keyOf(uid: string): string {
  return `coach-boom.staged.${uid}`
}
