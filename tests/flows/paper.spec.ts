// What a browser prints of a screen: all of it, on white, and nothing to press.
import type { Page } from '@playwright/test'
import { demoLinks } from '../../local/seed/seed-content'
import { putDocument } from '../support/accounts'
import { expect, test } from '../support/flow'
import { openProfile } from '../support/profile-dialog'
import { block, candidate } from '../support/research-tables'
import { putLooseCandidates } from '../support/sample-research'

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

test('a day on paper says what is done, without what changes it', async ({ page, signedIn }) => {
  const { uid } = await signedIn()
  await putDocument(`todos/${uid}-paper`, {
    userId: uid,
    text: 'Peser le colis',
    completed: true,
    dayOfWeek: 'lundi',
    createdAt: new Date(),
    xpCounted: true,
  })
  await page.goto('/todos/lundi')
  const box = page.getByRole('checkbox', { name: 'Peser le colis' })
  await expect(box).toBeChecked()
  await page.emulateMedia({ media: 'print' })
  await expectOnPaper(page, 0)
  await expect(box).toBeVisible()
  await expect(box).toHaveCSS('print-color-adjust', 'exact')
})

test('a table of candidates has its ten columns on paper, the link readable', async ({ page, signedIn }) => {
  const account = await signedIn()
  await putLooseCandidates(account, demoLinks.loose)
  await page.goto('/search')
  await candidate(page, 'example.com/tapis-pliable').waitFor()
  // The window stays wide, as it does behind a print: the paper alone is narrow.
  await page.emulateMedia({ media: 'print' })
  await block(page, 'Mes liens').evaluate((element) => {
    element.style.width = '640px'
  })
  const link = page.getByRole('link', { name: 'example.com/tapis-pliable' })
  expect((await link.boundingBox())?.height).toBeLessThan(100)
  await expect(page.getByRole('button', { name: 'Évaluer' }).first()).toBeHidden()
})

test('an open dialog is printed alone and whole', async ({ page, signedIn }) => {
  await signedIn()
  await page.goto('/')
  await page.setViewportSize({ width: 700, height: 500 })
  const dialog = await openProfile(page, 'Abonnement')
  await expect(dialog.getByText('Mes paiements')).toBeAttached()
  await page.emulateMedia({ media: 'print' })
  await expectOnPaper(page, 500)
  await expect(page.getByText(/^Bienvenue/)).toBeHidden()
  expect(await dialog.evaluate((box) => getComputedStyle(box).position)).toBe('static')
})
