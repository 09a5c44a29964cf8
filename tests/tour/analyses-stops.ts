import type { Page } from '@playwright/test'
import { addDays, localDateOf, mondayOf } from '../../src/domain/base/time/local-date'
import { numbersText } from '../../src/domain/sales-tests/sales-test'
import { paths } from '../../src/lib/paths'
import { setXp } from '../support/account-changes'
import { putDocument, type Account } from '../support/accounts'
import { refuse } from '../support/refusals'
import { putLooseCandidates } from '../support/samples/sample-research'
import { putClosedWeek, putWeekTodos } from '../support/samples/sample-week'
import { screen, type TourStop } from './tour-stop'

const monday = mondayOf(localDateOf(new Date()))

/** Eleven weeks, two of them without a review, and the current week. */
async function putWeeks(account: Account): Promise<void> {
  const counts = [6, 5, 7, 4, null, 8, 9, 7, 10, null, 11]
  let xp = 640
  for (const [index, done] of counts.entries()) {
    xp += (done ?? 5) * 15
    if (done === null) continue
    const stats = { done, left: Math.max(1, 6 - index), days: Math.min(7, 2 + Math.ceil(index / 2)), xp }
    await putClosedWeek(account, addDays(monday, 7 * (index - counts.length)), { stats })
  }
  await setXp(account.uid, xp + 30)
  const names = ['Fiche de la lampe à pince', 'Publicité du tapis', 'Prix à 39 €']
  const numbers = ['240 18 9 6 4100', '64 1 0 0 2400', '180 6 2 1 6000']
  for (const [index, tried] of names.entries()) {
    await putDocument(`salesTests/${account.uid}-${index}`, {
      userId: account.uid,
      product: 'p',
      link: 'https://example.com/lampe',
      tried,
      gainCents: 900,
      limitCents: 5_000,
      days: 7,
      startsOn: monday,
      createdAt: new Date(),
      numbers: { [monday]: numbers[index] ?? '' },
    })
  }
  await putWeekTodos(account, monday, [
    ['Appeler le fournisseur', 0, 0],
    ['Écrire le titre', 1, 1],
    ['Filmer 3 plans', 2, 1],
    ['Ranger les échantillons', 3, null],
  ])
}

export const ANALYSES_STOPS: readonly TourStop[] = [
  screen('analyses-empty', '/analyses', 'newcomer'),
  {
    name: 'analyses-full',
    account: 'analysed',
    show: async (page, _context, { analysed }) => {
      await putWeeks(analysed)
      await page.goto('/analyses')
      await page.getByRole('img').nth(6).waitFor()
    },
  },
  {
    name: 'analyses-numbers',
    account: 'analysed',
    show: async (page, _context, { analysed }) => {
      await putWeeks(analysed)
      await page.goto('/analyses')
      await page.getByRole('button', { name: 'Voir les chiffres' }).first().click()
      await page.getByRole('img').nth(6).waitFor()
    },
  },
  {
    name: 'analyses-denied',
    account: 'subscribed',
    show: async (page) => {
      await refuse(page.context(), 'queries', 'weeks')
      await page.goto('/analyses')
      await page.getByText(/n’ont pas pu être lus/).waitFor()
    },
  },
]

const today = localDateOf(new Date())
const LINK = 'https://www.exemple.fr/gourde-filtrante'
const FIGURES = {
  salePriceCents: 2_990,
  costCents: 680,
  shippingCents: 420,
  returnPoints: 500,
  returnCostCents: 600,
  adsCents: 900,
}

const DAYS = [
  { visits: 96, baskets: 7, checkouts: 3, sales: 2, spentCents: 1_450 },
  { visits: 120, baskets: 9, checkouts: 4, sales: 1, spentCents: 1_620 },
  { visits: 84, baskets: 4, checkouts: 2, sales: 2, spentCents: 1_180 },
]

const UNSOLD = DAYS.map((day) => ({ ...day, sales: 0 }))

async function putTest(account: Account, name: string, limitCents: number, days = DAYS): Promise<string> {
  const { uid } = account
  await putLooseCandidates(account, [{ link: LINK, ...FIGURES }])
  const startsOn = addDays(today, -days.length)
  await putDocument(`salesTests/${name}-${uid}`, {
    userId: uid,
    product: `c-${uid}-0`,
    link: LINK,
    tried: 'Page A, vidéo du sentier, 29,90 €',
    limitCents,
    gainCents: 1_100,
    days: 7,
    startsOn,
    createdAt: new Date(),
    numbers: Object.fromEntries(days.map((day, index) => [addDays(startsOn, index), numbersText(day)])),
  })
  return paths.product(`c-${uid}-0`, 'test')
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

function bringIn(table: string) {
  return async (page: Page) => {
    await page.getByText('Importer mes chiffres').click()
    await page.getByLabel('Tableau', { exact: true }).fill(table)
    const status = page.getByRole('status', { name: 'Ce qui a été lu' })
    await page.waitForTimeout(600)
    await status.scrollIntoViewIfNeeded()
    await status
      .locator('details')
      .click({ timeout: 1_000 })
      .catch(() => null)
  }
}

function campaigns(): string {
  const [first, second] = [addDays(today, -2), addDays(today, -1)]
  return [
    'Nom de la campagne;Jour;Budget quotidien;Sessions;Visites;Achats;Montant dépensé (EUR);Coût par résultat',
    `Lampe A;${first};20;120;118;2;15,50;7,75`,
    `Lampe B;${first};20;80;79;1;10,00;10,00`,
    `Lampe A;${second};20;140;139;3;16,00;5,33`,
    'Total;;;340;336;6;41,50;6,92',
  ].join('\n')
}

export const SALES_TEST_STOPS: readonly TourStop[] = [
  test('sales-test-going-on', 6_000),
  test('sales-test-limit', 4_000, UNSOLD),
  test('sales-test-early', 6_000, []),
  test('sales-test-bring-in', 6_000, DAYS, bringIn(campaigns())),
  test('sales-test-bring-in-fault', 6_000, DAYS, bringIn('Campagne\tClics\nLampe A\t12')),
  {
    name: 'sale-statement',
    account: 'asking',
    isWholePage: false,
    show: async (page, _context, { asking }) => {
      const address = await putTest(asking, 'tour', 6_000)
      const { width = 0 } = page.viewportSize() ?? {}
      await page.setViewportSize({ width, height: 2_400 })
      await page.goto(address.replace(/test$/, 'argent'))
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
