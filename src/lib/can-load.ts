/** Whether a file of this version can be loaded: from the network, or from the service worker's cache. */
export function canLoad(): boolean {
  return navigator.onLine || ('serviceWorker' in navigator && navigator.serviceWorker.controller !== null)
}

/** Preloads a module. A failed module stays failed until the page is reloaded, so without a network it waits for the `online` event. */
export async function loadWhenPossible<T>(load: () => Promise<T>): Promise<T> {
  while (!canLoad()) {
    await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }))
  }
  return load()
}
