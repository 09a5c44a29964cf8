import { isStorageUsable } from './device-storage'
import { isIndexedDbUsable } from './indexed-db-probe'
import { isStoredDatabaseAnswering } from './stored-database-probe'

/** `silent`: what is kept from earlier pages does not answer this one; it stays there for a later one. */
export type StorageState = 'usable' | 'refused' | 'silent'

/** Whether data can wait on this device; Firestore needs both kinds of storage to share it between tabs. */
export async function storageState(): Promise<StorageState> {
  if (!isStorageUsable('device') || !(await isIndexedDbUsable())) return 'refused'
  return (await isStoredDatabaseAnswering()) ? 'usable' : 'silent'
}
