import { isDeviceTaken } from './session-hint'

/** `nameOf` of the engine's storage. */
const OWN_DATABASES = 'coach-boom.sync.'

/**
 * On a page without a session: deletes databases of former sessions. Needed where another tab kept the database open at the
 * sign-out, or the session ended while no page was open. Loads no Firebase.
 */
export async function eraseLeftovers(): Promise<void> {
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
