import type { Locator, Page } from '@playwright/test'
import { expect } from '../flow'

/** Presses Tab until the target has the focus, at most `most` times. */
export async function tabTo(page: Page, target: Locator, most = 25): Promise<void> {
  await target.waitFor()
  for (let step = 0; step < most; step += 1) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  await expect(target, `reached by ${most} steps of the Tab key`).toBeFocused()
}

export async function press(page: Page, key: string, target: Locator): Promise<void> {
  await page.keyboard.press(key)
  await expect(target).toBeFocused()
}
