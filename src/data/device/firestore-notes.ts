/** Firestore's notes to its other tabs, among them who is signed in. */
export const FIRESTORE_PREFIX = 'firestore_'
/** One of them stands for each change that the server has not answered. */
const WAITING_PREFIX = 'firestore_mutations_'
/** How the names of its databases begin. */
export const FIRESTORE_DATABASES = 'firestore/'

/** Whether changes wait in the stored database, as far as can be told without it. */
export function hasWaitingNotes(): boolean {
  try {
    return Object.keys(window.localStorage).some((key) => key.startsWith(WAITING_PREFIX))
  } catch {
    return false
  }
}

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
