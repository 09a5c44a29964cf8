import { isStorageThere, isStorageUsable } from './device-storage'
import { isIndexedDbUsable } from './indexed-db-probe'
import { isStoredDatabaseAnswering } from './stored-database-probe'

/** `full`: no room for texts; `silent`: the database of earlier pages does not answer. */
export type StorageState = 'usable' | 'full' | 'refused' | 'silent'

/** Whether this device can store pending entries and typed texts. */
export async function storageState(): Promise<StorageState> {
  if (!isStorageThere('device') || !(await isIndexedDbUsable())) return 'refused'
  if (!(await isStoredDatabaseAnswering())) return 'silent'
  return isStorageUsable('device') ? 'usable' : 'full'
}
