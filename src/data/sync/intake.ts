import type { NewEntry } from './journal'

/**
 * Mutations between the click and the moment when the storage has them: IndexedDB answers later, and a page that is reloaded
 * in between would lose them. They stand in the tab's own storage, which is written at once; the next page of the tab adds
 * them to the journal.
 */
const held = new Map<string, readonly NewEntry[]>()

export function hold(uid: string, made: NewEntry): void {
  put(uid, [...heldOf(uid), made])
}

/** The journal has it. */
export function release(uid: string, made: NewEntry): void {
  put(
    uid,
    heldOf(uid).filter((each) => each !== made),
  )
}

/** What the page before left, or this one still holds. */
export function heldOf(uid: string): readonly NewEntry[] {
  const known = held.get(uid)
  if (known) return known
  const read = stored(uid)
  held.set(uid, read)
  return read
}

function put(uid: string, entries: readonly NewEntry[]): void {
  held.set(uid, entries)
  try {
    if (entries.length > 0) sessionStorage.setItem(keyOf(uid), JSON.stringify(entries))
    else sessionStorage.removeItem(keyOf(uid))
  } catch {
    // Without room the mutation is kept some milliseconds later, or not at all as anywhere else.
  }
}

function stored(uid: string): readonly NewEntry[] {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(uid)) ?? '[]') as readonly NewEntry[]
  } catch {
    return []
  }
}

function keyOf(uid: string): string {
  return `coach-boom.intake.${uid}`
}
