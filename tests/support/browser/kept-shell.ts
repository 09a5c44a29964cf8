import type { Locator, Page } from '@playwright/test'
import { expect } from '../flow'

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

/** Reloads from the kept shell, once, so that it is known to work. */
export async function reloadKept(page: Page): Promise<void> {
  await waitForKeptShell(page)
  await page.reload()
}

/** Takes the network away when a further reload will do without it; `seen` shows that the data is kept as well. */
export async function goOfflineKept(page: Page, seen: Locator): Promise<void> {
  await reloadKept(page)
  await expect(seen).toBeVisible()
  await page.context().setOffline(true)
}

/** What Chromium and Firestore say when a test takes the network away. */
export const OFFLINE_FAULTS =
  /ERR_INTERNET_DISCONNECTED|Could not reach Cloud Firestore|WebChannelConnection|ERR_FAILED/
