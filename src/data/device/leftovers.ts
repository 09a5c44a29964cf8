import { isDeviceTaken } from './session-hint'
import { OWN_DATABASES } from './stored-database-probe'

/**
 * On a page where nobody is signed in: deletes what was kept on the device for somebody. A sign-out has done so already,
 * unless another tab held the database open, or the session ended elsewhere while no page was there to
 * hear of it. Loads no Firebase; a database that is still open goes when it is closed. Who came in meanwhile, in another
 * tab, works with a new one.
 */
export async function eraseLeftovers(): Promise<void> {
  if (isDeviceTaken()) return
  try {
    const databases = await indexedDB.databases()
    if (isDeviceTaken()) return
    for (const { name } of databases) {
      if (name?.startsWith(OWN_DATABASES) === true) indexedDB.deleteDatabase(name)
    }
  } catch {
    // A browser without IndexedDB keeps nothing in it.
  }
}
