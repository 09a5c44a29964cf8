import type { NewEntry } from './journal'

/**
 * Mutations that IndexedDB has not stored yet. IndexedDB is asynchronous, so a reload right after a click would lose them;
 * `sessionStorage` is written at once, and the next page of the tab adds them to the journal.
 */
export function stage(uid: string, made: NewEntry): void {
  put(uid, [...stagedFor(uid), made])
}

/** The journal has stored the mutation. */
export function unstage(uid: string, made: NewEntry): void {
  const text = JSON.stringify(made)
  put(
    uid,
    stagedFor(uid).filter((each) => JSON.stringify(each) !== text),
  )
}

/** Staged mutations: of this page, or left by the previous page of the tab. */
export function stagedFor(uid: string): readonly NewEntry[] {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(uid)) ?? '[]') as readonly NewEntry[]
  } catch {
    return []
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
