import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { root } from '../../local/paths'
import type { Account } from '../../tests/support/accounts'
import type { AppUnderTest } from '../../tests/support/app-under-test'
import { logIn } from '../../tests/support/browser/log-in'
import { startBareTodos } from './bare-todos'
import { openPhone, openProfile, slowDown, taskMs } from './browser'
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
const DASHBOARD = { path: '/dashboard', first: 'main [aria-labelledby=taches-du-jour] [role=listitem]' }
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

interface Taken {
  readonly page: Page
  readonly screen: WarmPage
  readonly first: number[]
  readonly live: number[]
  /** Tasks of the main thread until then. */
  readonly tasks: number[]
}

/** On a phone, with service worker and replica: time until the todos are shown and live, alternating with the minimal page. */
export async function measureWarmTodos(browser: Browser, app: AppUnderTest): Promise<Row[]> {
  const bare = await startBareTodos(app)
  const account = await accountWithTodos(TODO_COUNT)
  const ourContext = await openPhone(browser, app.url)
  const bareContext = await openPhone(browser, bare.url)
  try {
    const ours = await ourContext.newPage()
    await visitOurs(ours, account)
    const theirs = await bareContext.newPage()
    await visitTheirs(theirs, account)
    const taken = [takenOf(ours, TODOS), takenOf(theirs, BARE)] as const
    const dashboard: number[] = []
    for (let run = 0; run < RUNS; run += 1) {
      for (const each of taken) await openOnce(each, account)
      await slowDown(ours)
      dashboard.push(await open(ours, { path: DASHBOARD.path, firstUseful: DASHBOARD.first }))
      await leave(ours)
    }
    const [our, their] = taken
    await slowDown(ours)
    return [
      ...rowsOf('/todos warm', our, their, 'at most 1.3'),
      {
        what: '/todos warm, that task pressed as it appears',
        value: (await isTickedAtOnce(ours)) ? 'ticked, and kept' : 'not ticked',
        goal: 'ticked, and kept',
      },
      {
        what: '/dashboard warm, its first card on screen, over the first task of the bare page',
        value: over(dashboard, their.first),
        goal: 'at most 0.8',
      },
      ...(await measureReturns({ app, bareUrl: bare.url, account })),
    ]
  } finally {
    await ourContext.close()
    await bareContext.close()
    await bare.stop()
  }
}

/** A real return: each opening has a new browser with the profile of the one before, so no process and no worker runs. */
async function measureReturns(place: {
  app: AppUnderTest
  bareUrl: string
  account: Account
}): Promise<Row[]> {
  const { account } = place
  const returning = [
    { url: place.app.url, screen: TODOS, visit: visitOurs },
    { url: place.bareUrl, screen: BARE, visit: visitTheirs },
  ].map((each) => ({ ...each, profile: mkdtempSync(join(root, '.tmp/return-')), times: newTimes() }))
  try {
    for (const { url, profile, visit } of returning) {
      const context = await openProfile(profile, url)
      await visit(await context.newPage(), account)
      await context.close()
    }
    for (let run = 0; run < RUNS; run += 1) {
      for (const { url, profile, screen, times } of returning) {
        const context = await openProfile(profile, url)
        await openOnce({ page: await context.newPage(), screen, ...times }, account)
        await context.close()
      }
    }
    const [our, their] = returning.map(({ times }) => times)
    return our && their ? rowsOf('/todos at a return', our, their, 'at most 1.6') : []
  } finally {
    for (const { profile } of returning) rmSync(profile, { recursive: true, force: true })
  }
}

type Times = Pick<Taken, 'first' | 'live' | 'tasks'>

function newTimes(): Times {
  return { first: [], live: [], tasks: [] }
}

function takenOf(page: Page, screen: WarmPage): Taken {
  return { page, screen, ...newTimes() }
}

/** Slowed only meanwhile: an idle page would slow the other one. */
async function openOnce({ page, screen, first, live, tasks }: Taken, account: Account): Promise<void> {
  await page.goto('about:blank')
  const id = await addTodo(account, DAY)
  await slowDown(page)
  const before = await taskMs(page)
  const times = await openUntil(page, screen.path, [screen.first, screen.elsewhere(id)])
  const after = await taskMs(page)
  first.push(times[0] ?? Number.NaN)
  live.push(times[1] ?? Number.NaN)
  // Another process counts anew.
  tasks.push(after < before ? after : after - before)
  await leave(page)
}

async function visitOurs(page: Page, account: Account): Promise<void> {
  await logIn(page, account)
  for (const { path, first } of [DASHBOARD, TODOS]) {
    await page.goto(path)
    await page.locator(first).first().waitFor()
    await page.evaluate(() => navigator.serviceWorker.ready)
    // Idle work.
    await page.waitForTimeout(3_000)
  }
  await page.goto('about:blank')
}

async function visitTheirs(page: Page, account: Account): Promise<void> {
  await page.goto(`/#${encodeURIComponent(`${account.email} ${account.password}`)}`)
  await page.locator(BARE.first).first().waitFor()
  await page.waitForTimeout(3_000)
}

function rowsOf(name: string, ours: Times, theirs: Times, goal: string): Row[] {
  return [
    {
      what: `${name}, the first task on screen, over the bare page`,
      value: over(ours.first, theirs.first),
      goal: 'at most 0.8',
    },
    {
      what: `${name}, live: a task from elsewhere on screen, over the bare page`,
      value: over(ours.live, theirs.live),
      goal,
    },
    {
      what: `${name}, tasks of the main thread until live, over the bare page`,
      value: over(ours.tasks, theirs.tasks),
    },
  ]
}

function over(times: readonly number[], those: readonly number[]): string {
  return `${(median(times) / median(those)).toFixed(2)} (${ms(median(times))} over ${ms(median(those))})`
}

/** Presses the first checkbox as soon as it appears, in the last frame or in the page; reloads and checks that it is ticked. */
async function isTickedAtOnce(page: Page): Promise<boolean> {
  // The last frame still has the task that was deleted for the bare page's.
  await page.goto(TODOS.path)
  await page.waitForTimeout(3_000)
  await leave(page)
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
  await slowDown(page, 1)
  await page.goto('about:blank')
  await page.waitForTimeout(500)
}
