import type { Browser, BrowserContext } from '@playwright/test'
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
const OURS = {
  path: `/todos/${DAY}`,
  /** From the copy of today, or from the list. */
  firstUseful: '[data-row] input[type=checkbox]',
  live: 'html:not([data-today]) [role=tabpanel] input[type=checkbox]',
}
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
    await ours.goto(OURS.path)
    await ours.locator(OURS.live).first().waitFor()
    await ours.evaluate(() => navigator.serviceWorker.ready)
    const theirs = await bareContext.newPage()
    await theirs.goto(`/#${encodeURIComponent(`${account.email} ${account.password}`)}`)
    await theirs.locator(BARE.firstUseful).first().waitFor()
    // What both still write to their caches.
    await ours.waitForTimeout(3_000)

    const times = { first: [] as number[], live: [] as number[], theirs: [] as number[] }
    for (const page of [ours, theirs]) await slowDown(page)
    for (let run = 0; run < runs; run += 1) {
      const [first = 0, live = 0] = await openUntil(ours, OURS.path, [OURS.firstUseful, OURS.live])
      times.first.push(first)
      times.live.push(live)
      times.theirs.push(await open(theirs, BARE))
    }
    const over = (ours: readonly number[]) =>
      `${(median(ours) / median(times.theirs)).toFixed(2)} (${ms(median(ours))} over ${ms(median(times.theirs))})`
    return [
      {
        what: `/todos warm, the first of ${TODO_COUNT} todos on screen, over the bare page`,
        value: over(times.first),
        goal: 'at most 0.6',
      },
      {
        what: `/todos warm, ${TODO_COUNT} todos live on screen, over the bare page`,
        value: over(times.live),
        goal: 'at most 1.15',
      },
    ]
  } finally {
    await ourContext.close()
    await bareContext.close()
    await bare.stop()
  }
}
