import type { Locator, Page } from '@playwright/test'
import type { SampleCandidate } from '../../../local/seed/work-documents'
import { CRITERIA } from '../../../src/domain/research/candidate'
import { paths } from '../../../src/lib/paths'
import { links, table } from '../../support/browser/research-tables'
import { expect, test } from '../../support/flow'
import { putLooseCandidates, putSection } from '../../support/samples/sample-research'

const COUNT = 200
const LOOSE = 60
const PRICED = 190
const JUDGED = 90

/** The newest ones are in « Mes liens », newest first. Prices and answers follow no order of the list. */
const PRODUCTS = Array.from({ length: COUNT }, (_, index) => ({
  name: `Gourde ${index + 1}`,
  /** Each price once, in cents. */
  price: 1_000 + 10 * ((index * 77) % COUNT),
  isPriced: index < PRICED,
  /** « Prometteur » from 3 yes of 4 answers on. */
  yes: index < JUDGED ? index % 9 : null,
}))
type Product = (typeof PRODUCTS)[number]

function candidateOf({ name, price, isPriced, yes }: Product): SampleCandidate {
  const verdicts = CRITERIA.map(({ key }, at): [string, boolean] => [key, at < (yes ?? 0)])
  return {
    link: `https://ex.fr/p/${name.replace(' ', '-').toLowerCase()}`,
    ...(isPriced && { salePriceCents: price, costCents: 500 }),
    ...(yes !== null && Object.fromEntries(verdicts)),
  }
}

const namesOf = (products: readonly Product[]) => products.map(({ name }) => name)
const isPromising = ({ yes }: Product) => yes !== null && yes >= 6

/** Tenths of a percent of the price, after a purchase of 5 € and the contributions of « franchise en base ». */
function marginOf({ price, isPriced }: Product): number {
  if (!isPriced) return -Infinity
  const rest = price - 500 - Math.round((price * 12.415) / 100)
  return Math.round((rest * 1_000) / price)
}

/** Highest first, then newest first, as the products are given. */
function byMargin(products: readonly Product[]): readonly Product[] {
  return products.toSorted((a, b) => (marginOf(a) === marginOf(b) ? 0 : marginOf(b) - marginOf(a)))
}

/** Distance of an element from the top of the window, in px. */
const topOf = async (element: Locator) => Math.round((await element.boundingBox())?.y ?? NaN)

/** Opens a product's page from where its row is, and comes back: the row is there again. */
async function visit(page: Page, name: string, row: Locator, back: () => Promise<unknown>): Promise<void> {
  await row.scrollIntoViewIfNeeded()
  await expect(row).toBeInViewport()
  const before = await topOf(row)
  await row.click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await back()
  await expect(page).toHaveURL(paths.research)
  await expect(row).toBeInViewport()
  await expect
    .poll(async () => Math.abs((await topOf(row)) - before), `${name} is where it was`)
    .toBeLessThan(8)
}

