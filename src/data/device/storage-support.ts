import { isStorageThere, isStorageUsable } from './device-storage'
import { isIndexedDbUsable } from './indexed-db-probe'
import { isStoredDatabaseAnswering } from './stored-database-probe'

/**
 * `full`: texts find no room, and Firestore's database answers; `silent`: what is kept from earlier pages does not answer this one, and
 * stays there for a later one.
 */
export type StorageState = 'usable' | 'full' | 'refused' | 'silent'

/** What waits on this device; Firestore needs both kinds of storage to share it between tabs. */
export async function storageState(): Promise<StorageState> {
  if (!isStorageThere('device') || !(await isIndexedDbUsable())) return 'refused'
  if (!(await isStoredDatabaseAnswering())) return 'silent'
  return isStorageUsable('device') ? 'usable' : 'full'
}

/** Full, too: what an earlier page handed over waits there, and would be sent after what is done now without it. */
export async function isDatabaseUsable(): Promise<boolean> {
  const state = await storageState()
  return state === 'usable' || state === 'full'
}
