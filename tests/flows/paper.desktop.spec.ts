import type { Page } from '@playwright/test'
import { demoLinks } from '../../local/seed-content'
import { putDocument } from '../support/accounts'
import { expect, test } from '../support/flow'
import { block, candidate } from '../support/research-tables'
import { putLooseCandidates } from '../support/sample-research'

/** What A4 leaves between its margins. */
const PAPER = { width: 700, height: 1000 }

async function putOnPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize(PAPER)
}

test('a day on paper says what is done, without what is pressed', async ({ page, signedIn }) => {
  const account = await signedIn()
  await putDocument(`todos/${account.uid}-paper`, {
    userId: account.uid,
    text: 'Peser le colis',
    completed: true,
    dayOfWeek: 'lundi',
    createdAt: new Date(),
    xpCounted: true,
  })
  await page.goto('/todos/lundi')
  const box = page.getByRole('checkbox', { name: 'Peser le colis' })
  await expect(box).toBeChecked()
  await putOnPaper(page)
  await expect(box).toHaveCSS('print-color-adjust', 'exact')
  await expect(page.getByLabel('Nouvelle tâche')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Supprimer Peser le colis' })).toBeHidden()
})

test('a conversation is printed whole', async ({ page, signedIn }) => {
  const account = await signedIn()
  const timestamp = Date.now()
  await putDocument(`conversations/${account.uid}-paper`, {
    userId: account.uid,
    title: 'Longue',
    messages: Array.from({ length: 24 }, (_, index) => ({
      role: index % 2 === 0 ? 'user' : 'assistant',
      content: `Message ${index + 1}\n\n${'Une phrase de plus. '.repeat(20)}`,
      timestamp: timestamp + index,
    })),
    timestamp: new Date(timestamp),
  })
  await page.goto('/coach')
  const log = page.getByRole('log', { name: 'Conversation' })
  await expect(log).toContainText('Message 24')
  await putOnPaper(page)
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollHeight))
    .toBeGreaterThan(3 * PAPER.height)
  expect(await log.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0)
  await expect(page.getByLabel('Votre message')).toBeHidden()
})

test('a table of products has its ten columns on paper, the link readable', async ({ page, signedIn }) => {
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
