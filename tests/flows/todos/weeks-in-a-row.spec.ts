// Weeks in a row, closed by clicks on Sunday and recalled by the coach on Monday; the test moves the page's clock.
import type { Locator } from '@playwright/test'
import { addDays, dateAt, type LocalDate } from '../../../src/domain/base/time/local-date'
import { receivedWith } from '../../support/coach-journal'
import { expect, test } from '../../support/flow'
import { putClosedWeek, putWeekTodos, weekThatEnded } from '../../support/samples/sample-week'
import { readOwned } from '../../support/stored-documents'
import { travelTo } from '../../support/travel'

const DAY_MS = 86_400_000

function momentOf(date: LocalDate, hours: number): Date {
  const at = dateAt(date)
  at.setHours(hours)
  return at
}

test('a second week in a row is closed in six clicks, and Monday recalls its promise, not the one before', async ({
  page,
  signedIn,
}) => {
  const { monday } = weekThatEnded()
  const account = await signedIn({
    createdAt: new Date(Date.now() - 40 * DAY_MS),
    hasPaidAt: new Date(Date.now() - 22 * DAY_MS),
  })
  await putClosedWeek(account, addDays(monday, -7), { priorities: ['Promesse tenue'] })
  await putWeekTodos(account, monday, [
    ['Promesse tenue', 0, 0],
    ['Faite', 1, 2],
    ['Restée', 3, null],
  ])
  let clicks = 0
  const click = async (target: Locator) => {
    await target.click()
    clicks += 1
  }
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await travelTo(page, momentOf(addDays(monday, 6), 18))
  await page.goto('/dashboard')
  await click(page.getByRole('link', { name: /^Faire le bilan/ }))
  await expect(page.getByText('Faite', { exact: true })).toBeVisible()
  await expect(page.getByText('Promesse tenue').first()).toBeVisible()
  await click(button('Continuer'))
  const left = page.getByRole('group', { name: 'Restée' })
  await click(left.getByRole('button', { name: 'Laisser tomber' }))
  await expect(page.getByText('Rien ne reste')).toBeVisible()
  await click(button('Continuer'))
  await page.getByLabel('Ce qui a marché').fill('Deux fournisseurs')
  await click(button('Continuer'))
  await page.getByLabel('Priorité 1', { exact: true }).fill('Promesse nouvelle')
  await click(button('Clore la semaine'))
  await expect(page.getByRole('heading', { name: 'Semaine close', exact: true })).toBeFocused()
  // One click per card, one to begin, and one per remaining task.
  expect(clicks).toBe(6)
  await expect(page.getByText('En attente')).toHaveCount(0)

  await page.clock.setSystemTime(momentOf(addDays(monday, 7), 9))
  await page.goto('/coach')
  await button('Tout partager').click()
  const question = `Je commence par quoi, ${account.uid}\u00a0?`
  await page.getByLabel('Votre message').fill(question)
  await button('Envoyer').click()
  const received = await receivedWith(question)
  expect(received).toContain('1) Promesse nouvelle')
  expect(received).not.toContain('1) Promesse tenue')
  await expect(button('Arrêter')).toHaveCount(0)

  await page.goto('/todos/lundi')
  await page.getByRole('checkbox', { name: 'Promesse nouvelle' }).click()
  await expect(page.getByRole('checkbox', { name: 'Promesse nouvelle' })).toBeChecked()
  expect((await readOwned('weeks', account.uid)).map(({ priorities }) => priorities).sort()).toEqual([
    ['Promesse nouvelle'],
    ['Promesse tenue'],
  ])
  await expect
    .poll(async () =>
      (await readOwned('todos', account.uid)).map(({ text, completed }) => [text, completed]).sort(),
    )
    .toEqual([
      ['Faite', true],
      ['Promesse nouvelle', true],
      ['Promesse tenue', true],
    ])
})
