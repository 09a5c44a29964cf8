import { expect, test } from '../support/flow'

test('the palette is there without a keyboard @phone', async ({ page, signedIn }) => {
  await signedIn()
  await page.goto('/')
  await page.getByRole('button', { name: 'Rechercher ou agir' }).click()
  const palette = page.getByRole('dialog', { name: 'Commandes' })
  const todos = palette.getByRole('option', { name: 'Mes Tâches' })
  await expect(todos).toBeVisible()
  expect((await todos.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await palette.getByRole('button', { name: 'Fermer' }).click()
  await expect(palette).toHaveCount(0)

  await page.getByRole('button', { name: 'Rechercher ou agir' }).click()
  await palette.getByRole('option', { name: 'Ajouter une tâche…' }).click()
  await palette.getByRole('combobox', { name: 'Nouvelle tâche' }).fill('Filmer le déballage')
  await palette.getByRole('option', { name: /Ajouter à demain/ }).click()
  await expect(palette).toHaveCount(0)
  await page.getByRole('button', { name: 'Voir' }).click()
  await expect(page.getByRole('checkbox', { name: 'Filmer le déballage', exact: true })).toBeVisible()
})
