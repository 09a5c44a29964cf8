import { addDays, localDateOf, type LocalDate } from '../../src/domain/base/time/local-date'
import { paths } from '../../src/lib/paths'
import { putDocument, type Account } from '../support/accounts'
import { OFFLINE_FAULTS } from '../support/browser/kept-shell'
import { picture } from '../support/browser/picture'
import { openPart } from '../support/browser/product-page'
import { expectAccessible } from '../support/browser/axe'
import { expect, test } from '../support/flow'
import { putLooseCandidates, putSection } from '../support/samples/sample-research'
import { deleteDocument, readDocument, readOwned } from '../support/stored-documents'

const LINK = 'https://ex.fr/p/lampe-pince'
// 29,90 - 6,90 - 4,07 - 3,71 of contributions
const FIGURES = { salePriceCents: 2_990, costCents: 690, shippingCents: 407 }
const GAIN = /^15,22\s€$/
const yesterday = () => addDays(localDateOf(new Date()), -1)

const productOf = ({ uid }: Account) => `c-${uid}-0`
const testPath = ({ uid }: Account, id = 't') => `salesTests/${uid}-${id}`

interface StoredTest {
  readonly id?: string
  readonly product?: string
  readonly tried?: string
  readonly endedOn?: LocalDate
  readonly numbers?: Readonly<Record<LocalDate, string>>
}

/** As another device writes it. */
async function putTest(account: Account, { id = 't', ...stored }: StoredTest = {}): Promise<void> {
  await putDocument(testPath(account, id), {
    userId: account.uid,
    product: productOf(account),
    link: LINK,
    tried: 'Lampe à 29,90 €',
    limitCents: 5_000,
    gainCents: 100,
    days: 7,
    startsOn: addDays(yesterday(), -1),
    numbers: {},
    sold: false,
    createdAt: new Date(),
    ...stored,
  })
}

test('two devices that note different days keep both; of one day the person chooses', async ({
  page,
  context,
  signedIn,
  watch,
}) => {
  watch.expectFault(OFFLINE_FAULTS)
  const account = await signedIn()
  const today = localDateOf(new Date())
  const stored = async () => (await readDocument(testPath(account)))?.['numbers']
  const note = async (visits: string) => {
    await page.getByLabel('Visites', { exact: true }).fill(visits)
    await page.getByLabel('Dépensé', { exact: true }).fill('6')
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
    await expect(page.getByLabel('Visites', { exact: true })).toHaveValue(visits)
  }
  await putLooseCandidates(account, [{ link: LINK, ...FIGURES }])
  await putTest(account)
  await page.goto(paths.product(productOf(account), 'test'))
  await expect(page.getByLabel('Visites', { exact: true })).toBeVisible()

  await context.setOffline(true)
  await note('120')
  await putTest(account, { numbers: { [yesterday()]: '9 0 0 0 0' } })
  await context.setOffline(false)
  await expect.poll(stored).toEqual({ [yesterday()]: '9 0 0 0 0', [today]: '120 - - - 600' })

  await context.setOffline(true)
  await note('130')
  await putTest(account, { numbers: { [today]: '140 3 0 0 600' } })
  await context.setOffline(false)
  const clash = page.getByRole('alert').filter({ hasText: 'Un autre appareil a noté le même jour' })
  await expect(clash).toContainText(/Visites\s: 140 là-bas, 130 ici/)
  await expect(clash).not.toContainText('Dépensé')
  expect(await stored(), 'nothing is replaced unasked').toEqual({ [today]: '140 3 0 0 600' })
  await expectAccessible(page)
  await picture(page, 'sales-test-clash')
  await clash.getByRole('button', { name: 'Garder mes chiffres' }).click()
  await expect(clash).toHaveCount(0)
  await expect.poll(stored).toEqual({ [today]: '130 3 0 0 600' })

  await context.setOffline(true)
  await page.getByRole('button', { name: 'Supprimer ce jour' }).click()
  await putTest(account, { numbers: { [today]: '150 3 0 0 600' } })
  await context.setOffline(false)
  await expect(clash).toContainText(/Visites\s: 150 là-bas, supprimé ici/)
  await clash.getByRole('button', { name: 'Garder les autres' }).click()
  await expect(clash).toHaveCount(0)
  await expect(page.getByRole('table', { name: 'Jours notés' })).toContainText('150')
  expect(await stored()).toEqual({ [today]: '150 3 0 0 600' })
})

