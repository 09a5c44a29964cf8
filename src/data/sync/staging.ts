import * as json from '@/domain/base/json'
import { parseJson, readList } from '@/domain/base/read-field'
import type { NewEntry } from './entry'
import type { Row } from './storage'
import type { SpareRows } from './with-memory'

/**
 * Mutations that IndexedDB has not stored yet. IndexedDB is asynchronous, so a reload right after a click would lose them;
 * `sessionStorage` is written at once, and the next page of the tab adds them to the journal.
 */
export function stage(uid: string, made: NewEntry): void {
  put(keyOf(uid), [...stagedFor(uid), made])
}

/** Mutations that waited elsewhere, behind the staged ones. */
export function stageAgain(uid: string, made: readonly unknown[]): void {
  put(keyOf(uid), [...stagedFor(uid), ...made.map(readMade)])
}

/** The journal has stored the mutation. */
export function unstage(uid: string, made: NewEntry): void {
  const text = JSON.stringify(readMade(made))
  put(
    keyOf(uid),
    stagedFor(uid).filter((each) => JSON.stringify(each) !== text),
  )
}

/**
 * Staged mutations: of this page, or left by the previous page of the tab. What cannot be read becomes an entry without a mutation, which
 * is refused, and can be copied.
 */
export function stagedFor(uid: string): readonly NewEntry[] {
  const text = storedText(keyOf(uid))
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
  place: json.optional(json.integer),
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

/**
 * Rows of the journal that IndexedDB refused or did not take: it is full, or silent. A person whose browser misbehaves reloads, and the page
 * has asked them to keep this tab.
 */
export function spareRows(uid: string): SpareRows {
  const key = `coach-boom.unstored.${uid}`
  return {
    read() {
      const text = storedText(key)
      if (text === null) return []
      const rows = parseJson(text)
      return Array.isArray(rows) ? rows.map(readRow) : [readRow(text, 0)]
    },
    write: (rows) => put(key, rows),
  }
}

/** JSON has no `undefined`: null removes the row. What cannot be read becomes an unreadable entry, which can be copied. */
function readRow(value: unknown, index: number): Row {
  const [key, entry] = readList(value)
  return typeof key === 'number' ? [key, entry ?? undefined] : [index, value]
}

function storedText(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

function put(key: string, values: readonly unknown[]): void {
  try {
    if (values.length > 0) sessionStorage.setItem(key, JSON.stringify(values))
    else sessionStorage.removeItem(key)
  } catch {
    // `sessionStorage` is full or refused: IndexedDB takes a mutation a few milliseconds later, or else the page's memory has it.
  }
}

function keyOf(uid: string): string {
  return `coach-boom.staged.${uid}`
}
