import { clearStoredBy } from './device-storage'
import { FIRESTORE_DATABASES, FIRESTORE_PREFIX } from './firestore-notes'

/**
 * On a page where nobody is signed in: deletes what Firestore kept on the device for somebody. A sign-out has done
 * so already, unless another tab held the database open, or the session ended elsewhere while no page was there to
 * hear of it. Loads no Firebase; a database that is still open goes when it is closed.
 */
export async function eraseLeftovers(): Promise<void> {
  // A page that was closed before its last write had an answer leaves a note of it, with the account's number.
  clearStoredBy(FIRESTORE_PREFIX)
  try {
    for (const { name } of await indexedDB.databases()) {
      if (name?.startsWith(FIRESTORE_DATABASES)) indexedDB.deleteDatabase(name)
    }
  } catch {
    // A browser without IndexedDB keeps nothing in it.
  }
}
