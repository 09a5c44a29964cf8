import { expectAccessible } from '../support/browser/axe'
import { picture } from '../support/browser/picture'
import { openPart, openProduct } from '../support/browser/product-page'
import { expect, test } from '../support/flow'
import { readDocument, readOwned } from '../support/stored-documents'

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
  const lines = {
    Encaissé: price,
    TVA: 0,
    Achat: -purchase,
    Livraison: -delivery,
    "Droits et frais d'importation": 0,
    'Frais de paiement': 0,
    Retours: 0,
    Cotisations: -contributions(price),
    'Autres frais': 0,
    Publicité: -ads,
  }
  const rest = Object.values(lines).reduce((sum, line) => sum + line, 0)
  let lowest = 1
  while (lowest - purchase - delivery - ads - contributions(lowest) < 0) lowest += 1
  return {
    lines: { ...lines, 'Reste par vente': rest },
    rest,
    gain: rest + ads,
    margin: cents((rest * 1_000) / price) / 10,
    lowest,
    roas: cents((price * 100) / (rest + ads)) / 100,
  }
}

const decimals = (value: number, count: number) => value.toFixed(count).replace('.', ',')

/** « 9,22 € », with the no-break space of the page. */
const amount = (cents: number) => `${cents < 0 ? '−' : ''}${decimals(Math.abs(cents) / 100, 2)}\u00a0€`

const euros = (cents: number) => new RegExp(`^${amount(cents)}$`)

const signed = (cents: number) => new RegExp(`^${cents < 0 ? '−' : '\\+'}\\s${amount(Math.abs(cents))}$`)

/** « 6,4 » per 100, as one reads it from two counts. */
const perHundred = (part: number, of: number) =>
  String(Math.round((part * 1_000) / of) / 10).replace('.', ',')

test('from a pasted link to the first sale: each figure follows from the amounts @phone', async ({
  page,
  signedIn,
  isMobile,
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
    await expect(page.getByText(/^2 oui sur 3\sréponses$/)).toBeVisible()
    await expectAccessible(page)
    await picture(page, 'product')
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
    const margin = `${decimals(statement.margin, 1)}\u00a0%`
    await expect(output('Marge')).toHaveText(margin)
    await expect(output('Prix minimum')).toHaveText(euros(statement.lowest))
    await expect(output('Publicité maximale par vente')).toHaveText(euros(statement.gain))
    await page.getByRole('button', { name: 'Affiner' }).click()
    await expect(output('ROAS à viser')).toHaveText(decimals(statement.roas, 2))
    await page.getByRole('button', { name: 'Affiner' }).click()
    await expect(page.getByText(`Reste ${amount(statement.rest)}`)).toBeVisible()
    const limits = `Ne vendez pas sous ${amount(statement.lowest)}. Ne payez pas plus de ${amount(statement.gain)} de publicité par vente.`
    await expect(page.getByText(limits)).toBeVisible()
    const slider = page.getByRole('slider', { name: /^Autre publicité/ })
    await expect(slider).toHaveAttribute(
      'aria-valuetext',
      `${amount(amounts.ads)} de publicité, reste ${amount(statement.rest)}`,
    )
    const bar = page.getByRole('button', { name: /^Voir le calcul/ })
    if (isMobile) await expect(bar).toContainText(`${amount(statement.rest)} · ${margin}`)
    else await expect(bar).toBeHidden()
    await page.getByRole('button', { name: 'Voir les chiffres' }).click()
    for (const [name, cents] of Object.entries(statement.lines)) {
      const line = page
        .getByRole('table', { name: 'Détail' })
        .getByRole('row', { name: new RegExp(`^${name}`) })
      await expect(line.getByRole('cell'), name).toHaveText(euros(cents))
    }
    await expectAccessible(page)
    await picture(page, 'product-money')
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
    const [visits, carts, payments, sales, spent] = [140, 9, 5, 3, 18] as const
    const counts = { Visites: visits, Paniers: carts, 'Paiements commencés': payments, Dépensé: spent }
    for (const [name, value] of Object.entries(counts)) await field(name).fill(`${value}`)
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
    await expect(output('Gagné ou perdu')).toHaveText(signed(-spent * 100))

    await field('Ventes').fill(`${sales}`)
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
    const moment = page.getByRole('dialog', { name: /^Première vente, le/ })
    await expect(moment).toBeVisible()
    await moment.getByRole('button', { name: 'Fermer' }).first().click()
    await expect(output('Gagné ou perdu')).toHaveText(signed(sales * dearer.gain - spent * 100))
    const funnel = page.getByRole('list', { name: 'De la visite à la vente' })
    await expect(funnel.getByRole('listitem')).toHaveText([
      `Visites${visits}`,
      `${perHundred(carts, visits)}\u00a0%→`,
      `Paniers${carts}`,
      `${perHundred(payments, carts)}\u00a0%→`,
      `Paiements${payments}`,
      `${perHundred(sales, payments)}\u00a0%→`,
      `Ventes${sales}`,
    ])
    await expect.poll(async () => (await readDocument(`profiles/${account.uid}`))?.['xp']).toBe(100)
    await expect.poll(stored).toMatchObject({ sold: true, gainCents: dearer.gain })
    await expectAccessible(page)
    await picture(page, 'product-test')

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

test('a sale that costs money is said before the test and on it, and its test keeps the loss', async ({
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
})
