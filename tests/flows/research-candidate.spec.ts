// One candidate: its note, its margin, and the project that it becomes.
import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe'
import { expect, test } from '../support/flow'
import { editor, openSection, save } from '../support/project-editor'
import { answers, candidate } from '../support/research-tables'
import { putSection } from '../support/sample-research'
import { itemText } from '../support/sample-projects'
import { readCollection, readOwned } from '../support/stored-documents'

const openSheet = async (page: Page) => {
  await candidate(page, 'ex.fr/p').getByRole('button', { name: 'Note et marge' }).click()
  return page.getByRole('dialog')
}

test('note and margin survive a reload, and the margin answers nothing by itself', async ({
  page,
  signedIn,
}) => {
  const account = await signedIn()
  const id = await putSection(account, 'Lampe', [{ link: 'https://ex.fr/p' }])
  await page.goto('/search')
  const sheet = await openSheet(page)
  await expectAccessible(page)
  await sheet.getByLabel('Note', { exact: true }).fill('Demander un échantillon')
  await sheet.getByLabel(/Prix de vente/).fill('29,90')
  await sheet.getByLabel(/achat/).fill('9,20')
  await sheet.getByLabel(/[Ll]ivraison/).fill('douze')
  await expect(sheet.getByText(/40\s%|69\s%/)).toHaveCount(0)
  await sheet.getByLabel(/[Ll]ivraison/).fill('3,90 €')
  await sheet.getByLabel(/[Pp]ub/).fill('6')
  await expect(sheet.getByText(/10,80\s€/)).toBeVisible()
  await expect(sheet.getByText(/36\s%/)).toBeVisible()
  await expectAccessible(page)
  await sheet.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(sheet).toHaveCount(0)
  await expect
    .poll(async () => [...(await readCollection(`sections/${id}/products`)).values()][0])
    .toMatchObject({
      note: 'Demander un échantillon',
      salePriceCents: 2_990,
      costCents: 920,
      shippingCents: 390,
      adsCents: 600,
    })
  await page.reload()
  await expect(candidate(page, 'ex.fr/p')).toContainText('Demander un échantillon')
  expect((await answers(candidate(page, 'ex.fr/p')))[4], 'BONNE MARGE').toBe('Non évalué')
  const again = await openSheet(page)
  await expect(again.getByLabel('Note', { exact: true })).toHaveValue('Demander un échantillon')
  await expect(again.getByLabel(/Prix de vente/)).toHaveValue(/29,90/)
  await again.getByLabel(/[Pp]ub/).fill('')
  await again.getByRole('button', { name: 'Enregistrer' }).click()
  await expect
    .poll(async () => [...(await readCollection(`sections/${id}/products`)).values()][0])
    .not.toHaveProperty('adsCents')
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
  expect(await readOwned('projects', account.uid), 'a draft until it is saved').toEqual([])
  await editor(page).getByLabel('Nom du projet').fill('Lampe à pince')
  await save(page)
  await expect.poll(() => readOwned('projects', account.uid)).toHaveLength(1)
  const [project] = await readOwned('projects', account.uid)
  expect(itemText(project ?? null, 'product')).toContain('https://ex.fr/p')
})
