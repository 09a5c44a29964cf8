/** Firestore's notes to its other tabs, among them who is signed in. */
export const FIRESTORE_PREFIX = 'firestore_'

/**
 * Firestore breaks for good when a note to its other tabs finds no room: a full `localStorage` would take every
 * list of the page along. Without the note another tab hears of it later, from the database or the server.
 */
export function letNotesFail(): void {
  const { setItem } = Storage.prototype
  Storage.prototype.setItem = function (key: string, value: string) {
    try {
      setItem.call(this, key, value)
    } catch (thrown) {
      if (!key.startsWith(FIRESTORE_PREFIX)) throw thrown
    }
  }
}