test('a product of another account, of its section, or of nobody is not there, and says so', async ({
  page,
  signedIn,
  newAccount,
}) => {
  const other = await newAccount()
  await putLooseCandidates(other, [{ link: LINK, note: 'canari' }])
  const section = await putSection(other, 'Lampe', [{ link: LINK, note: 'canari' }])
  await signedIn()
  for (const product of [productOf(other), `${section}/${section}-0`, 'nobody', 'nothing/nobody']) {
    for (const part of [undefined, 'test'] as const) {
      await page.goto(paths.product(product, part))
      await expect(page.getByText('Ce produit n’est pas dans votre recherche.')).toBeVisible()
      await expect(page.getByRole('main')).not.toContainText('canari')
    }
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Produit' })).toBeVisible()
  await page.getByRole('link', { name: 'Voir mes produits' }).click()
  await expect(page).toHaveURL('/search')
  await page.goto('/search/a%2Fb%2Fc')
  await expect(page).toHaveURL('/search')
})

test('a product that is deleted while its page is open keeps its texts; its tests are found in the analyses', async ({
  page,
  signedIn,
}) => {
  const account = await signedIn()
  await putLooseCandidates(account, [{ link: LINK, ...FIGURES, note: 'Demander un échantillon' }])
  await putTest(account, { numbers: { [yesterday()]: '40 0 0 0 600' } })
  await page.goto(paths.product(productOf(account), 'argent'))
  const price = page.getByRole('textbox', { name: 'Prix de vente' })
  await expect(price).toHaveValue('29,90')
  await deleteDocument(`product/${productOf(account)}`)
  const gone = page.getByRole('alert').filter({ hasText: 'Ce produit vient d' })
  await price.fill('31,90')
  await gone.getByRole('button', { name: 'Remettre dans Mes liens' }).click()
  await expect(gone).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect
    .poll(() => readOwned('product', account.uid))
    .toMatchObject([{ link: LINK, salePriceCents: 3_190, note: 'Demander un échantillon' }])
  await page.goto(paths.product(productOf(account), 'test'))
  await expect(
    page.getByRole('status', { name: 'Gagné ou perdu' }),
    'a kept address leads to the product and its test',
  ).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)

  await deleteDocument(`product/${productOf(account)}`)
  await expect(gone).toBeVisible()
  await page.goto('/analyses')
  const tests = page.getByRole('figure', { name: 'Tests de vente' })
  await tests.getByRole('link', { name: 'Lampe à 29,90 €' }).click()
  await expect(page.getByText('Ce produit n’est plus dans votre recherche.')).toBeVisible()
  await expect(page.getByRole('status', { name: 'Gagné ou perdu' })).toHaveText(/^−\s6,00\s€$/)
})

