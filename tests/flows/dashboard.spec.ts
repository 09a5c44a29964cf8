import { weekdayOf } from '../../src/domain/base/time/weekday'
import { expect, test } from '../support/flow'
import { readOwned } from '../support/stored-documents'
import { picture } from '../support/browser/picture'

test('the dashboard shows todos and links, and follows another tab without a reload', async ({
  page,
  context,
  signedIn,
}) => {
  const account = await signedIn({ fullName: 'Inès Laurent' })
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Inès')
  for (const name of ['Mes Projets', 'Recherche', 'Mes Tâches', 'Coach Boom']) {
    await expect(page.getByRole('link', { name, exact: true })).toHaveCount(1)
  }
  await expect(page.getByText('Coach Boom dit :')).toBeVisible()
  await expect(page.getByText("Aucune tâche pour aujourd'hui")).toBeVisible()
  await expect(page.getByText(/Niveau\s1/).first()).toBeVisible()
  await picture(page, 'dashboard-newcomer')

  await test.step('the shortcuts are 40 px high, and modules have no bars here', async () => {
    const shortcuts = page.getByRole('region', { name: 'Raccourcis' }).getByRole('link')
    for (const shortcut of await shortcuts.all()) expect((await shortcut.boundingBox())?.height).toBe(40)
    await expect(page.getByText("Introduction à l'e-commerce")).toHaveCount(0)
  })
  await test.step('the way, opened, stretches nothing else', async () => {
    const day = page.getByRole('region', { name: 'Mes Tâches du Jour' })
    const before = await day.boundingBox()
    const way = page.getByText(/étapes? sur 6$/)
    await way.click()
    await expect(page.getByText('Une boutique ouverte', { exact: true })).toBeVisible()
    expect(await day.boundingBox()).toEqual(before)
    await way.click()
  })

  const other = await context.newPage()
  await other.goto('/todos')
  await other.getByLabel('Nouvelle tâche').fill('Écrire la fiche produit')
  await other.getByLabel('Nouvelle tâche').press('Enter')

  const todo = page.getByRole('checkbox', { name: 'Écrire la fiche produit' })
  await expect(todo).toBeVisible()
  await todo.check()
  await expect(page.getByRole('progressbar', { name: 'Progression du jour' })).toHaveAttribute(
    'aria-valuenow',
    '100',
  )
  await expect(other.getByRole('checkbox', { name: 'Écrire la fiche produit' })).toBeChecked()

  await expect
    .poll(async () =>
      (await readOwned('todos', account.uid)).map((todo) => [todo['completed'], todo['dayOfWeek']]),
    )
    .toEqual([[true, weekdayOf(new Date())]])
  await page.getByRole('link', { name: 'Gérer mes tâches' }).click()
  await expect(page).toHaveURL(/\/todos/)
})
