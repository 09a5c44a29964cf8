import { storageOf, type Row, type RowKey, type StoreName, type SyncStorage } from '@/data/sync/storage'

export interface MemoryStorage extends SyncStorage {
  /** The browser deletes all rows. */
  readonly clear: () => void
  readonly rows: (store: StoreName) => readonly Row[]
}

/** Rows of one device, as IndexedDB would keep them. */
export function memoryStorage(): MemoryStorage {
  const stores: Readonly<Record<StoreName, Map<RowKey, unknown>>> = {
    journal: new Map(),
    documents: new Map(),
    queries: new Map(),
  }
  const storage = storageOf({
    all: (store) => [...stores[store]],
    put(store, [key, value]) {
      if (value === undefined) stores[store].delete(key)
      else stores[store].set(key, value)
    },
  })
  return {
    ...storage,
    rows: (store) => [...stores[store]],
    clear() {
      for (const rows of Object.values(stores)) rows.clear()
    },
  }
}
