import type { Page } from '@playwright/test'
import { LINE_KEYS } from '../../../src/domain/money/statement'
import { expectAccessible } from '../../support/browser/axe'
import { OFFLINE_FAULTS } from '../../support/browser/kept-shell'
import { editor, openSection, save } from '../../support/browser/project-editor'
import { answers, candidate, chooseInRow } from '../../support/browser/research-tables'
import { picture } from '../../support/browser/picture'
import { openPart, openProduct } from '../../support/browser/product-page'
import { keepSession } from '../../support/browser/session'
import { expect, test } from '../../support/browser/two-devices'
import { putSection } from '../../support/samples/sample-research'
import { refuse } from '../../support/refusals'
import { itemText } from '../../support/samples/sample-projects'
import { deleteDocument, readCollection, readDocument, readOwned } from '../../support/stored-documents'

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const output = (page: Page, name: string) => page.getByRole('status', { name, exact: true })

test('note and amounts are saved, the rest is computed, and no criterion is answered automatically', async ({
  page,
  signedIn,
}) => {
  const account = await signedIn()
  const id = await putSection(account, 'Lampe', [{ link: 'https://ex.fr/p' }])
  const stored = async () => [...(await readCollection(`sections/${id}/products`)).values()][0]
  await page.goto('/search')
  await openProduct(page, 'ex.fr/p')
  await field(page, 'Note').fill('Demander un échantillon')
  await expectAccessible(page)
  await openPart(page, 'Argent')
  await field(page, 'Prix de vente').fill('29,90 € TTC')
  await field(page, 'Achat').fill('Lot de 2 : 9 euros 20.')
  await field(page, 'Livraison').fill('US $5.99')
  await expect(page.getByText('Ce montant n’est pas en euros')).toBeVisible()
  await field(page, 'Livraison').fill('3 - 5 €')
  await expect(page.getByText('Ce sont plusieurs montants')).toBeVisible()
  await expect(field(page, 'Achat'), 'the amount that was read').toHaveValue('9,20')
  await expect(output(page, 'Reste par vente')).toHaveCount(0)
  await expectAccessible(page)
  await field(page, 'Livraison').fill('3,90 €')
  await field(page, 'Publicité par vente').fill('6')
  // 29,90 - 9,20 - 3,90 - 3,71 (cotisations) - 6
  await expect(output(page, 'Reste par vente')).toHaveText(/^7,09\s€$/)
  await expect(output(page, 'Marge')).toHaveText(/^23,7\s%$/)
  await expect(output(page, 'Publicité maximale par vente')).toHaveText(/^13,09\s€$/)
  await expect(output(page, 'ROAS à viser'), 'behind « Affiner »').toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Droits et frais d'importation/ })).toBeVisible()
  await page.getByRole('button', { name: 'Voir les chiffres' }).click()
  await expect(page.getByRole('table', { name: 'Détail' }).getByRole('row')).toHaveCount(LINE_KEYS.length + 2)
  await expect(page.getByRole('row', { name: /Cotisations.*à vérifier.*−3,71/ })).toBeVisible()
  await expect(page.getByText('avant impôt sur le revenu')).toBeVisible()
  await expectAccessible(page)
  const figures = { salePriceCents: 2_990, costCents: 920, shippingCents: 390, adsCents: 600 }
  await expect.poll(stored).toMatchObject({ note: 'Demander un échantillon', ...figures })
  await page.getByRole('button', { name: 'Affiner' }).click()
  await expect(output(page, 'ROAS à viser')).toHaveText('2,28')
  await field(page, 'Marge voulue (%)').fill('33,33')
  // 9,20 + 3,90 + 6 are 19,10: the first price that shows 33,4 %.
  await expect(output(page, 'Prix minimum')).toHaveText(/^35,22\s€$/)
  await expect(page.getByText(/pour 33,33\s% de marge/)).toBeVisible()
  await page.goBack()
  await expect(candidate(page, 'ex.fr/p')).toContainText(/7,09\s€/)

  await page.reload()
  await expect(candidate(page, 'ex.fr/p')).toContainText(/7,09\s€/)
  await expect.poll(async () => (await answers(candidate(page, 'ex.fr/p'))).length).toBe(8)
  expect((await answers(candidate(page, 'ex.fr/p')))[4], 'BONNE MARGE').toBe('Non évalué')
  expect(await stored(), 'only the person answers').not.toHaveProperty('goodMargin', true)
  await openProduct(page, 'ex.fr/p')
  await expect(field(page, 'Note')).toHaveValue('Demander un échantillon')
  await openPart(page, 'Argent')
  await expect(field(page, 'Prix de vente')).toHaveValue('29,90')
  await field(page, 'Publicité par vente').fill('')
  await expect.poll(stored).not.toHaveProperty('adsCents')
  // A yes is offered once no cost is open; each open one leads to its field.
  const accept = page.getByRole('button', { name: 'Répondre Oui à BONNE MARGE' })
  const missing = page.getByRole('list', { name: 'Coûts à compléter' }).getByRole('button')
  for (let left = await missing.count(); left > 0; left -= 1) {
    await expect(accept).toHaveCount(0)
    const label = (await missing.first().textContent()) ?? ''
    await missing.first().click()
    await expect(field(page, label)).toBeFocused()
    await field(page, label).fill('0')
    await expect(missing).toHaveCount(left - 1)
  }
  await accept.click()
  await expect.poll(stored).toMatchObject({ goodMargin: true })
})

