/** Whether a file of this version may be had: from the network, or from the copies of the service worker. */
export function canLoad(): boolean {
  return navigator.onLine || ('serviceWorker' in navigator && navigator.serviceWorker.controller !== null)
}

/**
 * For what stands ready before anybody asks for it. A module that failed to load stays failed until the page itself is loaded
 * anew: without a network nothing is tried, and it comes with the network.
 */
export async function loadWhenPossible<T>(load: () => Promise<T>): Promise<T> {
  while (!canLoad()) {
    await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }))
  }
  return load()
}
