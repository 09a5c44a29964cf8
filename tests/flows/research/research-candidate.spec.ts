// One candidate: its note, its margin, and the project that it becomes.
import type { Page } from '@playwright/test'
import { expectAccessible } from '../../support/browser/axe'
import { expect, test } from '../../support/flow'
import { OFFLINE_FAULTS } from '../../support/browser/kept-shell'
import { editor, openSection, save } from '../../support/browser/project-editor'
import { answers, candidate } from '../../support/browser/research-tables'
import { putSection } from '../../support/samples/sample-research'
import { itemText } from '../../support/samples/sample-projects'
import { readCollection, readOwned } from '../../support/stored-documents'

const openSheet = async (page: Page) => {
  await candidate(page, 'ex.fr/p').getByRole('button', { name: 'Note et marge' }).click()
  return page.getByRole('dialog', { name: 'Note et marge' })
}

test('note and margin are kept as they are typed, and the margin answers nothing by itself @phone', async ({
  page,
  signedIn,
  isMobile,
}) => {
  const account = await signedIn()
  const id = await putSection(account, 'Lampe', [{ link: 'https://ex.fr/p' }])
  const stored = async () => [...(await readCollection(`sections/${id}/products`)).values()][0]
  await page.goto('/search')
  const sheet = await openSheet(page)
  await expectAccessible(page)
  await sheet.getByLabel('Note', { exact: true }).fill('Demander un échantillon')
  await sheet.getByLabel('Prix de vente').fill('29,90')
  await sheet.getByLabel("Coût d'achat").fill('9,20')
  const shipping = sheet.getByLabel('Livraison')
  await shipping.fill('douze')
  await expect(shipping).toHaveAttribute('aria-invalid', 'true')
  const result = sheet.getByRole('group', { name: 'Marge nette' })
  await expect(result).not.toContainText('€')
  await expectAccessible(page)
  await shipping.fill('3,90 €')
  await sheet.getByLabel('Publicité par vente').fill('6')
  await expect(result).toContainText(/10,80\s€.*36\s%/)
  await expect(result).toContainText('Bonne marge')
  await expectAccessible(page)
  const figures = { salePriceCents: 2_990, costCents: 920, shippingCents: 390, adsCents: 600 }
  await expect.poll(stored).toMatchObject({ note: 'Demander un échantillon', ...figures })
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await expect(candidate(page, 'ex.fr/p')).toContainText('Demander un échantillon')
  // What follows is the same on every size.
  if (isMobile) return

  await page.reload()
  await expect(candidate(page, 'ex.fr/p')).toContainText('Demander un échantillon')
  expect((await answers(candidate(page, 'ex.fr/p')))[4], 'BONNE MARGE').toBe('Non évalué')
  expect(await stored(), 'only the person answers').not.toHaveProperty('goodMargin', true)
  await openSheet(page)
  await expect(sheet.getByLabel('Note', { exact: true })).toHaveValue('Demander un échantillon')
  await expect(sheet.getByLabel('Prix de vente')).toHaveValue('29,90')
  await sheet.getByLabel('Publicité par vente').fill('')
  await expect.poll(stored).not.toHaveProperty('adsCents')
  await sheet.getByRole('button', { name: 'Répondre Oui à BONNE MARGE' }).click()
  await expect.poll(stored).toMatchObject({ goodMargin: true })
})

test('a note that is too long is said and kept; one typed offline arrives', async ({
  page,
  context,
  signedIn,
  watch,
}) => {
  watch.expectFault(OFFLINE_FAULTS)
  const account = await signedIn()
  const id = await putSection(account, 'Lampe', [{ link: 'https://ex.fr/p', note: 'Avant' }])
  const note = async () => [...(await readCollection(`sections/${id}/products`)).values()][0]?.['note']
  await page.goto('/search')
  const sheet = await openSheet(page)
  const field = sheet.getByLabel('Note', { exact: true })
  await field.fill('x'.repeat(2_001))
  await expect(sheet.getByText(/2\s000/).first()).toBeVisible()
  await expect(field).toHaveValue('x'.repeat(2_001))
  await expectAccessible(page)
  expect(await note()).toBe('Avant')

  await context.setOffline(true)
  await field.fill('Écrite sans réseau')
  await expect(sheet.getByText(/en attente/i)).toBeVisible()
  await context.setOffline(false)
  await expect.poll(note, { timeout: 30_000 }).toBe('Écrite sans réseau')
})

test('a candidate becomes the start of a project', async ({ page, signedIn }) => {
  const account = await signedIn()
  await putSection(account, 'Lampe', [
    { link: 'https://ex.fr/p', note: 'La pince casse', salePriceCents: 2_990, costCents: 920 },
  ])
  await page.goto('/search')
  await candidate(page, 'ex.fr/p').getByRole('button', { name: 'Créer un projet' }).click()
  await expect(page).toHaveURL('/projects')
  await expect(editor(page)).toBeVisible()
  await expect(editor(page).getByRole('textbox', { name: 'Description du produit' })).toHaveValue(
    /https:\/\/ex\.fr\/p/,
  )
  await openSection(page, 'Concurrence')
  await openSection(page, 'Fournisseur')
  await expect(editor(page).getByRole('textbox', { name: 'Prix et MOQ' })).toHaveValue(/9,20/)
  await expectAccessible(page)
  await editor(page).getByLabel('Nom du projet').fill('Lampe à pince')
  await save(page)
  await expect.poll(() => readOwned('projects', account.uid)).toHaveLength(1)
  const [project] = await readOwned('projects', account.uid)
  expect(itemText(project ?? null, 'product')).toContain('https://ex.fr/p')
})
