import { storageOf, type RowKey, type StoreName, type SyncStorage } from '@/data/sync/storage'

/** Rows of one device, as IndexedDB would keep them. `clear`: the browser deletes them. */
export function memoryStorage(): SyncStorage & { readonly clear: () => void } {
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
    clear() {
      for (const rows of Object.values(stores)) rows.clear()
    },
  }
}
