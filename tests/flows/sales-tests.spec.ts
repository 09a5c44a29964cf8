import { expectAccessible } from '../support/browser/axe'
import { expect, test } from '../support/flow'
import { OFFLINE_FAULTS } from '../support/browser/kept-shell'
import { candidate } from '../support/browser/research-tables'
import { putSection } from '../support/samples/sample-research'
import { readOwned } from '../support/stored-documents'

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
  await candidate(page, 'ex.fr/lampe').getByRole('button', { name: 'Note et marge' }).click()
  await page.getByRole('link', { name: 'Test de vente' }).click()
  await expect(page.getByRole('heading', { name: 'Nouveau test' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Commencer le test' }).click()
  await expect(page.getByLabel('Ce que j’essaie')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Ce que j’essaie').fill('Page A à 29,90 €')
  await page.getByLabel('Ce que j’accepte de perdre').fill('50 €')
  await page.reload()
  await expect(page.getByLabel('Ce que j’essaie'), 'nothing typed is lost').toHaveValue('Page A à 29,90 €')
  await page.getByRole('button', { name: 'Commencer le test' }).click()
  await expect(page.getByRole('heading', { name: 'Trop tôt : aucune visite' })).toBeVisible()

  const note = page.getByRole('button', { name: /^(Noter|Corriger) ce jour$/ }).first()
  await page.getByLabel('Visites', { exact: true }).fill('24')
  await page.getByLabel('Ventes', { exact: true }).fill('25')
  await note.click()
  await expect(page.getByRole('alert')).toContainText('Ventes : 25 pour 24 visites en tout.')
  expect((await stored())?.['numbers'], 'refused numbers change nothing').toEqual({})
  await page.getByLabel('Ventes', { exact: true }).fill('1')
  await page.getByLabel('Paniers', { exact: true }).fill('3')
  await page.getByLabel('Dépensé', { exact: true }).fill('12,5')
  await note.click()
  await expect(page.getByRole('heading', { name: 'Trop tôt : 24 visites' })).toBeVisible()
  await expect(page.getByText(/^Sur 100 visites\s: entre 0,1 et 21,1 ventes/)).toBeVisible()
  await expect
    .poll(stored)
    .toMatchObject({ limitCents: 5_000, sold: true, product: expect.stringMatching(/\//) })
  await expectAccessible(page)
  await page.getByLabel('Dépensé', { exact: true }).fill('50')
  await page.getByRole('button', { name: 'Corriger ce jour' }).first().click()
  await expect(page.getByRole('heading', { name: 'Arrêtez : la limite est atteinte' })).toBeVisible()
})

test('a pasted table and an export of orders are read; what is missing is said; the way knows the sale @phone-only', async ({
  page,
  context,
  signedIn,
  watch,
}) => {
  watch.expectFault(OFFLINE_FAULTS)
  const account = await signedIn()
  const section = await putSection(account, 'Lampe', [{ link: 'https://ex.fr/lampe' }])
  const stored = async () => (await readOwned('salesTests', account.uid))[0]
  await page.goto('/search')
  await candidate(page, 'ex.fr/lampe').getByRole('button', { name: 'Note et marge' }).click()
  await page.getByRole('link', { name: 'Test de vente' }).click()
  await page.getByLabel('Ce que j’essaie').fill('Vidéo du chien')
  await page.getByLabel('Ce que j’accepte de perdre').fill('400')
  await page.getByLabel('Premier jour').fill('2025-01-01')
  await page.getByRole('button', { name: 'Commencer le test' }).click()
  await page.getByText('Coller un tableau ou lire un export').click()

  const pasted = page.getByLabel('Tableau de chiffres')
  await pasted.fill('900;abc')
  await page.getByRole('button', { name: 'Ajouter ces jours' }).click()
  await expect(pasted).toHaveAccessibleDescription(
    'Ligne 1 : « abc ». Écrivez un nombre entier, par exemple 12.',
  )
  await pasted.fill('900;1;0;0;20\n01/02/2030;4')
  await page.getByRole('button', { name: 'Ajouter ces jours' }).click()
  await expect(pasted).toHaveAccessibleDescription(
    'Ligne 2 : « 01/02/2030 ». Écrivez un nombre entier, par exemple 12.',
  )
  await context.setOffline(true)
  await pasted.fill('1800;0;0;0;20\n100;0;1;0;30,50')
  await page.getByRole('button', { name: 'Ajouter ces jours' }).click()
  await expect(page.getByRole('heading', { name: 'Ça casse entre la visite et le panier' })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Jours notés' }).getByRole('row')).toHaveCount(3)
  await context.setOffline(false)
  await expect.poll(async () => Object.keys((await stored())?.['numbers'] ?? {})).toHaveLength(2)

  const file = page.getByLabel('Fichier de commandes')
  const csv = (text: string) => ({ name: 'orders.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  await file.setInputFiles(csv('Name,Email\n#1,a@ex.fr'))
  await expect(page.getByRole('alert')).toContainText('Il manque la date')
  await file.setInputFiles(csv(ORDERS))
  await expect(page.getByText(/^2\s000 commandes, 19\s800,00\s€/)).toBeVisible()
  await page.getByRole('button', { name: /^Reprendre les 2\s000 ventes/ }).click()
  await expect(page.getByRole('alert')).toContainText('Il ne peut pas y en avoir plus que de visites')
  await file.setInputFiles(csv(ORDERS.split('\n').slice(0, 2).join('\n')))
  await page.getByRole('button', { name: 'Reprendre la vente de ce test' }).click()
  await expect.poll(stored).toMatchObject({
    sold: true,
    numbers: { '2025-01-02': expect.stringMatching(/^100 \d+ \d+ 1 /) as unknown },
  })
  expect(JSON.stringify(await stored())).not.toContain('exemple.fr')

  await page.goto('/dashboard')
  await expect(page.getByText('La première vente est faite, bravo')).toBeVisible()
  await page.goto('/tests')
  await expect(page.getByRole('link', { name: /Vidéo du chien/ })).toHaveAttribute(
    'href',
    new RegExp(`${section}%2F`),
  )
})
