import type { Page } from '@playwright/test'
import { keepSession } from '../../support/browser/session'
import { readOwned } from '../../support/stored-documents'
import { expect, test } from '../../support/browser/two-devices'
import { picture } from '../../support/browser/picture'

const field = (page: Page) => page.getByLabel('Nouvelle tâche')
const todo = (page: Page, name: string) =>
  page.getByRole('tabpanel').getByRole('checkbox', { name, exact: true })
const textsOf = async (uid: string) => (await readOwned('todos', uid)).map(({ text }) => text)

async function add(page: Page, text: string) {
  await field(page).fill(text)
  await field(page).press('Enter')
  await expect(todo(page, text)).toBeVisible()
}

/** Clicks twice before the page can render. */
function pressTwice(page: Page, name: string): Promise<void> {
  return page.getByRole('button', { name, exact: true }).evaluate((button: HTMLButtonElement) => {
    button.click()
    button.click()
  })
}

test('two presses within one frame add one todo; hostile and huge texts stay texts; each tab keeps its own', async ({
  page,
  context,
  signedIn,
}) => {
  const { uid } = await signedIn()
  await page.goto('/todos/mardi')
  await pressTwice(page, 'Analyser 3 produits concurrents')
  await expect(todo(page, 'Analyser 3 produits concurrents')).toHaveCount(1)
  await field(page).fill('Appeler le fournisseur')
  await pressTwice(page, 'Ajouter')
  await expect(todo(page, 'Appeler le fournisseur')).toHaveCount(1)
  await expect(field(page)).toHaveValue('')
  // A third todo: a duplicate would have arrived before it.
  await add(page, 'Ensuite')
  await expect.poll(() => textsOf(uid)).toContain('Ensuite')
  expect((await textsOf(uid)).sort()).toEqual([
    'Analyser 3 produits concurrents',
    'Appeler le fournisseur',
    'Ensuite',
  ])

  const hostile = '<img src=x onerror="window.hacked=1"> javascript:alert(1)'
  await add(page, hostile)
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
  await field(page).fill('x'.repeat(501))
  await field(page).press('Enter')
  await expect(page.getByText(/500/).first()).toBeVisible()
  await expect(field(page)).toHaveValue('x'.repeat(501))
  await expect(page.getByRole('tabpanel').getByRole('checkbox')).toHaveCount(4)

  await test.step('each of two tabs keeps its own half-written text', async () => {
    const other = await context.newPage()
    await other.goto('/todos/mardi')
    await field(page).fill('De la première')
    await field(other).fill('De la seconde')
    await field(page).press('Enter')
    await expect(todo(page, 'De la première')).toBeVisible()
    await other.reload()
    await expect(field(other)).toHaveValue('De la seconde')
    await expect.poll(() => textsOf(uid)).toContain('De la première')
    expect(await textsOf(uid)).not.toContain('De la seconde')
  })
})

test('the text typed in a todo that another device deletes is kept, and can become a todo again', async ({
  page,
  elsewhere,
  signedIn,
}) => {
  const account = await signedIn()
  await page.goto('/todos/mardi')
  await add(page, 'Appeler')
  await add(page, 'Autre')
  await keepSession(elsewhere, account)
  await elsewhere.goto('/todos/mardi')
  await expect(todo(elsewhere, 'Appeler')).toBeVisible()

  await page.getByRole('button', { name: 'Modifier Appeler' }).click()
  await page.getByLabel('Modifier la tâche').fill('Appeler les trois fournisseurs')
  await elsewhere.getByRole('button', { name: 'Supprimer Appeler' }).click()
  const notice = page.getByRole('alert').filter({ hasText: 'Appeler les trois fournisseurs' })
  await expect(notice).toContainText('a été supprimée ou déplacée ailleurs')
  await picture(page, 'todos-lost-edit')
  await page.reload()
  await expect(notice).toBeVisible()
  await notice.getByRole('button', { name: 'Recréer la tâche' }).click()
  await expect(notice).toHaveCount(0)
  await expect(todo(page, 'Appeler les trois fournisseurs')).toBeVisible()
  await expect(todo(elsewhere, 'Appeler les trois fournisseurs')).toBeVisible()
  await page.reload()
  await expect(todo(page, 'Appeler les trois fournisseurs')).toBeVisible()
  await expect(notice).toHaveCount(0)
})
