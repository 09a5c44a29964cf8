import type { Locator, Page } from '@playwright/test'
import { expect } from './flow'

/** Another moment, for the device and for the host alike: the host then does not tell its own time. */
export async function travelTo(page: Page, time: number | Date): Promise<void> {
  await page.route('**/robots.txt?*', (route) => route.fulfill({ status: 200 }))
  await page.clock.install({ time })
}

/** Shows in the end, and its moment is not waited for: the page's clock, which is installed, goes ahead by steps. */
export async function expectInTime(page: Page, shown: Locator, stepMs = 3_000): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(stepMs)
    await expect(shown).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 60_000 })
}
