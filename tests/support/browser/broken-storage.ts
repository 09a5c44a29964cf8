import type { Page } from '@playwright/test'

/** Runs in the page before its scripts: the browser blocks all storage of this site. */
export function switchStorageOff(): void {
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      },
    })
  }
}

/** Runs in the page before its scripts: IndexedDB never answers, as in some private windows. */
export function silenceIndexedDb(): void {
  IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest
}

/** Fills localStorage to the last byte. */
export async function fillStorage(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (let size = 1_000_000; size >= 1; size = Math.floor(size / 2)) {
      try {
        for (let piece = 0; ; piece += 1) localStorage.setItem(`filler-${size}-${piece}`, 'x'.repeat(size))
      } catch {
        // Full at this size: continue with smaller pieces.
      }
    }
  })
}

/** Runs in the page before its scripts: the engine's databases never open, as when another page blocks them. */
export function silenceDatabases(): void {
  const { open } = IDBFactory.prototype
  IDBFactory.prototype.open = function (this: IDBFactory, name, version) {
    const request = open.call(this, name, version)
    if (name.startsWith('coach-boom.sync.')) {
      request.addEventListener('success', (event) => event.stopImmediatePropagation())
    }
    return request
  }
}
