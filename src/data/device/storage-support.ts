import { isStorageThere, isStorageUsable } from './device-storage'
import { isIndexedDbUsable } from './indexed-db-probe'
import { isStoredDatabaseAnswering } from './stored-database-probe'

/** `full`: texts find no room; `silent`: what earlier pages kept does not answer this one, and stays there for a later one. */
export type StorageState = 'usable' | 'full' | 'refused' | 'silent'

/** Whether this device keeps what waits, and what is typed. */
export async function storageState(): Promise<StorageState> {
  if (!isStorageThere('device') || !(await isIndexedDbUsable())) return 'refused'
  if (!(await isStoredDatabaseAnswering())) return 'silent'
  return isStorageUsable('device') ? 'usable' : 'full'
}
