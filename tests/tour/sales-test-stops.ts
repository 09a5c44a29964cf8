import type { Page } from '@playwright/test'
import { addDays, localDateOf } from '../../src/domain/base/time/local-date'
import { paths } from '../../src/lib/paths'
import { putDocument, type Account } from '../support/accounts'
import { putLooseCandidates } from '../support/samples/sample-research'
import { candidate } from '../support/browser/research-tables'
import type { TourStop } from './tour-stop'

const today = localDateOf(new Date())
const LINK = 'https://www.exemple.fr/gourde-filtrante'
const FIGURES = {
  ...{ salePriceCents: 2_990, costCents: 680, shippingCents: 420, returnPoints: 500, returnCostCents: 600 },
  adsCents: 900,
}

const DAYS = [
  { visits: 96, baskets: 7, checkouts: 3, sales: 2, spentCents: 1_450 },
  { visits: 120, baskets: 9, checkouts: 4, sales: 1, spentCents: 1_620 },
  { visits: 84, baskets: 4, checkouts: 2, sales: 2, spentCents: 1_180 },
]

async function putTest(account: Account, name: string, limitCents: number, days = DAYS): Promise<string> {
  const { uid } = account
  await putLooseCandidates(account, [{ link: LINK, ...FIGURES }])
  const startsOn = addDays(today, -days.length)
  await putDocument(`salesTests/${name}-${uid}`, {
    ...{ userId: uid, product: `c-${uid}-0`, link: LINK, tried: 'Page A, vidéo du sentier, 29,90 €' },
    ...{ limitCents, gainCents: 1_100, days: 7, startsOn, createdAt: new Date() },
    numbers: Object.fromEntries(days.map((day, index) => [addDays(startsOn, index), day])),
  })
  return paths.salesTestsOf(`c-${uid}-0`)
}

function test(name: string, limitCents: number, days?: typeof DAYS, act?: (page: Page) => Promise<unknown>) {
  return {
    name,
    account: 'asking',
    show: async (page, _context, { asking }) => {
      await page.goto(await putTest(asking, 'tour', limitCents, days))
      await page.getByRole('heading', { level: 2 }).first().waitFor()
      await page.waitForTimeout(600)
      await act?.(page)
    },
  } satisfies TourStop
}

async function bringIn(page: Page): Promise<void> {
  await page.getByText('Coller un tableau ou lire un export').click()
  await page.getByLabel('Tableau de chiffres').fill('Date\tVisites\n01/02\tabc')
  await page.getByRole('button', { name: 'Ajouter ces jours' }).click()
  const text = 'Name,Email\n#1,lea@exemple.fr'
  const file = { name: 'orders.csv', mimeType: 'text/csv', buffer: Buffer.from(text) }
  await page.getByLabel('Fichier de commandes').setInputFiles(file)
  await page.getByRole('alert').first().waitFor()
}

export const SALES_TEST_STOPS: readonly TourStop[] = [
  test('sales-test-going-on', 6_000),
  test('sales-test-limit', 4_000),
  test('sales-test-early', 6_000, []),
  test('sales-test-bring-in', 6_000, DAYS, bringIn),
  {
    name: 'sales-tests-list',
    account: 'asking',
    show: async (page, _context, { asking }) => {
      await putTest(asking, 'tour', 6_000)
      await page.goto('/tests')
      await page.getByRole('link', { name: /Page A/ }).waitFor()
    },
  },
  {
    name: 'sale-statement',
    account: 'asking',
    isWholePage: false,
    show: async (page, _context, { asking }) => {
      await putTest(asking, 'tour', 6_000)
      const { width = 0 } = page.viewportSize() ?? {}
      await page.setViewportSize({ width, height: 2_400 })
      await page.goto('/search')
      await candidate(page, 'exemple.fr/gourde-filtrante')
        .getByRole('button', { name: 'Note et marge' })
        .click()
      await page.getByText('Reste par vente').first().waitFor()
      await page.waitForTimeout(600)
    },
  },
  {
    name: 'share-two-links',
    account: 'newcomer',
    isWholePage: false,
    show: async (page) => {
      const text = `Celle-ci ${LINK} ou https://www.exemple.fr/gourde-isotherme`
      await page.goto(`/search?${new URLSearchParams({ text }).toString()}`)
      await page.getByRole('list', { name: 'Liens de ce texte' }).waitFor()
    },
  },
  {
    name: 'share-amounts',
    account: 'newcomer',
    isWholePage: false,
    show: async (page) => {
      const text = `Gourde filtrante à 29,90 € au lieu de 39,90 € ${LINK}`
      await page.goto(`/search?${new URLSearchParams({ text }).toString()}`)
      await page.getByRole('list', { name: 'Montants lus dans ce texte' }).waitFor()
    },
  },
]
