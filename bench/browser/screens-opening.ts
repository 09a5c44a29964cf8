import type { Browser, Page } from '@playwright/test'
import { createAccount } from '../../tests/support/accounts'
import type { AppUnderTest } from '../../tests/support/app-under-test'
import { logIn } from '../../tests/support/browser/log-in'
import { putWholeLife, screensOf } from '../../tests/support/samples/every-screen'
import { openPhone, slowDown, taskMs } from './browser'
import type { FirestoreMeter } from '../functions/firestore-meter'
import { open } from './opening'
import { ms, type Row } from '../row'
import { median } from '../statistics'

/** `BENCH_RUNS=1` for fewer during development. */
const RUNS = Number(process.env['BENCH_RUNS'] ?? 5)
const SETTLE_MS = 1_500
const DAY_MS = 86_400_000

/**
 * Each signed-in screen on a phone that was there before, without its last frame: its first content, how often it was drawn until the server's
 * answers were on it, its elements then, and its listeners.
 */
export async function measureScreensOpening(
  browser: Browser,
  app: AppUnderTest,
  meter: FirestoreMeter,
): Promise<Row[]> {
  const createdAt = new Date(Date.now() - 90 * DAY_MS)
  const account = await createAccount({ createdAt, hasPaidAt: new Date() })
  await putWholeLife(account, createdAt)
  const context = await openPhone(browser, app.url)
  try {
    const page = await context.newPage()
    await logIn(page, account)
    await page.addInitScript(forgetFrames)
    await page.addInitScript(countDrawings)
    const rows: Row[] = []
    for (const [path, first] of screensOf(account)) {
      const screen = { path, firstUseful: `main ${first}` }
      await open(page, screen)
      await page.evaluate(() => navigator.serviceWorker.ready)
      await page.waitForTimeout(SETTLE_MS)
      const [times, drawings, tasks] = [[] as number[], [] as number[], [] as number[]]
      for (let run = 0; run < RUNS; run += 1) {
        await page.goto('about:blank')
        meter.forgetTargets()
        await slowDown(page)
        const before = await taskMs(page)
        times.push(await open(page, screen))
        const after = await taskMs(page)
        tasks.push(after < before ? after : after - before)
        await slowDown(page, 1)
        await page.waitForTimeout(SETTLE_MS)
        drawings.push(await drawingsOf(page))
      }
      const elements = await page.locator('#root *').count()
      rows.push({
        what: `${path.replace(account.uid, '…')}, opened again without its last frame: first content`,
        value: `${ms(median(times))}, tasks ${ms(median(tasks))}; drawn ${median(drawings)} times, ${elements} elements, ${meter.openTargets()} listeners`,
      })
    }
    return rows
  } finally {
    await context.close()
  }
}

function forgetFrames(): void {
  for (const key of Object.keys(localStorage))
    if (key.startsWith('coach-boom.frame')) localStorage.removeItem(key)
}

/** Through the hook of React's developer tools, in the production build: commits of the page, those of its idle work too. */
function countDrawings(): void {
  let drawings = 0
  Object.assign(window, {
    benchDrawings: () => drawings,
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      renderers: new Map(),
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberRoot: () => {
        drawings += 1
      },
      onCommitFiberUnmount: () => undefined,
      onPostCommitFiberRoot: () => undefined,
    },
  })
}

async function drawingsOf(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { benchDrawings: () => number }).benchDrawings())
}
