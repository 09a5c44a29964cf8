import type { Page } from '@playwright/test'
import type { LocalDate } from '../../../src/domain/base/time/local-date'
import { candidate } from './research-tables'

export type ProductPart = 'Avis' | 'Argent' | 'Test'

/** Opens a product's page by its name in `/search`, at one of its parts. */
export async function openProduct(page: Page, label: string, part: ProductPart = 'Avis'): Promise<void> {
  // The name leads to the page, the shop beside it to the seller's.
  await candidate(page, label).locator('a[href^="/search/"]').click()
  await openPart(page, part)
}

export async function openPart(page: Page, part: ProductPart): Promise<void> {
  const tab = page.getByRole('tab', { name: part, exact: true })
  await tab.click()
  await page.getByRole('tabpanel', { name: part, exact: true }).waitFor()
}

/** « Premier jour » of the test on the screen: a new one starts today. */
export async function moveFirstDay(page: Page, startsOn: LocalDate): Promise<void> {
  const field = page.getByLabel('Premier jour')
  await page.getByRole('button', { name: 'Modifier', exact: true }).click()
  await field.fill(startsOn)
  await field.press('Enter')
  await field.waitFor({ state: 'detached' })
}
