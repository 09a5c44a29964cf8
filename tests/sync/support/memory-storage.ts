import { storageOf, type RowKey, type StoreName, type SyncStorage } from '@/data/sync/storage'

/** Rows of one device, as IndexedDB would keep them. */
export function memoryStorage(): SyncStorage {
  const stores: Readonly<Record<StoreName, Map<RowKey, unknown>>> = {
    journal: new Map(),
    documents: new Map(),
    queries: new Map(),
  }
  return storageOf({
    all: (store) => [...stores[store]],
    put(store, [key, value]) {
      if (value === undefined) stores[store].delete(key)
      else stores[store].set(key, value)
    },
  })
}
