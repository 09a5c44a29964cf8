import type { Page } from '@playwright/test'

/** Another moment, for the device and for the host alike: the host then does not tell its own time. */
export async function travelTo(page: Page, time: number | Date): Promise<void> {
  await page.route('**/robots.txt?*', (route) => route.fulfill({ status: 200 }))
  await page.clock.install({ time })
}
