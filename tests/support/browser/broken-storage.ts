import type { Page } from '@playwright/test'

/** Runs in the page, before its own scripts: the person has forbidden this site to keep anything. */
export function switchStorageOff(): void {
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
    Object.defineProperty(window, name, {
      // A method: the tour's compiler would wrap a function that gets its name here in one of its own.
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      },
    })
  }
}

/** Runs in the page, before its own scripts: as some private windows do. */
export function silenceIndexedDb(): void {
  IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest
}

/** Takes the last byte of room, as a site full of pictures does. */
export async function fillStorage(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (let size = 1_000_000; size >= 1; size = Math.floor(size / 2)) {
      try {
        for (let piece = 0; ; piece += 1) localStorage.setItem(`filler-${size}-${piece}`, 'x'.repeat(size))
      } catch {
        // Full at this size: on with smaller pieces.
      }
    }
  })
}
