import type { Browser, BrowserContext, Page } from '@playwright/test'
import type { Account } from '../../tests/support/accounts'
import type { AppUnderTest } from '../../tests/support/app-under-test'
import { logIn } from '../../tests/support/browser/log-in'
import { openPhone, slowDown } from './browser'
import { watchRenders } from './react-renders'
import { ms, type Row } from '../row'
import { median } from '../statistics'
import { accountWithTodos, DAY } from '../todo-account'

const RUNS = 5
const OFFLINE_TICKS = 20

/** On a phone: from opening a day to its todos, and from a tick to its paint. */
export async function measureTodosSpeed(browser: Browser, app: AppUnderTest): Promise<Row[]> {
  const rows: Row[] = []
  for (const size of [10, 1_000]) {
    const account = await accountWithTodos(size)
    const context = await openPhone(browser, app.url)
    await warmUp(context, account)
    const page = await context.newPage()
    await watchRenders(page)
    await slowDown(page)
    const openings: number[] = []
    for (let run = 0; run < RUNS; run += 1) openings.push(await openDay(page))
    await showAll(page, size)
    const ticks: { paint: number; drawn: number }[] = []
    for (let run = 0; run < RUNS; run += 1) ticks.push(await tick(page, run))
    const label = size.toLocaleString('en')
    rows.push(
      { what: `/todos warm, ${label} todos: todos on screen`, value: ms(median(openings)) },
      {
        what: `tick to paint, ${label} todos`,
        value: ms(median(ticks.map(({ paint }) => paint))),
        goal: 'the next frame',
      },
      {
        what: `rows drawn again by a tick, ${label} todos`,
        value: String(median(ticks.map(({ drawn }) => drawn))),
        goal: '1 row',
      },
    )
    if (size >= OFFLINE_TICKS) rows.push(await offlineTicks(context, page))
    await context.close()
  }
  return rows
}

/** Ticks made offline, and the number of transactions that send them afterwards. */
async function offlineTicks(context: BrowserContext, page: Page): Promise<Row> {
  let commits = 0
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith(':commit')) commits += 1
  })
  await context.setOffline(true)
  const boxes = page.locator('[role=tabpanel] input[type=checkbox]')
  for (let index = 0; index < OFFLINE_TICKS; index += 1) await boxes.nth(index).click()
  await page.waitForTimeout(1_000)
  const waiting = await page.evaluate(countEntries)
  await context.setOffline(false)
  const deadline = Date.now() + 60_000
  let left = waiting
  while (left > 0 && Date.now() < deadline) {
    await page.waitForTimeout(250)
    left = await page.evaluate(countEntries)
  }
  return {
    what: `transactions of ${OFFLINE_TICKS} ticks made offline`,
    value: left > 0 ? `${left} of ${waiting} did not leave` : `${commits} for ${waiting} entries`,
    goal: 'at most 2',
  }
}

/** Runs in the page: entries of the journal. */
async function countEntries(): Promise<number> {
  const known = (await indexedDB.databases()).find(({ name }) => name?.startsWith('coach-boom.sync.'))
  return new Promise((resolve) => {
    const opening = indexedDB.open(known?.name ?? '')
    opening.onsuccess = () => {
      const asking = opening.result.transaction('journal').objectStore('journal').count()
      asking.onsuccess = () => {
        opening.result.close()
        resolve(asking.result)
      }
    }
  })
}

/** Fills the replica and waits until the service worker has cached the shell. */
async function warmUp(context: BrowserContext, account: Account): Promise<void> {
  const page = await context.newPage()
  await logIn(page, account)
  await page.goto(`/todos/${DAY}`)
  await page.getByRole('checkbox').first().waitFor()
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.waitForTimeout(2_000)
  await page.close()
}

async function openDay(page: Page): Promise<number> {
  await page.goto('about:blank')
  await page.goto(`/todos/${DAY}`, { waitUntil: 'commit' })
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const look = () => {
          if (document.querySelector('[role=tabpanel] input[type=checkbox]')) {
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now())))
          } else {
            requestAnimationFrame(look)
          }
        }
        look()
      }),
  )
}

/** A day of more than 500 todos is shown in pages. */
async function showAll(page: Page, size: number): Promise<void> {
  const boxes = page.getByRole('tabpanel').locator('input[type=checkbox]')
  const more = page.getByRole('button', { name: 'Afficher plus' })
  const deadline = Date.now() + 60_000
  for (let shown = await boxes.count(); shown < size; shown = await boxes.count()) {
    if (Date.now() > deadline) throw new Error(`Only ${shown} of ${size} todos are shown`)
    if ((await more.isVisible()) && (await more.isEnabled())) await more.click()
    await page.waitForTimeout(500)
  }
}

async function tick(page: Page, index: number): Promise<{ paint: number; drawn: number }> {
  await page.waitForTimeout(500)
  return page.evaluate(async (at) => {
    const boxes = document.querySelectorAll<HTMLInputElement>('[role=tabpanel] input[type=checkbox]')
    const box = boxes[at]
    if (!box) throw new Error('There is no such todo')
    window.benchRenders?.clear()
    const started = performance.now()
    box.click()
    const paint = await new Promise<number>((resolve) => {
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - started)))
    })
    if (!box.checked) throw new Error('The tick is not on the screen')
    // Waits for the view's replay and the server's response.
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    return { paint, drawn: window.benchRenders?.size ?? -1 }
  }, index)
}