test('two hundred products are searched, sorted, filtered and compared, and each way back leads to the row @phone', async ({
  page,
  signedIn,
  isMobile,
}) => {
  const account = await signedIn()
  await putLooseCandidates(account, PRODUCTS.slice(0, LOOSE).map(candidateOf))
  await putSection(account, 'Gourde', PRODUCTS.slice(LOOSE).map(candidateOf))
  const [loose, section] = [links(page, 'Mes liens'), links(page, 'Gourde')]
  const row = (of: Locator, name: string) => of.and(page.getByRole('link', { name, exact: true }))
  const hidden = (count: number) => page.getByText(`${count} masqués par le filtre`)
  const search = page.getByRole('searchbox', { name: 'Rechercher' })
  const sort = page.getByRole('combobox', { name: 'Trier par' })
  const filter = page.getByRole('combobox', { name: 'Afficher' })

  await page.goto(paths.research)
  await expect(loose).toHaveText(namesOf(PRODUCTS.slice(0, LOOSE)))
  await table(page, 'Gourde').scrollIntoViewIfNeeded()
  await expect(section).toHaveText(namesOf(PRODUCTS.slice(LOOSE)))

  await test.step('back in a list that nothing narrows', async () => {
    await visit(page, 'Gourde 150', row(section, 'Gourde 150'), () => page.goBack())
    const link = page.getByRole('main').getByRole('link', { name: 'Retour aux produits' })
    await visit(page, 'Gourde 95', row(section, 'Gourde 95'), () => link.click())
  })

  await test.step('one is found by its name', async () => {
    await page.evaluate(() => window.scrollTo(0, 0))
    if (isMobile) await page.getByRole('button', { name: 'Outils' }).click()
    await search.fill('gourde 137')
    await expect(section).toHaveText(['Gourde 137'])
    await expect(loose).toHaveCount(0)
    await expect(hidden(COUNT - 1)).toBeVisible()
    await visit(page, 'Gourde 137', row(section, 'Gourde 137'), () => page.goBack())
    await expect(search).toHaveValue('gourde 137')
    await page.getByRole('button', { name: 'Effacer la recherche' }).click()
  })

  await test.step('sorted by margin, then only the promising ones', async () => {
    await sort.selectOption({ label: 'Meilleure marge' })
    await expect(loose).toHaveText(namesOf(byMargin(PRODUCTS.slice(0, LOOSE))))
    await expect(section).toHaveText(namesOf(byMargin(PRODUCTS.slice(LOOSE))))
    // Not further down: groups of rows out of sight keep the heights that they had before they were sorted.
    const [best] = byMargin(PRODUCTS.slice(0, LOOSE)).map(({ name }) => name)
    await visit(page, best ?? '', row(loose, best ?? ''), () => page.goBack())
    await expect(loose).toHaveText(namesOf(byMargin(PRODUCTS.slice(0, LOOSE))))

    await page.evaluate(() => window.scrollTo(0, 0))
    if (isMobile && !(await filter.isVisible())) await page.getByRole('button', { name: 'Outils' }).click()
    await filter.selectOption({ label: 'Prometteurs' })
    const promising = byMargin(PRODUCTS.slice(0, LOOSE)).filter(isPromising)
    await expect(loose).toHaveText(namesOf(promising))
    await expect(hidden(COUNT - PRODUCTS.filter(isPromising).length)).toBeVisible()
    const first = promising[0]?.name ?? ''
    await visit(page, first, row(loose, first), () => page.goBack())
    await expect(loose).toHaveText(namesOf(promising))
    await expect(sort).toHaveValue('margin')
    await page.getByRole('button', { name: 'Tout afficher' }).click()
  })

  await test.step('compared in one table, in the order that was chosen', async () => {
    await page.getByRole('button', { name: 'Comparer' }).click()
    const compared = page.getByRole('table', { name: 'Comparer' })
    const names = compared.getByRole('link').locator('bdi:first-child')
    await compared.getByRole('columnheader', { name: 'Prix' }).getByRole('button').click()
    const priced = PRODUCTS.filter(({ isPriced }) => isPriced).toSorted((a, b) => a.price - b.price)
    const sorted = [...priced, ...PRODUCTS.slice(PRICED)]
    await expect(names).toHaveText(namesOf(sorted))
    const name = sorted[120]?.name ?? ''
    const link = compared.getByRole('link').filter({ has: page.getByText(name, { exact: true }) })
    await visit(page, name, link, () => page.goBack())
    await expect(names).toHaveText(namesOf(sorted))
    await page.reload()
    await expect(names, 'after a reload').toHaveText(namesOf(sorted))
  })
})

test('a search finds what is on no page that was read, and in tables far below the window', async ({
  page,
  signedIn,
}) => {
  const account = await signedIn()
  const loose = Array.from({ length: 205 }, (_, index) => ({ link: `https://ex.fr/p/lampe-${index + 1}` }))
  await putLooseCandidates(account, loose)
  for (let place = 0; place < 14; place += 1) {
    const link = `https://ex.fr/p/tasse-${place + 1}`
    await putSection(account, `Tableau ${place + 1}`, [{ link }, { link: `${link}-rouge` }], { place })
  }
  await page.goto(paths.research)
  await expect(links(page, 'Mes liens')).toHaveCount(200)
  const search = page.getByRole('searchbox', { name: 'Rechercher' })
  await search.fill('lampe 205')
  await expect(links(page, 'Mes liens')).toHaveText(['Lampe 205'])
  await search.fill('tasse 14')
  await expect(links(page, 'Tableau 14')).toHaveText(['Tasse 14', 'Tasse 14 rouge'])
  await expect(page.getByText('231 masqués par le filtre')).toBeVisible()
})
