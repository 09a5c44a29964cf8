import type { BrowserContext, Page } from '@playwright/test'
import type { Weekday } from '../../src/domain/base/time/weekday'
import { putDocument, type Account } from '../support/accounts'
import { refuse } from '../support/refusals'

export function putTodo({ uid }: Account, id: string, day: Weekday, text: string): Promise<void> {
  return putDocument(`todos/${uid}-${id}`, {
    userId: uid,
    text,
    completed: false,
    dayOfWeek: day,
    createdAt: new Date(),
    xpCounted: false,
  })
}

export async function refuseTodos(page: Page, context: BrowserContext): Promise<void> {
  await page.goto('/todos/mercredi')
  const [field, edited] = [page.getByLabel('Nouvelle tâche'), page.getByLabel('Modifier la tâche')]
  const rename = page.getByRole('button', { name: 'Modifier Peser le colis' })
  await rename.waitFor()
  const heal = await refuse(context, 'writes', 'todos')
  await field.fill('Imprimer les étiquettes')
  await field.press('Enter')
  await page
    .getByText(/^Non enregistré/)
    .first()
    .waitFor()
  await rename.click()
  await edited.fill('Peser le colis avec son emballage')
  await edited.press('Enter')
  const row = page.locator('[data-row]').filter({ hasText: 'Peser le colis avec son emballage' })
  await row.getByRole('alert').scrollIntoViewIfNeeded()
  await heal()
}
