// What a browser prints of a screen: all of it, on white, and nothing to press.
import type { Page } from '@playwright/test'
import { putDocument } from '../support/accounts'
import { expect, test } from '../support/flow'
import { openProfile } from '../support/profile-dialog'

test.use({ colorScheme: 'dark' })

const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
const pressable = (page: Page) => page.locator('button, a.rounded-full, input:not([type=checkbox]), textarea')

async function expectOnPaper(page: Page, sheetHeight: number) {
  expect(await background(page)).toBe('rgb(255, 255, 255)')
  await expect(pressable(page).filter({ visible: true })).toHaveCount(0)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(sheetHeight)
}

test('a long conversation is printed from its first word to its last', async ({ page, signedIn }) => {
  const { uid } = await signedIn()
  const messages = Array.from({ length: 30 }, (_, place) => ({
    role: place % 2 === 0 ? 'user' : 'assistant',
    content: `Message ${place + 1}, assez long pour prendre de la place.\n\nEt un second paragraphe.`,
    timestamp: Date.now() - (30 - place) * 1000,
  }))
  await putDocument(`conversations/${uid}-1`, { userId: uid, title: 'Prix', messages, timestamp: new Date() })
  await page.goto('/coach')
  await expect(page.getByText('Message 30, assez long')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expectOnPaper(page, 2_000)
  const log = page.getByRole('log', { name: 'Conversation' })
  expect(await log.evaluate((box) => getComputedStyle(box).overflowY)).toBe('visible')
})

test('the tasks of a day are printed without what changes them', async ({ page, signedIn }) => {
  await signedIn()
  await page.goto('/todos/lundi')
  const field = page.getByLabel('Nouvelle tâche')
  await field.fill('Peser le colis')
  await field.press('Enter')
  const task = page.getByRole('checkbox', { name: 'Peser le colis' })
  await expect(task).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expectOnPaper(page, 0)
  await expect(task).toBeVisible()
})

test('an open dialog is printed alone and whole', async ({ page, signedIn }) => {
  await signedIn()
  await page.setViewportSize({ width: 700, height: 500 })
  const dialog = await openProfile(page, 'Abonnement')
  await expect(dialog.getByText('Mes paiements')).toBeAttached()
  await page.emulateMedia({ media: 'print' })
  await expectOnPaper(page, 500)
  await expect(page.getByText(/^Bienvenue/)).toBeHidden()
  expect(await dialog.evaluate((box) => getComputedStyle(box).position)).toBe('static')
})
