import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { localDateOf } from '../../src/domain/base/time/local-date'
import { paths } from '../../src/lib/paths'
import { putDocument, type Account } from '../../tests/support/accounts'
import type { AppUnderTest } from '../../tests/support/app-under-test'
import { logIn } from '../../tests/support/browser/log-in'
import { openPhone, slowDown } from './browser'
import { kb, ms, type Row } from '../row'
import { watchScripts } from '../scripts'

/** After the screen is usable, until what it loads when idle has arrived. */
const IDLE_MS = 3_000
const ORDERS = 50_000

/** Bytes of the charts on /search, and an export of orders that a worker reads. `account` may have any life. */
export async function measureCharts(browser: Browser, app: AppUnderTest, account: Account): Promise<Row[]> {
  return [await chartsOfSearch(browser, app, account), await longestTask(browser, app, account)]
}

async function chartsOfSearch(browser: Browser, app: AppUnderTest, account: Account): Promise<Row> {
  // The service worker stores every screen's scripts when idle, which is no use of /search.
  const context = await openPhone(browser, app.url, { serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    await logIn(page, account)
    const ofCharts = async (path: string) => {
      const scripts = watchScripts(page, app.url)
      await page.goto(path)
      await page.locator('main h2').first().waitFor()
      await page.waitForTimeout(IDLE_MS)
      const names = [...(await scripts.sizes())].filter(([url]) => url.includes('analyses-screen'))
      return names.reduce((sum, [, size]) => sum + size, 0)
    }
    const [search, analyses] = [await ofCharts(paths.research), await ofCharts(paths.analyses)]
    // Without this comparison a renamed file would count as no bytes.
    return {
      what: 'charts that /search loads, of those of /analyses',
      value: `${kb(search)} of ${kb(analyses)}`,
      goal: 'none, of at most 60 kB',
    }
  } finally {
    await context.close()
  }
}

async function longestTask(browser: Browser, app: AppUnderTest, account: Account): Promise<Row> {
  const product = `bench-${account.uid}`
  await putDocument(`product/${product}`, {
    userId: account.uid,
    link: 'https://exemple.fr/lampe',
    createdAt: new Date(),
  })
  await putDocument(`salesTests/bench-${account.uid}`, {
    userId: account.uid,
    product,
    link: 'https://exemple.fr/lampe',
    tried: 'Page A',
    limitCents: 5_000,
    days: 7,
    startsOn: localDateOf(new Date()),
    createdAt: new Date(),
    numbers: {},
  })
  const folder = await mkdtemp(join(tmpdir(), 'bench-orders-'))
  // A file of the disk: a buffer would be decoded by a task of the page.
  const file = join(folder, 'orders.csv')
  await writeFile(file, orders())
  try {
    const found = []
    for (const times of [1, 4]) {
      // A device of its own: the last drawing of this page would show the fold already open.
      const context = await openPhone(browser, app.url)
      const page = await context.newPage()
      await logIn(page, account)
      await page.goto(paths.product(product, 'test'))
      await page.getByText('Importer mes chiffres').click()
      await page.waitForTimeout(IDLE_MS)
      await slowDown(page, times)
      found.push(await readOrders(page, file))
      await context.close()
    }
    const [here = 0, slowed = 0] = found
    return {
      what: `${ORDERS} orders of a CSV: longest task of the page`,
      value: `${ms(here)}, on a phone slowed 4 times ${ms(slowed)}`,
      goal: 'at most 50 ms',
    }
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** The longest task in milliseconds, from the file to its sums on the screen; 0: none above the browser's 50 ms. */
async function readOrders(page: Page, file: string): Promise<number> {
  await page.evaluate(() => {
    document.body.dataset['longest'] = '0'
    new PerformanceObserver((list) => {
      const longest = list.getEntries().map(({ duration }) => duration)
      const known = Number(document.body.dataset['longest'])
      document.body.dataset['longest'] = String(Math.max(known, ...longest))
    }).observe({ type: 'longtask' })
  })
  await page.getByLabel('Fichier', { exact: true }).setInputFiles(file)
  await page.getByText(/^50\s000\scommandes/).waitFor()
  await page.waitForTimeout(500)
  return Number(await page.locator('body').getAttribute('data-longest'))
}

function orders(): string {
  const day = localDateOf(new Date())
  return [
    'Name,Email,Financial Status,Created at,Currency,Total',
    ...Array.from(
      { length: ORDERS },
      (_, at) => `#${at},lea${at}@exemple.fr,paid,${day} 10:00:00 +0100,EUR,9.90`,
    ),
  ].join('\n')
}
