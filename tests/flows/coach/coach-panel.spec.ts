import type { Page } from '@playwright/test'
import { expect, test } from '../../support/flow'
import { picture } from '../../support/browser/picture'

const DAY_MS = 24 * 60 * 60 * 1_000

const opener = (page: Page) => page.getByRole('button', { name: 'Ouvrir le coach' })
const panel = (page: Page) => page.getByRole('dialog', { name: 'Coach Boom' })
const closer = (page: Page) => page.getByRole('button', { name: 'Fermer le coach' })

// On larger screens the panel does not cover the page and adds no history entry.
test('Back closes the panel where it covers the page, and a load never opens it over another page @phone-only', async ({
  page,
  signedIn,
}) => {
  await signedIn()
  await page.goto('/todos/lundi')
  await page.getByRole('tab', { name: /Mardi/ }).click()
  await expect(page).toHaveURL('/todos/mardi')

  await opener(page).click()
  await expect(panel(page)).toBeVisible()
  await page.goBack()
  await expect(panel(page)).toHaveCount(0)
  await expect(page).toHaveURL('/todos/mardi')

  // Closing by the button removes the history entry: Back leads to the page before.
  await opener(page).click()
  await expect(panel(page)).toBeVisible()
  await closer(page).click()
  await expect(panel(page)).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL('/todos/lundi')

  // After a reload the panel is open, and its button still leads back. Another address opens without it.
  await opener(page).click()
  await expect(panel(page)).toBeVisible()
  await page.reload()
  await expect(panel(page)).toBeVisible()
  await closer(page).click()
  await expect(panel(page)).toHaveCount(0)
  await expect(page).toHaveURL('/todos/lundi')
  await opener(page).click()
  await expect(panel(page)).toBeVisible()
  await page.goto('/projects')
  await expect(page.getByRole('heading', { level: 1, name: 'Mes Projets' })).toBeVisible()
  await expect(panel(page)).toHaveCount(0)
})

test('the panel never comes by itself over the payment', async ({ page, signedIn }) => {
  await signedIn({ createdAt: new Date(Date.now() - 5 * DAY_MS) })
  await page.goto('/todos')
  await opener(page).click()
  await panel(page).getByRole('link', { name: "S'abonner" }).click()
  await expect(page).toHaveURL('/payement')
  await expect(page.getByRole('button', { name: 'Payer 29.99€' })).toBeVisible()
  await expect(panel(page)).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Payer 29.99€' })).toBeVisible()
  await expect(panel(page)).toHaveCount(0)
})

test('from 1,120 px the page makes room for the panel, and has it back', async ({ page, signedIn }) => {
  await signedIn()
  await page.setViewportSize({ width: 1120, height: 800 })
  await page.goto('/search')
  const main = page.getByRole('main')
  await opener(page).click()
  await expect(panel(page)).toBeVisible()
  await picture(page, 'coach-panel-at-table')
  const edges = async () => {
    const [left, right] = [await main.boundingBox(), await panel(page).boundingBox()]
    return { page: (left?.x ?? 0) + (left?.width ?? 0), panel: right?.x ?? 0 }
  }
  const { page: end, panel: start } = await edges()
  expect(end).toBeLessThanOrEqual(start)
  await page.getByRole('button', { name: 'Mon Profil' }).click({ trial: true })
  await closer(page).click()
  await expect.poll(async () => (await main.boundingBox())?.width).toBeGreaterThan(1_000)
})
