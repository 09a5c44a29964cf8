import type { Browser, Page } from '@playwright/test'
import { createAccount, putDocument, type Account } from '../../tests/support/accounts'
import { paths } from '../../src/lib/paths'
import { screensFor, type ScreenFor } from '../../src/lib/screens'
import type { AppUnderTest } from '../../tests/support/app-under-test'
import { logIn } from '../../tests/support/browser/log-in'
import { openPhone } from './browser'
import { PAYABLE } from './payment-page'
import { kb, type Row } from '../row'
import { watchScripts } from '../scripts'
import { accountWithTodos } from '../todo-account'

type Route = ScreenFor<'signed-in' | 'access'>
const ROUTES = screensFor('signed-in', 'access')
/** Selector that shows that a screen is usable; default: its heading. */
const USABLE: Partial<Record<Route, string>> = {
  todos: '[role=tabpanel] ul button, [role=tabpanel] [role=listitem]',
  // Its first paragraph is empty where the day has no todo.
  home: 'main [aria-labelledby=taches-du-jour] :is(li, ul, p):visible',
  coach: 'main textarea',
  projects: 'main h2',
  research: 'main h2',
  payment: PAYABLE,
  rules: 'main h2',
}
const FIRST_TASK = '[role=tabpanel] input[type=checkbox]'
/** Afterwards: long enough for a screen's idle loading. */
const IDLE_MS = 3_000

/** Delays idle callbacks until the screen was seen: on a fast network their scripts would count as required. */
const HOLD_IDLE = `{
  const waiting = []
  window.requestIdleCallback = (run) => waiting.push(run)
  window.benchIdle = () => waiting.splice(0).forEach((run) => run())
}`

interface Weight {
  readonly needed: ReadonlyMap<string, number>
  readonly idle: number
  readonly hasMarkdown: boolean
  readonly hasStripe: boolean
}

/** All our scripts of a first visit to a signed-in route, compressed as by Hosting. */
export async function measureRouteWeight(browser: Browser, app: AppUnderTest): Promise<Row[]> {
  const account = await createAccount()
  const weights = new Map<string, Weight>()
  const product = `bench-${account.uid}`
  await putDocument(`product/${product}`, {
    userId: account.uid,
    link: 'https://exemple.fr/lampe',
    createdAt: new Date(),
  })
  // `/` is the landing page's file, which loads the app differently.
  const addresses: Partial<Record<Route, string>> = {
    home: paths.dashboard,
    product: paths.product(product),
  }
  for (const { name, path } of ROUTES) {
    const address = addresses[name] ?? path
    weights.set(address, await weigh(browser, app, account, address, USABLE[name] ?? 'main h1'))
  }
  const base = weights.get(paths.todos)?.needed ?? new Map<string, number>()

  const rows = [...weights].flatMap(([route, { needed, idle }]): Row[] => {
    const added = [...needed].filter(([url]) => !base.has(url))
    const all = `${kb(sum(needed.values()))} in ${needed.size} files, then ${kb(idle)} when idle`
    return route === paths.todos
      ? [{ what: 'JavaScript of /todos, cold', value: all, goal: 'at most 270 kB' }]
      : [
          {
            what: `JavaScript that ${route.replace(product, '…')} adds to that of /todos`,
            value: `${kb(sum(added.map(([, size]) => size)))} (${all})`,
            goal: 'at most 60 kB',
          },
        ]
  })
  const places = (is: (weight: Weight) => boolean) =>
    [...weights].flatMap(([route, weight]) => (is(weight) ? [route] : [])).join(', ') || 'nowhere'
  return [
    await weighFirstTask(browser, app),
    ...rows,
    {
      what: 'markdown, Stripe on the first visit of',
      value: `${places(({ hasMarkdown }) => hasMarkdown)}; ${places(({ hasStripe }) => hasStripe)}`,
      goal: 'where they show',
    },
  ]
}

async function weigh(
  browser: Browser,
  app: AppUnderTest,
  account: Account,
  address: string,
  usable: string,
): Promise<Weight> {
  // The service worker would load every other route's scripts too.
  const context = await browser.newContext({ baseURL: app.url, serviceWorkers: 'block' })
  try {
    const visit = await context.newPage()
    await logIn(visit, account)
    await visit.close()
    const page = await context.newPage()
    await page.addInitScript(HOLD_IDLE)
    await withoutCache(page)
    const scripts = watchScripts(page, app.url)
    await page.goto(address)
    await page.locator(usable).first().waitFor()
    const needed = await scripts.sizes()
    await page.evaluate('benchIdle()')
    await page.waitForTimeout(IDLE_MS)
    const all = await scripts.sizes()
    return {
      needed,
      idle: sum(all.values()) - sum(needed.values()),
      hasMarkdown: (await scripts.having('codeFencedFence')).length > 0,
      hasStripe: (await scripts.having('createPaymentMethod')).length > 0,
    }
  } finally {
    await context.close()
  }
}

/** Scripts requested before the first todo is drawn from the replica, the SDKs too: they ask the server meanwhile. */
async function weighFirstTask(browser: Browser, app: AppUnderTest): Promise<Row> {
  const context = await openPhone(browser, app.url, { serviceWorkers: 'block' })
  try {
    const visit = await context.newPage()
    await logIn(visit, await accountWithTodos(10))
    await visit.goto(paths.todos)
    await visit.locator(FIRST_TASK).first().waitFor()
    await visit.waitForTimeout(IDLE_MS)
    await visit.close()
    const page = await context.newPage()
    await withoutCache(page)
    await page.addInitScript(forgetFrames)
    const scripts = watchScripts(page, app.url)
    await page.goto(paths.todos, { waitUntil: 'commit' })
    const asked = await page.evaluate(
      (first) =>
        new Promise<string[]>((resolve) => {
          const look = () => {
            if (!document.querySelector(first)) requestAnimationFrame(look)
            else resolve(performance.getEntriesByType('resource').map(({ name }) => name))
          }
          look()
        }),
      FIRST_TASK,
    )
    await page.waitForTimeout(IDLE_MS)
    const needed = [...(await scripts.sizes())].filter(([url]) => asked.includes(url))
    return {
      what: 'JavaScript before the first task of /todos, replica filled',
      value: `${kb(sum(needed.map(([, size]) => size)))} in ${needed.length} files`,
      goal: 'at most that of /todos',
    }
  } finally {
    await context.close()
  }
}

/** Runs in the page: the last frame would show the task before any script. */
function forgetFrames(): void {
  for (const key of Object.keys(localStorage))
    if (key.startsWith('coach-boom.frame')) localStorage.removeItem(key)
}

async function withoutCache(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
}

function sum(sizes: Iterable<number>): number {
  return [...sizes].reduce((total, size) => total + size, 0)
}
