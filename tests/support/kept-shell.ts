import type { Page } from '@playwright/test'

/** Waits until the service worker holds the app, so that a reload without a network finds it. */
export async function waitForKeptShell(page: Page): Promise<void> {
  await page.evaluate(async () => navigator.serviceWorker.ready)
  await page.waitForFunction(async () => {
    const names = await caches.keys()
    const entries = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).length),
    )
    return entries.some((count) => count > 5)
  })
}

/** What Chromium and Firestore say when a test takes the network away. */
export const OFFLINE_FAULTS =
  /ERR_INTERNET_DISCONNECTED|Could not reach Cloud Firestore|WebChannelConnection|ERR_FAILED/