test('a loss is named as a loss; the tax inputs apply to every product; typed values are kept', async ({
  page,
  context,
  signedIn,
  watch,
}) => {
  watch.expectFault(OFFLINE_FAULTS)
  const account = await signedIn()
  const id = await putSection(account, 'Lampe', [
    { link: 'https://ex.fr/p', salePriceCents: 3_600, costCents: 900, importCents: 300 },
    { link: 'https://ex.fr/q', salePriceCents: 3_600, costCents: 1_000, note: 'Avant' },
  ])
  const seller = async () => (await readDocument(`profiles/${account.uid}`))?.['seller']
  await page.goto('/search')
  await openProduct(page, 'ex.fr/p', 'Argent')
  await page.getByRole('button', { name: 'Affiner' }).click()
  await page.getByLabel('Régime de TVA').selectOption('Assujetti, 20\u00a0%')
  await expect(field(page, 'Cotisations (%)')).toHaveValue('12,415')
  await field(page, 'Cotisations (%)').fill('22')
  const profile = page.getByRole('dialog', { name: 'Mon Profil' })
  await page.getByRole('link', { name: 'Tous vos produits' }).click()
  await page.getByLabel('ACRE').selectOption('Oui, activité créée depuis juillet 2026')
  await page.getByLabel('Versement libératoire').selectOption('Oui')
  await picture(page, 'profile-products', { isWindow: true })
  await expectAccessible(page)
  await profile.getByRole('button', { name: 'Fermer' }).click()
  await expect(profile).toHaveCount(0)
  await expect(page, 'closing leads back to the page').toHaveURL(/\/argent$/)
  await expect(field(page, 'Cotisations (%)'), 'the answers replace a typed rate').toHaveValue('10,315')
  await expect(page.getByText(/avant impôt sur le revenu/)).toHaveCount(0)
  await expectAccessible(page)
  await field(page, 'Cotisations (%)').fill('0')
  await field(page, 'Frais de paiement (€)').fill('0,80')
  await field(page, 'Livraison').fill('5')
  await page.getByRole('slider').fill('800')
  await expect(field(page, 'Publicité par vente')).toHaveValue('8,00')
  await expect(output(page, 'Reste par vente')).toHaveText(/^4,20\s€$/)
  await field(page, 'Objectif par mois').fill('1 000')
  await expect(output(page, "Ventes pour l'objectif")).toHaveText('239')
  await field(page, 'Publicité par vente').fill('40')
  await expect(page.getByText(/Vous perdez 27,80\s€ par vente/)).toBeVisible()
  await picture(page, 'product-loss')
  await expect(output(page, "Ventes pour l'objectif")).toHaveText('aucune')
  await expect(page.getByRole('main')).not.toContainText('NaN')
  const resold = page.getByLabel('Les articles retournés peuvent être revendus')
  await resold.click()
  await expect(resold).toBeChecked()
  const typed = {
    acre: 'since-july-2026',
    isFlatTaxed: true,
    vatPoints: 2_000,
    contributionPoints: 0,
    feeFixedCents: 80,
    goalCents: 100_000,
  }
  await expect.poll(seller).toMatchObject(typed)
  await page.goBack()

  await openProduct(page, 'ex.fr/q', 'Argent')
  await page.getByRole('button', { name: 'Affiner' }).click()
  await expect(page.getByLabel('Régime de TVA')).toHaveValue('2000')
  await expect(field(page, 'Frais de paiement (€)')).toHaveValue('0,80')
  // 36 - 6 - 10 - 0,80
  await expect(output(page, 'Reste par vente')).toHaveText(/^19,20\s€$/)

  await test.step('a note that is too long is said and kept; one typed offline arrives', async () => {
    const note = async () =>
      [...(await readCollection(`sections/${id}/products`)).values()].find(
        ({ link }) => link === 'https://ex.fr/q',
      )?.['note']
    await openPart(page, 'Avis')
    await field(page, 'Note').fill('x'.repeat(2_001))
    await expect(page.getByText(/2\s000/).first()).toBeVisible()
    await expect(field(page, 'Note')).toHaveValue('x'.repeat(2_001))
    expect(await note()).toBe('Avant')
    await context.setOffline(true)
    await field(page, 'Note').fill('Écrite sans réseau')
    await expect(page.getByText(/en attente/i)).toBeVisible()
    await context.setOffline(false)
    await expect.poll(note, { timeout: 30_000 }).toBe('Écrite sans réseau')
  })
})

