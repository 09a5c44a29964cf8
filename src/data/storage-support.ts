import { isStorageUsable } from './device-storage'
import { isIndexedDbUsable } from './indexed-db-probe'

/** Whether data can wait on this device; Firestore needs both kinds of storage to share it between tabs. */
export async function canKeepData(): Promise<boolean> {
  return isStorageUsable('device') && (await isIndexedDbUsable())
}
