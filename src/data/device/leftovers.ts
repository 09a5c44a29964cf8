import { isDeviceTaken } from './session-hint'

/** `nameOf` of the engine's storage. */
const OWN_DATABASES = 'coach-boom.sync.'

/**
 * On a page without a session: deletes databases of former sessions. A sign-out emptied its own; a session that ended while no
 * page was open did not. Loads no Firebase.
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