test('what two devices and two tabs type in one sheet stays, over a reload, a refusal and a deletion', async ({
  page,
  context,
  elsewhere,
  signedIn,
  watch,
}) => {
  // 400: the device that writes second reads again, and writes once more.
  watch.expectFault(/status of 40[03].*documents:commit/)
  const account = await signedIn()
  const id = await putSection(account, 'Lampe', [{ link: 'https://ex.fr/p', shippingCents: 200 }])
  const collection = `sections/${id}/products`
  const stored = async () => [...(await readCollection(collection)).values()][0]
  const open = async (where: Page) => {
    await where.goto('/search')
    await openProduct(where, 'ex.fr/p')
  }
  await open(page)

  await test.step('two devices write one note: both texts stay', async () => {
    await keepSession(elsewhere, account)
    await open(elsewhere)
    await field(page, 'Note').fill('Pliable')
    await field(elsewhere, 'Note').fill('Noire')
    await expect.poll(async () => (await stored())?.['note']).toMatch(/^(Pliable\n\nNoire|Noire\n\nPliable)$/)
    const both = String((await stored())?.['note'])
    await expect(field(page, 'Note')).toHaveValue(both)
    await expect(field(elsewhere, 'Note')).toHaveValue(both)
    await elsewhere.close()
  })

  await test.step('a second tab shows a figure while it is typed, and types on', async () => {
    const other = await context.newPage()
    await open(other)
    await openPart(other, 'Argent')
    await openPart(page, 'Argent')
    await field(page, 'Achat').fill('12')
    await expect(field(other, 'Achat')).toHaveValue('12,00')
    await field(other, 'Achat').fill('12,5')
    await expect(field(page, 'Achat')).toHaveValue('12,50')
    await expect.poll(stored).toMatchObject({ costCents: 1_250 })
    await other.close()
  })

  await test.step('a reload in the middle of a figure keeps both what can be stored and what cannot', async () => {
    await field(page, 'Achat').fill('douze')
    await field(page, 'Publicité par vente').fill('6')
    await field(page, 'Livraison').fill('3,9')
    await page.goBack()
    await expect(candidate(page, 'ex.fr/p')).toContainText('Note ou montant à enregistrer')
    await page.goForward()
    await page.reload()
    await expect(field(page, 'Achat')).toHaveValue('douze')
    await expect(field(page, 'Livraison')).toHaveValue('3,90')
    await expect.poll(stored).toMatchObject({ costCents: 1_250, adsCents: 600, shippingCents: 390 })
    await field(page, 'Achat').fill('12')
    await field(page, 'Achat').blur()
    await expect(page.getByText('Enregistré', { exact: true })).toBeVisible()
  })

  await test.step('a refused figure is shown, named and sent again', async () => {
    const heal = await refuse(context, 'writes', 'products')
    await field(page, 'Prix de vente').fill('30')
    await field(page, 'Prix de vente').blur()
    await expect(page.getByText('Non enregistré')).toBeVisible()
    await expect(field(page, 'Prix de vente')).toHaveValue('30,00')
    await page.mouse.wheel(0, -5_000)
    await expectAccessible(page)
    await heal()
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await expect.poll(stored).toMatchObject({ salePriceCents: 3_000 })
    await expect(page.getByText('Enregistré', { exact: true })).toBeVisible()
  })

  await test.step('a product that is deleted elsewhere keeps the text of its open sheet', async () => {
    const [product = ''] = (await readCollection(collection)).keys()
    await deleteDocument(`${collection}/${product}`)
    await expect(page.getByRole('alert')).toContainText('supprimé ailleurs')
    await picture(page, 'product-gone')
    await openPart(page, 'Avis')
    await field(page, 'Note').fill('À garder')
    await field(page, 'Note').blur()
    await expect(field(page, 'Note')).toHaveValue('À garder')
    await page.reload()
    await expect(page.getByRole('list', { name: 'Textes non enregistrés' })).toContainText('À garder')
  })
})

test('a candidate becomes the start of a project', async ({ page, signedIn }) => {
  const account = await signedIn()
  await putSection(account, 'Lampe', [
    { link: 'https://ex.fr/p', note: 'La pince casse', salePriceCents: 2_990, costCents: 920 },
  ])
  await page.goto('/search')
  const create = () => chooseInRow(candidate(page, 'ex.fr/p'), 'Créer un projet')
  // A project that is closed unchanged is removed.
  await create()
  await expect(editor(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText(/^Projet retiré/)).toBeVisible()
  await expect.poll(() => readOwned('projects', account.uid)).toHaveLength(0)
  await page.goto('/search')
  await create()
  await expect(page).toHaveURL('/projects')
  await expect(editor(page)).toBeVisible()
  await expect(editor(page).getByRole('textbox', { name: 'Description du produit' })).toHaveValue(
    /https:\/\/ex\.fr\/p/,
  )
  await openSection(page, 'Concurrence')
  await openSection(page, 'Fournisseur')
  await expect(editor(page).getByRole('textbox', { name: 'Prix et MOQ' })).toHaveValue(/9,20/)
  await editor(page).getByLabel('Nom du projet').fill('Lampe à pince')
  await save(page)
  await expect.poll(() => readOwned('projects', account.uid)).toHaveLength(1)
  const [project] = await readOwned('projects', account.uid)
  expect(itemText(project ?? null, 'product')).toContain('https://ex.fr/p')
})
