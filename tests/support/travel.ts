import type { Locator, Page } from '@playwright/test'
import { expect } from './flow'

/** Sets the page's clock. The host's response has no date, so that the app does not notice the difference. */
export async function travelTo(page: Page, time: number | Date): Promise<void> {
  await page.route('**/robots.txt?*', (route) => route.fulfill({ status: 200 }))
  await page.clock.install({ time })
}

export async function expectInTime(page: Page, shown: Locator, stepMs = 3_000): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(stepMs)
    await expect(shown).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 60_000 })
}
