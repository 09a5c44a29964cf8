// Weeks in a row, closed by clicks on Sunday and recalled by the coach on Monday; the test moves the page's clock.
import type { Locator } from '@playwright/test'
import { addDays, dateAt, type LocalDate } from '../../../src/domain/base/time/local-date'
import { receivedWith } from '../../support/coach-journal'
import { expect, test } from '../../support/flow'
import { putWeekTodos, weekThatEnded } from '../../support/samples/sample-week'
import { readOwned } from '../../support/stored-documents'
import { travelTo } from '../../support/travel'

const DAY_MS = 86_400_000

function momentOf(date: LocalDate, hours: number): Date {
  const at = dateAt(date)
  at.setHours(hours)
  return at
}

test('two weeks in a row are closed in a few clicks each, and every Monday recalls what was promised the day before', async ({
  page,
  signedIn,
}) => {
  const { monday: last } = weekThatEnded()
  const mondays = [addDays(last, -7), last]
  const account = await signedIn({
    createdAt: new Date(Date.now() - 40 * DAY_MS),
    hasPaidAt: new Date(Date.now() - 22 * DAY_MS),
  })
  let clicks = 0
  const click = async (target: Locator) => {
    await target.click()
    clicks += 1
  }
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await travelTo(page, momentOf(mondays[0] ?? last, 8))

  for (const [index, monday] of mondays.entries()) {
    await putWeekTodos(account, monday, [
      [`Faite ${index}`, 1, 2],
      [`Restée ${index}`, 3, null],
    ])
    await page.clock.setSystemTime(momentOf(addDays(monday, 6), 18))
    await page.goto('/dashboard')
    clicks = 0
    await click(page.getByRole('link', { name: /^Faire le bilan/ }))
    await expect(page.getByText(`Faite ${index}`)).toBeVisible()
    // The last review's promise, ticked on Monday.
    if (index > 0) await expect(page.getByText(`Promesse ${index - 1}`).first()).toBeVisible()
    await click(button('Continuer'))
    const left = page.getByRole('group', { name: `Restée ${index}` })
    await click(left.getByRole('button', { name: 'Laisser tomber' }))
    await expect(page.getByText('Rien ne reste')).toBeVisible()
    await click(button('Continuer'))
    await page.getByLabel('Ce qui a marché').fill(`Semaine ${index}`)
    await click(button('Continuer'))
    await page.getByLabel('Priorité 1', { exact: true }).fill(`Promesse ${index}`)
    await click(button('Clore la semaine'))
    await expect(page.getByRole('heading', { name: 'Semaine close', exact: true })).toBeFocused()
    // One click per card, one to begin, and one per remaining task.
    expect(clicks).toBe(6)
    await expect(page.getByText('En attente')).toHaveCount(0)

    await page.clock.setSystemTime(momentOf(addDays(monday, 7), 9))
    await page.goto('/coach')
    if (index === 0) await button('Tout partager').click()
    const question = `Je commence par quoi, semaine ${index} de ${account.uid}\u00a0?`
    await page.getByLabel('Votre message').fill(question)
    await button('Envoyer').click()
    const received = await receivedWith(question)
    expect(received).toContain(`1) Promesse ${index}`)
    expect(received).not.toContain(`1) Promesse ${index - 1}`)
    await expect(button('Arrêter')).toHaveCount(0)

    await page.goto('/todos/lundi')
    await page.getByRole('checkbox', { name: `Promesse ${index}` }).click()
    await expect(page.getByRole('checkbox', { name: `Promesse ${index}` })).toBeChecked()
  }

  const weeks = await readOwned('weeks', account.uid)
  expect(weeks.map(({ monday, priorities }) => [monday, priorities]).sort()).toEqual(
    mondays.map((monday, index) => [monday, [`Promesse ${index}`]]),
  )
  await expect
    .poll(async () =>
      (await readOwned('todos', account.uid)).map(({ text, completed }) => [text, completed]).sort(),
    )
    .toEqual(
      [0, 1]
        .flatMap((index) => [
          [`Faite ${index}`, true],
          [`Promesse ${index}`, true],
        ])
        .sort(),
    )
})
