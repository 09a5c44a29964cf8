import { expectAccessible } from '../support/axe'
import { expect, test } from '../support/flow'

test('a visitor reads the parts of the example by the arrow keys @phone', async ({ page }) => {
  await page.goto('/')
  const example = page.getByRole('group', { name: 'Les sept parties du projet' })
  await expect(example.getByText('Description du produit')).toBeVisible()
  await expect(example.getByText('Concurrents directs')).toBeHidden()

  await example.getByRole('radio', { name: 'Produit 100' }).focus()
  for (const part of ['Client cible', 'Positionnement', 'Concurrence']) {
    await page.keyboard.press('ArrowDown')
    await expect(example.getByRole('radio', { name: part })).toBeChecked()
  }
  await expect(example.getByText('Concurrents directs')).toBeVisible()
  await expect(example.getByText('Encore à écrire').filter({ visible: true })).toBeVisible()
  await expect(example.getByText('Description du produit')).toBeHidden()
  await expect(page.getByText('6/8 oui · 7/8 évalués')).toBeVisible()
  await expectAccessible(page)
})
