import type { Locator, Page } from '@playwright/test'
import { expect } from '../flow'

/** Waits until the service worker has cached the app, so that a reload works without a network. */
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

/** Reloads once from the cache, to prove that it works. */
export async function reloadKept(page: Page): Promise<void> {
  await waitForKeptShell(page)
  await page.reload()
}

/** Disconnects the page once a reload works offline; `seen` proves that the data is stored too. */
export async function goOfflineKept(page: Page, seen: Locator): Promise<void> {
  await reloadKept(page)
  await expect(seen).toBeVisible()
  await page.context().setOffline(true)
}

/** Errors of Chromium and Firestore when a test disconnects the network. */
export const OFFLINE_FAULTS =
  /ERR_INTERNET_DISCONNECTED|Could not reach Cloud Firestore|WebChannelConnection|ERR_FAILED/
