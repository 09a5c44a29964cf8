import type { Browser, BrowserContext, Page } from '@playwright/test'
import type { AppUnderTest } from '../../tests/support/app-under-test'
import { logIn } from '../../tests/support/browser/log-in'
import { startBareTodos } from './bare-todos'
import { openPhone, slowDown } from './browser'
import { forgetDocuments, open, openUntil } from './opening'
import { measureRatios } from './page-ratios'
import { ms, type Row } from '../row'
import { median } from '../statistics'
import { accountWithTodos, addTodo, DAY } from '../todo-account'

const TODO_COUNT = 10
/** `BENCH_RUNS=1` for fewer during development. */
const RUNS = Number(process.env['BENCH_RUNS'] ?? 9)
/** `first`: the account's first data; `elsewhere`: a todo that another device added since the last opening. */
interface WarmPage {
  readonly path: string
  readonly first: string
  readonly elsewhere: (id: string) => string
}
const TODOS: WarmPage = {
  path: `/todos/${DAY}`,
  first: '[data-row] input[type=checkbox]:enabled',
  elsewhere: (id) => `[data-row="${id}"]`,
}
const DASHBOARD = { path: '/dashboard', first: '[data-tick]' }
const BARE: WarmPage = { path: '/', first: 'input[type=checkbox]', elsewhere: (id) => `li[data-id="${id}"]` }

interface ColdPlace {
  readonly appUrl: string
  readonly referenceUrl: string
  /** Context of the browser that Lighthouse uses, so that both share the session. */
  readonly context: BrowserContext
  readonly port: number
  readonly runs: number
}

/** Only the session on the device: time until the page's frame is painted. */
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
    // Lighthouse clears the caches and the service worker.
    async prepare() {
      const visit = await place.context.newPage()
      await forgetDocuments(visit, place.appUrl)
      await visit.close()
    },
  })
}

/** On a phone, with service worker and replica: time until the todos are shown and live, alternating with the minimal page. */
export async function measureWarmTodos(browser: Browser, app: AppUnderTest): Promise<Row[]> {
  const bare = await startBareTodos(app)
  const account = await accountWithTodos(TODO_COUNT)
  const ourContext = await openPhone(browser, app.url)
  const bareContext = await openPhone(browser, bare.url)
  try {
    const ours = await ourContext.newPage()
    await logIn(ours, account)
    for (const { path, first } of [DASHBOARD, TODOS]) {
      await ours.goto(path)
      await ours.locator(first).first().waitFor()
      await ours.evaluate(() => navigator.serviceWorker.ready)
      // Idle work.
      await ours.waitForTimeout(3_000)
    }
    const theirs = await bareContext.newPage()
    await theirs.goto(`/#${encodeURIComponent(`${account.email} ${account.password}`)}`)
    await theirs.locator(BARE.first).first().waitFor()
    await theirs.waitForTimeout(3_000)

    for (const page of [ours, theirs]) await slowDown(page)
    const taken = [
      { page: ours, screen: TODOS, first: [] as number[], live: [] as number[] },
      { page: theirs, screen: BARE, first: [] as number[], live: [] as number[] },
    ]
    const dashboard: number[] = []
    for (let run = 0; run < RUNS; run += 1) {
      for (const { page, screen, first, live } of taken) {
        await page.goto('about:blank')
        const id = await addTodo(account, DAY)
        const times = await openUntil(page, screen.path, [screen.first, screen.elsewhere(id)])
        first.push(times[0] ?? Number.NaN)
        live.push(times[1] ?? Number.NaN)
        await leave(page)
      }
      dashboard.push(await open(ours, { path: DASHBOARD.path, firstUseful: DASHBOARD.first }))
      await leave(ours)
    }
    const [our, their] = taken
    if (!our || !their) return []
    const over = (times: readonly number[], those: readonly number[]) =>
      `${(median(times) / median(those)).toFixed(2)} (${ms(median(times))} over ${ms(median(those))})`
    return [
      {
        what: '/todos warm, the first task on screen, over the bare page',
        value: over(our.first, their.first),
        goal: 'at most 0.8',
      },
      {
        what: '/todos warm, that task pressed as it appears',
        value: (await isTickedAtOnce(ours)) ? 'ticked, and kept' : 'not ticked',
        goal: 'ticked, and kept',
      },
      {
        what: '/todos warm, live: a task from elsewhere on screen, over the bare page',
        value: over(our.live, their.live),
        goal: 'at most 1.3',
      },
      {
        what: '/dashboard warm, its first card on screen, over the first task of the bare page',
        value: over(dashboard, their.first),
        goal: 'at most 0.8',
      },
    ]
  } finally {
    await ourContext.close()
    await bareContext.close()
    await bare.stop()
  }
}

/** Presses the first checkbox as soon as it appears, in the last frame or in the page; reloads and checks that it is ticked. */
async function isTickedAtOnce(page: Page): Promise<boolean> {
  await page.goto('about:blank')
  await page.goto(TODOS.path, { waitUntil: 'commit' })
  const id = await page.evaluate(
    (first) =>
      new Promise<string>((resolve) => {
        const look = () => {
          const box = document.querySelector<HTMLInputElement>(first)
          if (!box) {
            requestAnimationFrame(look)
            return
          }
          box.click()
          resolve(box.closest<HTMLElement>('[data-row]')?.dataset['row'] ?? '')
        }
        look()
      }),
    TODOS.first,
  )
  const box = page.locator(TODOS.elsewhere(id)).getByRole('checkbox')
  const isTicked = () => box.and(page.locator(':checked')).waitFor({ timeout: 10_000 })
  await isTicked()
  await page.goto('about:blank')
  return openUntil(page, TODOS.path, [TODOS.elsewhere(id)])
    .then(isTicked)
    .then(
      () => true,
      () => false,
    )
}

/** Idle work of this page would count for the next measurement. */
async function leave(page: Page): Promise<void> {
  await page.goto('about:blank')
  await page.waitForTimeout(500)
}