test('a product has its running test open and older ones folded, and another one is started; with its section its texts stay', async ({
  page,
  signedIn,
  watch,
}) => {
  watch.expectFault(/permission|refused/i)
  const account = await signedIn()
  const section = await putSection(account, 'Lampe', [{ link: LINK }])
  const product = `${section}/${section}-0`
  const old = { endedOn: yesterday(), tried: 'Gourde à 19,90 €', numbers: { [yesterday()]: '9 0 0 0 600' } }
  await putTest(account, { product })
  await putTest(account, { product, id: 'old', ...old })
  await page.goto(paths.product(product, 'test'))
  const figure = page.getByRole('status', { name: 'Gagné ou perdu' })
  const others = page.getByRole('region', { name: 'Autres tests de ce produit' })
  await expect(page.getByText('Lampe à 29,90 €', { exact: true })).toBeVisible()
  await expect(others).toContainText('Gourde à 19,90 €')
  await expect(figure, 'only of the running test').toHaveCount(1)
  await others.getByText('Gourde à 19,90 €').click()
  await expect(others.getByRole('status', { name: 'Gagné ou perdu' })).toHaveText(/^−\s6,00\s€$/)

  const typed = page.getByRole('textbox', { name: 'Gain par vente' })
  await page.getByRole('button', { name: 'Nouveau test de ce produit' }).click()
  await expect(page.getByRole('heading', { name: 'Nouveau test', exact: true })).toBeVisible()
  await expect(page.getByLabel('Premier jour'), 'it starts today').toHaveCount(0)
  await page.getByLabel('Ce que je teste').fill('Lampe, deuxième vidéo')
  await page.getByLabel('Budget du test').fill('30')
  await page.getByLabel('Jours', { exact: true }).fill('5')
  await typed.fill('12')
  await page.getByRole('button', { name: 'Lancer le test' }).click()
  await expect(page.getByText('Lampe, deuxième vidéo', { exact: true })).toBeVisible()
  await expect(others.locator('summary')).toHaveCount(2)
  const plan = { limitCents: 3_000, gainCents: 1_200, days: 5, startsOn: localDateOf(new Date()) }
  await expect.poll(() => readOwned('salesTests', account.uid)).toContainEqual(expect.objectContaining(plan))

  await openPart(page, 'Argent')
  await page.getByRole('textbox', { name: 'Prix de vente' }).fill('29,90')
  await page.getByRole('textbox', { name: 'Achat' }).fill('6,90')
  await openPart(page, 'Test')
  await page.getByRole('button', { name: 'Nouveau test de ce produit' }).click()
  await expect(typed, 'not typed where the statement knows it').toHaveCount(0)
  await expect(page.getByRole('status', { name: 'Gain par vente' })).toHaveText(/^19,29\s€$/)

  await openPart(page, 'Avis')
  await page.getByRole('textbox', { name: 'Note' }).fill('Demander un échantillon')
  await deleteDocument(`sections/${section}`)
  await deleteDocument(`sections/${section}/products/${section}-0`)
  const gone = page.getByRole('alert').filter({ hasText: 'Ce produit vient d' })
  await expect(page.getByRole('textbox', { name: 'Note' })).toHaveValue('Demander un échantillon')
  await gone.getByRole('button', { name: 'Remettre dans Mes liens' }).click()
  await expect
    .poll(() => readOwned('product', account.uid))
    .toMatchObject([{ link: LINK, salePriceCents: 2_990, note: 'Demander un échantillon' }])
})

test('a running test has one gain on its page and in the analyses, and keeps the last known one without a price', async ({
  page,
  signedIn,
}) => {
  const account = await signedIn()
  await putLooseCandidates(account, [{ link: LINK, ...FIGURES }])
  // With its stored gain of 1 € the test would have lost 16 €.
  await putTest(account, { numbers: { [yesterday()]: '40 3 2 1 1700' } })
  await page.goto(paths.product(productOf(account), 'test'))
  const gain = page.getByRole('status', { name: 'Gain par vente' })
  await expect(gain).toHaveText(GAIN)
  await expect(page.getByRole('status', { name: 'Gagné ou perdu' })).toHaveText(/^−\s1,78\s€$/)
  await page.goto('/analyses')
  await expect(page.getByRole('figure', { name: 'Tests de vente' })).toContainText(
    /1,78\s€ perdus sur 50,00\s€/,
  )

  await page.goto(paths.product(productOf(account), 'test'))
  await page.getByLabel('Visites', { exact: true }).fill('10')
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect.poll(() => readDocument(testPath(account))).toMatchObject({ gainCents: 1_522 })
  await openPart(page, 'Argent')
  await page.getByRole('textbox', { name: 'Prix de vente' }).fill('')
  await openPart(page, 'Test')
  await expect(gain).toHaveText(GAIN)
  await expect(page.getByText(/dernier chiffre connu/)).toBeVisible()
  await page.reload()
  await expect(gain).toHaveText(GAIN)
})

test('a loss has one wording in the head of a page, in the list and in the table', async ({
  page,
  signedIn,
}) => {
  const account = await signedIn()
  // 10 - 9,96 - 1,24 of contributions
  await putLooseCandidates(account, [
    { link: LINK, salePriceCents: 1_000, costCents: 996 },
    { link: 'https://ex.fr/p/gourde', ...FIGURES },
  ])
  const loss = /^Perte\s1,20\s€$/
  await page.goto('/search')
  await expect(page.getByText(loss)).toBeVisible()
  await page.getByRole('button', { name: 'Comparer' }).click()
  await expect(page.getByRole('cell', { name: loss })).toBeVisible()
  await expect(page.getByRole('cell', { name: GAIN })).toBeVisible()
  await page.goto(paths.product(productOf(account)))
  await expect(page.getByText(loss)).toBeVisible()
  await expect(page.getByText(/^Reste\s/)).toHaveCount(0)
})
