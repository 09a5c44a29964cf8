import { expectAccessible } from '../support/browser/axe'
import type { Page } from '@playwright/test'
import { picture } from '../support/browser/picture'
import { expect, test } from '../support/flow'
import { OFFLINE_FAULTS } from '../support/browser/kept-shell'
import { moveFirstDay, openPart, openProduct } from '../support/browser/product-page'
import { putLooseCandidates, putSection } from '../support/samples/sample-research'
import { putDocument, type Account } from '../support/accounts'
import { paths } from '../../src/lib/paths'
import { readOwned } from '../support/stored-documents'

/** Over the screen that notes the first sale of a life. */
async function closeMoment(page: Page): Promise<void> {
  const moment = page.getByRole('dialog', { name: /^Première vente/ })
  await moment.waitFor()
  await page.keyboard.press('Escape')
  await moment.waitFor({ state: 'detached' })
}

const verdict = (page: Page) => page.getByRole('status', { name: 'Verdict', exact: true })

/** A test that began on 1 January 2025; returns its address. */
async function putTest(account: Account, numbers: Readonly<Record<string, string>>): Promise<string> {
  const { uid } = account
  const link = 'https://ex.fr/lampe'
  await putLooseCandidates(account, [{ link }])
  await putDocument(`salesTests/${uid}-a`, {
    userId: uid,
    product: `c-${uid}-0`,
    link,
    tried: 'Page A',
    limitCents: 5_000,
    gainCents: 1_000,
    days: 7,
    startsOn: '2025-01-01',
    createdAt: new Date(),
    numbers,
  })
  return paths.product(`c-${uid}-0`, 'test')
}

const ORDERS = [
  'Name,Email,Financial Status,Created at,Currency,Total',
  ...Array.from(
    { length: 2_000 },
    (_, at) => `#${at},lea${at}@exemple.fr,paid,2025-01-02 10:00:00 +0100,EUR,9.90`,
  ),
].join('\n')

