import { AppError, type AppErrorCode } from '@/domain/base/errors'
import { isReachable } from './reload-page'

/** Whether a file of this version can be loaded: from the network, or from the service worker's cache. */
export function canLoad(): boolean {
  return navigator.onLine || ('serviceWorker' in navigator && navigator.serviceWorker.controller !== null)
}

const PAUSE_MS = 500

/**
 * Preloads a module. A failed module stays failed until the page is reloaded, so without a network it waits for the `online`
 * event, which may come before the server can be reached.
 */
export async function loadWhenPossible<T>(load: () => Promise<T>): Promise<T> {
  while (!canLoad()) {
    await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }))
    while (navigator.onLine && !(await isReachable())) {
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
  }
  return load()
}

/** Code of what failed in a press that loads its file first: the browser's own error does not say that the network is gone. */
export function codeOfLoading(thrown: unknown): AppErrorCode {
  if (thrown instanceof AppError) return thrown.code
  return navigator.onLine ? 'unknown' : 'network/offline'
}
