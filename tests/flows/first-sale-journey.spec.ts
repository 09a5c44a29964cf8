import { expectAccessible } from '../support/browser/axe'
import { openPart, openProduct } from '../support/browser/product-page'
import { expect, test } from '../support/flow'
import { readOwned } from '../support/stored-documents'

/** Whole cents, half away from zero. */
const cents = (value: number) => Math.sign(value) * Math.round(Math.abs(value) + 1e-9)

/** The statement of a sale under « franchise en base », without returns, by the formulas of the law and of the person's own costs. */
function oracle({
  price,
  purchase,
  delivery,
  ads,
}: Record<'price' | 'purchase' | 'delivery' | 'ads', number>) {
  const contributions = (of: number) => cents((of * 12.415) / 100)
  const rest = price - purchase - delivery - ads - contributions(price)
  let lowest = 1
  while (lowest - purchase - delivery - ads - contributions(lowest) < 0) lowest += 1
  return {
    rest,
    gain: rest + ads,
    margin: cents((rest * 1_000) / price) / 10,
    lowest,
    roas: cents((price * 100) / (rest + ads)) / 100,
  }
}

/** « 9,22 € » as a pattern: the browser writes no-break spaces. */
function euros(value: number): RegExp {
  const text = (Math.abs(value) / 100).toFixed(2).replace('.', ',')
  return new RegExp(`^${value < 0 ? '−' : ''}${text}\\s€$`)
}

const signed = (value: number) =>
  new RegExp(`^${value < 0 ? '−' : '\\+'}\\s${(Math.abs(value) / 100).toFixed(2).replace('.', ',')}\\s€$`)

test('from a pasted link to the first sale: each figure follows from the amounts @phone', async ({
  page,
  signedIn,
}) => {
  const account = await signedIn()
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })
  const output = (name: string) => page.getByRole('status', { name, exact: true })
  const stored = async () => (await readOwned('salesTests', account.uid))[0]

  await test.step('a link becomes a product with a page', async () => {
    await page.goto('/search')
    await page
      .getByLabel('Lien du produit')
      .first()
      .fill('https://www.amazon.fr/Lampe-Pince-LED/dp/B0C1234567')
    await page.getByRole('button', { name: 'Confirmer le lien' }).first().click()
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).first().click()
    await openProduct(page, 'Lampe')
    await page.getByRole('button', { name: 'Renommer' }).click()
    await page.getByLabel('Nom du produit').fill('Lampe pince')
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Lampe pince' })).toBeVisible()
    for (const name of ['Oui : EFFET WOW', 'Oui : RESOUD PROBLEME', 'Non : INNOVANT'])
      await page.getByRole('button', { name, exact: true }).click()
    await expect(page.getByText(/^3\ssur 6\sréponses/)).toBeVisible()
    await expectAccessible(page)
  })

  const amounts = { price: 2_990, purchase: 690, delivery: 407, ads: 600 }
  const statement = oracle(amounts)
  await test.step('four amounts give the rest of a sale and its limits', async () => {
    await openPart(page, 'Argent')
    await field('Prix de vente').fill('29,90')
    await field('Achat').fill('6,90')
    await field('Livraison').fill('4,07')
    await field('Publicité par vente').fill('6')
    await expect(output('Reste par vente')).toHaveText(euros(statement.rest))
    await expect(output('Marge')).toHaveText(
      new RegExp(`^${statement.margin.toFixed(1).replace('.', ',')}\\s%$`),
    )
    await expect(output('Prix minimum')).toHaveText(euros(statement.lowest))
    await expect(output('Publicité maximale par vente')).toHaveText(euros(statement.gain))
    await expect(output('ROAS à viser')).toHaveText(statement.roas.toFixed(2).replace('.', ','))
    await expect(page.getByText(new RegExp(`^Reste ${euros(statement.rest).source.slice(1)}`))).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('a test has the gain of the statement, and follows it until it ends', async () => {
    await openPart(page, 'Test')
    await expect(output('Gain par vente')).toHaveText(euros(statement.gain))
    await field('Ce que je teste').fill('Lampe à 29,90 €, première vidéo')
    await field('Budget du test').fill('50')
    await field('Jours').fill('1')
    await page.getByRole('button', { name: 'Lancer le test' }).click()
    await expect(output('Verdict')).toHaveText('Pas encore de visite.')
    await openPart(page, 'Argent')
    await field('Achat').fill('7,90')
    await field('Achat').blur()
    const dearer = oracle({ ...amounts, purchase: 790 })
    await openPart(page, 'Test')
    await expect(output('Gain par vente')).toHaveText(euros(dearer.gain))
    for (const [name, value] of Object.entries({
      Visites: '140',
      Paniers: '9',
      'Paiements commencés': '5',
      Ventes: '3',
      Dépensé: '18',
    }))
      await field(name).fill(value)
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
    const moment = page.getByRole('dialog', { name: /^Première vente, le/ })
    await expect(moment).toBeVisible()
    await moment.getByRole('button', { name: 'Fermer' }).first().click()
    await expect(output('Gagné ou perdu')).toHaveText(signed(3 * dearer.gain - 1_800))
    await expect.poll(stored).toMatchObject({ sold: true, gainCents: dearer.gain })
    await expectAccessible(page)

    await openPart(page, 'Argent')
    await field('Achat').fill('1')
    await field('Achat').blur()
    await openPart(page, 'Test')
    await expect(output('Gain par vente'), 'kept at the end of the test').toHaveText(euros(dearer.gain))
    await page.getByRole('button', { name: 'Finir le test' }).click()
    await expect(page.getByRole('button', { name: 'Lancer un nouveau test' })).toBeVisible()
  })
  expect(page.url()).toMatch(/\/test$/)
  await page.reload()
  await expect(output('Gagné ou perdu')).toBeVisible()
})

test('a sale that costs money is said before the test, and a deleted product keeps its text and its tests', async ({
  page,
  signedIn,
}) => {
  const account = await signedIn()
  await page.goto('/search')
  await page.getByLabel('Lien du produit').first().fill('https://ex.fr/p/lampe-pince')
  await page.getByRole('button', { name: 'Confirmer le lien' }).first().click()
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).first().click()
  await openProduct(page, 'Lampe', 'Argent')
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })
  await field('Prix de vente').fill('10')
  await field('Achat').fill('9,96')
  await field('Achat').blur()
  // 10 - 9,96 - 1,24 of contributions
  await expect(page.getByRole('status', { name: 'Reste par vente' })).toHaveText(euros(-120))
  await openPart(page, 'Test')
  await expect(page.getByText(/^Chaque vente coûte 1,20\s€\s: le test ne peut pas gagner\.$/)).toBeVisible()
  await field('Ce que je teste').fill('Page A')
  await field('Budget du test').fill('50')
  await page.getByRole('button', { name: 'Lancer le test' }).click()
  await expect(page.getByRole('status', { name: 'Verdict' })).toHaveText(/ne peut pas gagner/)
  await expect(page.getByRole('status', { name: 'Gagné ou perdu' })).toHaveText(euros(0))
  await expect
    .poll(async () => (await readOwned('salesTests', account.uid))[0])
    .toMatchObject({ gainCents: -120 })

  const address = page.url()
  await page.goto('/search/nobody/argent')
  await expect(page.getByText('Ce produit n’est pas dans votre recherche.')).toBeVisible()
  const [product] = await readOwned('product', account.uid)
  expect(product).toMatchObject({ salePriceCents: 1_000 })
  await page.goto(address)
  await expect(page.getByRole('status', { name: 'Verdict' })).toBeVisible()
})