test('a test says when it is too early, and stops at the limit; impossible numbers change nothing', async ({
  page,
  signedIn,
}) => {
  const account = await signedIn()
  await putSection(account, 'Lampe', [{ link: 'https://ex.fr/lampe' }])
  const stored = async () => (await readOwned('salesTests', account.uid))[0]
  await page.goto('/search')
  await openProduct(page, 'ex.fr/lampe', 'Test')
  await expect(page.getByRole('heading', { name: 'Nouveau test' })).toBeVisible()
  await picture(page, 'sales-test-new')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Lancer le test' }).click()
  await expect(page.getByLabel('Ce que je teste')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Ce que je teste').fill('Page A à 29,90 €')
  await page.getByLabel('Budget du test').fill('50 €')
  await page.reload()
  await expect(page.getByLabel('Ce que je teste'), 'nothing typed is lost').toHaveValue('Page A à 29,90 €')
  await page.getByRole('button', { name: 'Lancer le test' }).click()
  await expect(verdict(page)).toHaveText('Pas encore de visite.')

  const note = page.getByRole('button', { name: 'Enregistrer', exact: true })
  await page.getByLabel('Visites', { exact: true }).fill('24')
  await page.getByLabel('Ventes', { exact: true }).fill('25')
  await note.click()
  await expect(page.getByRole('alert')).toContainText('Ventes : 25 pour 24 visites en tout.')
  expect((await stored())?.['numbers'], 'refused numbers change nothing').toEqual({})
  await page.getByLabel('Ventes', { exact: true }).fill('1')
  await page.getByLabel('Paniers', { exact: true }).fill('3')
  await page.getByLabel('Dépensé', { exact: true }).fill('12,5')
  await note.click()
  await closeMoment(page)
  await expect(verdict(page)).toHaveText('Il manque le gain par vente pour juger ce test.')
  await expect(page.getByText(/^Pour 100 visites, comptez entre 0 et 22\sventes/)).toBeVisible()
  await expect
    .poll(stored)
    .toMatchObject({ limitCents: 5_000, sold: true, product: expect.stringMatching(/\//) })
  await expectAccessible(page)
  await picture(page, 'sales-test-early')
  await page.getByLabel('Dépensé', { exact: true }).fill('50')
  await note.click()
  await expect(page.getByLabel('Gagné ou perdu')).toHaveText('inconnu')
  const gain = page.getByText(/^Gain par vente\s:/)
  await expect(gain).toHaveText(/inconnu\. Sans ce montant, le test ne peut pas être jugé\. Le calculer$/)
  await page.getByLabel('Ventes', { exact: true }).fill('0')
  await note.click()
  await expect(verdict(page)).toHaveText(/^Arrêtez\s: votre budget de 50,00\s€ est perdu\./)
  await picture(page, 'sales-test-limit')
  await page.getByRole('button', { name: 'Arrêter le test' }).click()
  await expect(page.getByRole('button', { name: 'Lancer un nouveau test' })).toBeVisible()
  await expect.poll(stored).toHaveProperty('endedOn')

  await expect(gain).toHaveText(
    /inconnu\. Sans ce montant, toute la publicité est comptée comme une perte\. Le calculer$/,
  )
  await gain.getByRole('link', { name: 'Le calculer' }).click()
  for (const [name, amount] of [
    ['Prix de vente', '29,90'],
    ['Achat', '9,90'],
  ] as const) {
    await page.getByRole('textbox', { name, exact: true }).fill(amount)
    await page.getByRole('textbox', { name, exact: true }).blur()
  }
  await openPart(page, 'Test')
  await expect(gain, 'an unknown gain is none to keep').toHaveText(
    /\d\s€, avant publicité, d’après Argent, sans la livraison, .* ni les autres frais\.$/,
  )
})

test('a pasted table and orders are read, missing columns named, the sale shown on the dashboard @phone-only', async ({
  page,
  context,
  signedIn,
  watch,
}) => {
  watch.expectFault(OFFLINE_FAULTS)
  const account = await signedIn()
  await putSection(account, 'Lampe', [{ link: 'https://ex.fr/lampe' }])
  const stored = async () => (await readOwned('salesTests', account.uid))[0]
  await page.goto('/search')
  await openProduct(page, 'ex.fr/lampe', 'Test')
  await page.getByLabel('Ce que je teste').fill('Vidéo du chien')
  await page.getByLabel('Budget du test').fill('400')
  await page.getByRole('button', { name: 'Lancer le test' }).click()
  await moveFirstDay(page, '2025-01-01')
  await expect(verdict(page)).toHaveText(/^7\sjours passés, aucun noté\.$/)
  await expect(page.getByRole('button', { name: /^(Finir le test|Noter )/ }), 'one button').toHaveCount(1)
  await expect(page.getByLabel('Jour', { exact: true })).toHaveValue('2025-01-01')
  await page.getByRole('button', { name: 'Importer mes chiffres' }).click()

  const pasted = page.getByLabel('Tableau', { exact: true })
  const read = page.getByRole('status', { name: 'Ce qui a été lu' })
  const save = page.getByRole('button', { name: 'Enregistrer', exact: true })
  await pasted.fill('900;abc')
  await expect(read).toContainText('Ligne 1 : « abc ». Écrivez un nombre entier, par exemple 12.')
  await expect(save, 'nothing to save').toHaveCount(0)
  await pasted.fill('Semaine;Visites\n45;900')
  await expect(read).toContainText('Le jour manque : ce tableau a « Semaine »')
  await picture(page, 'sales-test-bring-in-fault')
  await context.setOffline(true)
  await pasted.fill('1800;0;0;0;20\n100;0;0;0;30,50')
  await expect(read).toContainText(
    /1er au 2\sjanvier · 1\s900\svisites, 0\spanier, 0\spaiement commencé, 0\svente, 50,50\s€/,
  )
  await save.click()
  await expect(verdict(page)).toHaveText(/^Moins d’une visite sur 100 remplit un panier/)
  await expect(page.getByRole('table', { name: 'Jours notés' }).getByRole('row')).toHaveCount(3)
  await context.setOffline(false)
  await expect.poll(async () => Object.keys((await stored())?.['numbers'] ?? {})).toHaveLength(2)

  const file = page.getByLabel('Fichier', { exact: true })
  const csv = (text: string) => ({ name: 'orders.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  await file.setInputFiles({
    ...csv(''),
    name: 'orders.xlsx',
    buffer: Buffer.from('PK\u0003\u0004xl/workbook.xml'),
  })
  await expect(read).toContainText(/Dans Excel\s: Fichier\s› Enregistrer sous\s› CSV/)
  await file.setInputFiles(csv('Name,Email\n#1,a@ex.fr'))
  await expect(read).toContainText('Il manque la date')
  await file.setInputFiles(csv(ORDERS))
  await expect(read).toContainText(/2\s000\scommandes, toutes les commandes de la boutique\s: 19\s800,00\s€/)
  await save.click()
  await expect(page.getByRole('alert')).toContainText('Il ne peut pas y en avoir plus que de visites')
  await file.setInputFiles(csv(ORDERS.split('\n').slice(0, 2).join('\n')))
  await expect(read).toContainText(/2\sjanvier · 1\svente/)
  await expect(read).toContainText('Déjà noté, sera remplacé : 2 janvier.')
  await save.click()
  await closeMoment(page)
  await expect.poll(stored).toMatchObject({
    sold: true,
    numbers: { '2025-01-02': expect.stringMatching(/^100 \d+ \d+ 1 /) as unknown },
  })
  expect(JSON.stringify(await stored())).not.toContain('exemple.fr')

  await page.goto('/dashboard')
  await expect(page.getByText('La première vente est faite, bravo')).toBeVisible()
})

test('a day is typed through dates that do not exist, and numbers never go to another day than the one shown', async ({
  page,
  signedIn,
}) => {
  const account = await signedIn()
  const stored = async () => (await readOwned('salesTests', account.uid))[0]
  await page.goto(await putTest(account, { '2025-11-29': '10 1 1 1 500' }))
  const day = page.getByLabel('Jour', { exact: true })
  const visits = page.getByLabel('Visites', { exact: true })
  // The parts of the field, in the order of Chromium's own language.
  const type = async (...keys: string[]) => {
    await day.click({ position: { x: 18, y: 20 } })
    for (const key of keys) await page.keyboard.press(key)
  }

  await day.fill('2025-11-30')
  await type('0', '2')
  await expect(day, '30/02 does not exist').toHaveValue('')
  await type('ArrowRight', '2', '8')
  await expect(day).toHaveValue('2025-02-28')
  await type('0', '9', '0', '5', '2', '0', '2', '5')
  await expect(day, 'a leading zero is no date either').toHaveValue('2025-09-05')
  await visits.fill('7')
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect.poll(stored).toMatchObject({ numbers: { '2025-09-05': '7 - - - -' } })

  await type('3', '1')
  await page.keyboard.press('Tab')
  await type('0', '2', '3', '1')
  await page.getByRole('heading', { name: 'Chiffres du jour' }).click()
  await expect(day).toHaveAccessibleDescription(
    'Choisissez une date qui existe, complète : jour, mois, année.',
  )
  await expect(visits, 'no numbers for a day that is not shown').toHaveCount(0)
  await expectAccessible(page)
  const row = page.getByRole('row', { name: /29\snovembre/ })
  await row.getByRole('button', { name: 'Corriger ce jour' }).click()
  await expect(day).toHaveValue('2025-11-29')
  await expect(visits).toHaveValue('10')

  await page.getByRole('button', { name: 'Modifier', exact: true }).click()
  const first = page.getByLabel('Premier jour')
  await first.click({ position: { x: 18, y: 20 } })
  for (const key of ['0', '2', '3', '1']) await page.keyboard.press(key)
  await page.keyboard.press('Enter')
  await expect(first).toHaveAccessibleDescription(/^Choisissez une date qui existe/)
  await first.click({ position: { x: 18, y: 20 } })
  for (const key of ['0', '2', '0', '1', '2', '0', '2', '4']) await page.keyboard.press(key)
  await page.keyboard.press('Enter')
  await expect.poll(stored).toMatchObject({ startsOn: '2024-02-01' })
})

const META = [
  '"Nom de la campagne","Jour","Budget","Clics sur un lien","Vues de la page de destination","Coût par résultat","Montant dépensé (EUR)","Ajouts au panier","Achats"',
  '"","",,900,700,9.6,86.40,31,9',
  '"Lampe A","2025-01-02",20,300,250,9.6,30.10,11,3',
  '"Lampe B","2025-01-02",20,300,250,9.6,30.20,10,3',
  '"Lampe C","2025-01-03",20,300,200,9.6,26.10,10,3',
].join('\n')

test('an export of days is previewed, asks about unclear columns, and is undone completely @phone', async ({
  page,
  signedIn,
}) => {
  const account = await signedIn()
  await putSection(account, 'Lampe', [{ link: 'https://ex.fr/lampe' }])
  const numbers = async () => (await readOwned('salesTests', account.uid))[0]?.['numbers']
  await page.goto('/search')
  await openProduct(page, 'ex.fr/lampe', 'Test')
  await page.getByLabel('Ce que je teste').fill('Vidéo du chien')
  await page.getByLabel('Budget du test').fill('400')
  await page.getByRole('button', { name: 'Lancer le test' }).click()
  await moveFirstDay(page, '2025-01-01')
  await page.getByRole('button', { name: 'Importer mes chiffres' }).click()
  const read = page.getByRole('status', { name: 'Ce qui a été lu' })
  const save = page.getByRole('button', { name: 'Enregistrer', exact: true })
  const pasted = page.getByLabel('Tableau', { exact: true })

  await pasted.fill('Jour\tVisites\tSessions\n02/01/2025\t40\t44')
  await expect(page.getByLabel('Visites =')).toBeVisible()
  await save.click()
  await expect(page.getByRole('alert')).toContainText('Choisissez la colonne de « Visites ».')
  await page.getByLabel('Visites =').selectOption('Sessions (colonne 3)')
  await expect(read).toContainText(/2\sjanvier · 44\svisites/)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Annuler' }).click()
  await expect(pasted).toHaveValue('')
  await expect(read).toHaveCount(0)

  await pasted.fill('02/01/2025;40;3;2;1;9,00')
  await save.click()
  await expect(page.getByRole('alert')).toContainText('Choisissez d’abord ce que veut dire « 02/01/2025 ».')
  expect(await numbers(), 'nothing is stored before the answer').toEqual({})
  const order = page.getByLabel(/«\s02\/01\/2025\s» veut dire/)
  await order.selectOption('monthFirst')
  await expect(read).toContainText(/1er\sfévrier · 40\svisites/)
  await order.selectOption('dayFirst')
  await expect(read).toContainText(/2\sjanvier · 40\svisites/)
  await save.click()
  await closeMoment(page)
  await expect.poll(numbers).toEqual({ '2025-01-02': '40 3 2 1 900' })

  const file = page.getByLabel('Fichier', { exact: true })
  await file.setInputFiles({ name: 'meta.csv', mimeType: 'text/csv', buffer: Buffer.from(META) })
  await expect(read).toContainText(/2 au 3\sjanvier · 700\svisites, 31\spaniers, 9\sventes, 86,40\s€/)
  await expect(read).toContainText(/Visites = Vues de la page de destination .* 3\scampagnes additionnées/)
  await expect(read).toContainText('Déjà noté, sera remplacé : 2 janvier.')
  await read.getByText(/colonnes, 1\sligne de total laissées de côté/).click()
  await expect(read).toContainText('Coût par résultat : un coût par action')
  await picture(page, 'sales-test-bring-in')
  await expectAccessible(page)
  await save.click()
  await expect.poll(numbers).toEqual({ '2025-01-02': '500 21 2 6 6030', '2025-01-03': '200 10 - 3 2610' })
  await page.getByRole('button', { name: 'Annuler' }).click()
  await expect.poll(numbers).toEqual({ '2025-01-02': '40 3 2 1 900' })
})

const SHOP = [
  'Name,Email,Financial Status,Fulfillment Status,Created at,Currency,Total,Lineitem name',
  '#1,lea@exemple.fr,paid,fulfilled,2025-01-02 10:00:00 +0100,EUR,29.900,Lampe',
  '#1,lea@exemple.fr,,,2025-01-02 10:00:00 +0100,,,Câble',
  '#2,bob@exemple.fr,Payée,,2025-01-02 11:00:00 +0100,EUR,9.900,Câble',
  '#3,zoe@exemple.fr,Paiement refusé,,2025-01-03 11:00:00 +0100,EUR,29.900,Lampe',
  '#4,zoe@exemple.fr,Chez le dépositaire,,2025-01-03 12:00:00 +0100,EUR,29.900,Lampe',
  '#5,zoe@exemple.fr,Chez le dépositaire,,2025-01-03 13:00:00 +0100,EUR,29.900,Lampe',
].join('\n')

test('an export of orders asks for the product, an unknown state and an ambiguous amount before it is stored @phone', async ({
  page,
  signedIn,
}) => {
  const account = await signedIn()
  await page.goto(await putTest(account, { '2025-01-02': '40 3 2 0 900' }))
  const numbers = async () => (await readOwned('salesTests', account.uid))[0]?.['numbers']
  await page.getByRole('button', { name: 'Importer mes chiffres' }).click()
  const read = page.getByRole('status', { name: 'Ce qui a été lu' })
  const save = page.getByRole('button', { name: 'Enregistrer', exact: true })
  const pasted = page.getByLabel('Tableau', { exact: true })
  const onDevice = () =>
    page.evaluate(() => JSON.stringify([localStorage, sessionStorage].map((area) => Object.entries(area))))
  await pasted.fill('Jour;Visites\n02/01/2025;41')
  await expect.poll(onDevice, 'a table of days is kept').toContain('02/01/2025;41')
  await pasted.fill(SHOP)
  await expect(page.getByText('Ce tableau peut nommer vos acheteurs')).toBeVisible()
  await expect(read).toContainText(/2\scommandes/)
  expect(await onDevice(), 'orders are not kept').not.toMatch(/lea@exemple|02\/01\/2025;41/)
  await page.reload()
  await page.getByRole('button', { name: 'Importer mes chiffres' }).click()
  await expect(pasted).toHaveValue('')
  await page
    .getByLabel('Fichier', { exact: true })
    .setInputFiles({ name: 'orders.csv', mimeType: 'text/csv', buffer: Buffer.from(SHOP) })

  await expect(read).toContainText(/2\scommandes, toutes les commandes de la boutique\s: montant à préciser/)
  await expect(read).toContainText(/1\scommande annulée, .* ne compte pas\./)
  await page.getByLabel(/«\s29\.900\s» veut dire/).selectOption({ label: '29,90\u00a0€' })
  await expect(read).toContainText(/39,80\s€/)
  await save.click()
  await expect(page.getByRole('alert')).toContainText(
    /Répondez d’abord\s: 2\scommandes sont «\sChez le dépositaire\s»/,
  )
  expect(await numbers(), 'nothing is stored before the answer').toEqual({ '2025-01-02': '40 3 2 0 900' })

  await page.getByLabel('Produit de ce test').selectOption({ label: 'Lampe (4)' })
  await expect(read).toContainText(/1\scommande avec «\sLampe\s»/)
  await page
    .getByLabel(/^2\scommandes sont «\sChez le dépositaire\s»\s: les compter comme vendues\s\?/)
    .selectOption('Oui')
  await expect(read).toContainText(/2 au 3\sjanvier · 3\sventes/)
  await expectAccessible(page)
  await picture(page, 'sales-test-orders')
  await save.click()
  await expect.poll(numbers).toEqual({ '2025-01-02': '40 3 2 1 900', '2025-01-03': '- - - 2 -' })
  expect(JSON.stringify(await readOwned('salesTests', account.uid))).not.toMatch(
    /exemple\.fr|Lampe|dépositaire/,
  )
})
