import type { Page } from '@playwright/test'
import { TRIAL_MS } from '../../../src/domain/base/business'
import { setPaidAt } from '../../support/account-changes'
import { putDocument } from '../../support/accounts'
import { expectAccessible } from '../../support/browser/axe'
import { expect, test } from '../../support/flow'
import { keepSession } from '../../support/browser/session'
import { picture } from '../../support/browser/picture'
import { travelTo } from '../../support/travel'

const DAY_MS = 86_400_000

/** Auth's creation time has a precision of one second. */
function daysAgo(days: number): Date {
  return new Date(Math.floor((Date.now() - days * DAY_MS) / 1000) * 1000)
}

/** Includes hidden links: on a phone the panel covers the page. */
function shortcut(page: Page) {
  return page.locator('main').getByRole('link', { name: 'Coach Boom', exact: true, includeHidden: true })
}

function coachCalls(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('coachChat')) calls.push(request.url())
  })
  return calls
}

test('the trial is open to its last millisecond, and over with the next one @first-visit', async ({
  page,
  newAccount,
}) => {
  const calls = coachCalls(page)
  const createdAt = daysAgo(1)
  const account = await newAccount({ createdAt })
  await putDocument(`conversations/ancienne${account.uid}`, {
    userId: account.uid,
    messages: [
      { role: 'user', content: 'Par où commencer ?', timestamp: createdAt.getTime() },
      { role: 'assistant', content: 'Par un produit.', timestamp: createdAt.getTime() + 1 },
    ],
    timestamp: createdAt,
  })
  const end = createdAt.getTime() + TRIAL_MS
  await travelTo(page, end - 60_000)
  await keepSession(page, account)
  await page.goto('/')
  await expect(shortcut(page)).toHaveAttribute('href', '/coach')
  await expect(page.getByRole('main')).toContainText('moins d’une heure')

  await page.clock.pauseAt(end)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(shortcut(page)).toHaveAttribute('href', '/coach')
  await page.clock.runFor(1)
  await expect(shortcut(page)).toHaveAttribute('aria-disabled', 'true')
  await page.clock.resume()

  const url = page.url()
  await shortcut(page).click({ force: true })
  expect(page.url()).toBe(url)
  const reason = page.getByRole('link', { name: /^Essai terminé/ })
  await expect(reason).toHaveAttribute('href', '/payement')
  await picture(page, 'dashboard-expired')

  await page.goto('/coach')
  await expect(page.getByRole('region', { name: 'Accès au coach' })).toContainText('essai gratuit')
  await expect(page.getByRole('link', { name: "S'abonner" })).toHaveAttribute('href', '/payement')
  await expect(page.getByLabel('Votre message')).toHaveCount(0)
  await expect(page.getByRole('log', { name: 'Conversation' })).toContainText('Par un produit.')
  await expectAccessible(page)
  await picture(page, 'coach-locked')
  expect(calls).toEqual([])
})

test('the coach opens and closes while it is in use, and keeps the typed text', async ({
  page,
  signedIn,
}) => {
  const calls = coachCalls(page)
  const { uid } = await signedIn({ createdAt: daysAgo(5) })
  await page.goto('/')
  await page.getByRole('button', { name: 'Ouvrir le coach' }).click()
  const panel = page.getByRole('dialog', { name: 'Coach Boom' })
  const locked = panel.getByRole('region', { name: 'Accès au coach' })
  await expect(locked).toBeVisible()
  await picture(page, 'coach-panel-locked', { isWindow: true })
  await expect(shortcut(page)).toHaveAttribute('aria-disabled', 'true')

  await setPaidAt(uid, new Date())
  const field = panel.getByLabel('Votre message')
  await expect(field).toBeVisible()
  await expect(shortcut(page)).toHaveAttribute('href', '/coach')
  await field.fill('Combien coûte une publicité')

  await setPaidAt(uid, daysAgo(31.5))
  await expect(locked).toBeVisible()
  await expect(locked).toBeFocused()
  await expect(shortcut(page)).toHaveAttribute('aria-disabled', 'true')

  await setPaidAt(uid, new Date())
  await expect(field).toHaveValue('Combien coûte une publicité')
  expect(calls).toEqual([])
})
