import type { Browser, BrowserContext, Page } from '@playwright/test'
import type { AppUnderTest } from '../tests/support/app-under-test'
import { logIn } from '../tests/support/log-in'
import { startBareTodos } from './bare-todos'
import { openPhone, slowDown } from './browser'
import { forgetDocuments, open, openUntil } from './opening'
import { measureRatios } from './page-ratios'
import { ms, type Row } from './row'
import { median } from './statistics'
import { accountWithTodos, DAY } from './todo-account'

const TODO_COUNT = 10
/** What somebody opens: the first useful thing comes from the device. */
const OURS = [
  {
    path: `/todos/${DAY}`,
    firstUseful: '[data-row] input[type=checkbox]',
    live: '[role=tabpanel] input[type=checkbox]',
    rows: {
      first: `/todos warm, the first of ${TODO_COUNT} todos on screen, over the bare page`,
      live: `/todos warm, ${TODO_COUNT} todos live on screen, over the bare page`,
    },
  },
  {
    path: '/dashboard',
    firstUseful: '[data-tick]',
    live: '#root [data-tick]',
    rows: {
      first: '/dashboard warm, its first card on screen, over the bare page',
      live: '/dashboard warm, its first card live, over the bare page',
    },
  },
]
const BARE = { path: '/', firstUseful: 'input[type=checkbox]' }

interface ColdPlace {
  readonly appUrl: string
  readonly referenceUrl: string
  /** Of the browser that Lighthouse drives: what is signed in here is signed in there. */
  readonly context: BrowserContext
  readonly port: number
  readonly runs: number
}

/** With a session but nothing else of it on the device: when the frame of the page is painted. */
export async function measureColdFrame(place: ColdPlace): Promise<Row[]> {
  const page = await place.context.newPage()
  await logIn(page, await accountWithTodos(TODO_COUNT))
  await page.close()
  return measureRatios({
    what: '/todos with a session, cold: frame over its static reference',
    goal: 'at most 1.1',
    metric: 'first-contentful-paint',
    url: `${place.appUrl}/todos`,
    referenceUrl: `${place.referenceUrl}/todos`,
    port: place.port,
    runs: place.runs,
    // Lighthouse itself forgets the files and the service worker.
    async prepare() {
      const visit = await place.context.newPage()
      await forgetDocuments(visit, place.appUrl)
      await visit.close()
    },
  })
}

/** Service worker and local cache filled, on a phone: until the todos are on the screen, in turns with the bare page. */
export async function measureWarmTodos(browser: Browser, app: AppUnderTest, runs: number): Promise<Row[]> {
  const bare = await startBareTodos(app)
  const account = await accountWithTodos(TODO_COUNT)
  const ourContext = await openPhone(browser, app.url)
  const bareContext = await openPhone(browser, bare.url)
  try {
    const ours = await ourContext.newPage()
    await logIn(ours, account)
    for (const { path, live } of OURS) {
      await ours.goto(path)
      await ours.locator(live).first().waitFor()
      await ours.evaluate(() => navigator.serviceWorker.ready)
      // What is kept of it when the browser is idle.
      await ours.waitForTimeout(3_000)
    }
    const theirs = await bareContext.newPage()
    await theirs.goto(`/#${encodeURIComponent(`${account.email} ${account.password}`)}`)
    await theirs.locator(BARE.firstUseful).first().waitFor()
    await theirs.waitForTimeout(3_000)

    const taken = OURS.map((screen) => ({ ...screen, first: [] as number[], whole: [] as number[] }))
    const bareTimes: number[] = []
    for (const page of [ours, theirs]) await slowDown(page)
    for (let run = 0; run < runs; run += 1) {
      for (const { path, firstUseful, live, first, whole } of taken) {
        const [one = 0, all = 0] = await openUntil(ours, path, [firstUseful, live])
        first.push(one)
        whole.push(all)
        await leave(ours)
      }
      bareTimes.push(await open(theirs, BARE))
      await leave(theirs)
    }
    const over = (times: readonly number[]) =>
      `${(median(times) / median(bareTimes)).toFixed(2)} (${ms(median(times))} over ${ms(median(bareTimes))})`
    return taken.flatMap(({ rows, first, whole }) => [
      { what: rows.first, value: over(first), goal: 'at most 0.6' },
      { what: rows.live, value: over(whole), goal: 'at most 1.15' },
    ])
  } finally {
    await ourContext.close()
    await bareContext.close()
    await bare.stop()
  }
}

/** What a page does when idle would be on the account of the one that is measured next. */
async function leave(page: Page): Promise<void> {
  await page.goto('about:blank')
  await page.waitForTimeout(500)
}
