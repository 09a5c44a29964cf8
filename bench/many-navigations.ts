import type { Browser, CDPSession, Page } from '@playwright/test'
import type { Account } from '../tests/support/accounts'
import type { AppUnderTest } from '../tests/support/app-under-test'
import { logIn } from '../tests/support/log-in'
import type { FirestoreMeter } from './firestore-meter'
import type { Row } from './row'
import type { LongScreen } from './thousandth-day'

const NAVIGATIONS = 200
/** A screen that is left closes what it heard at once; what it still loads when idle is over by then. */
const REST_MS = 3_000

interface Journey {
  readonly account: Account
  readonly meter: FirestoreMeter
  readonly screens: readonly LongScreen[]
}

/** From screen to screen within one page, as a person's day goes: what is left in memory, and who still listens. */
export async function measureNavigations(
  browser: Browser,
  app: AppUnderTest,
  { account, meter, screens }: Journey,
): Promise<Row[]> {
  const context = await browser.newContext({ baseURL: app.url, locale: 'fr-FR', timezoneId: 'Europe/Paris' })
  const page = await context.newPage()
  try {
    await logIn(page, account)
    // One page, whose first target is heard.
    await page.goto('about:blank')
    meter.forgetTargets()
    await page.goto('/')
    const cdp = await context.newCDPSession(page)
    await cdp.send('Performance.enable')
    // Twice: a screen that was opened once has not yet opened what it opens the second time.
    for (let round = 0; round < 2; round += 1) await once(page, screens)
    const before = await rest(page, cdp, meter)
    for (let done = 0; done < NAVIGATIONS; done += screens.length) await once(page, screens)
    const after = await rest(page, cdp, meter)
    return [
      {
        what: `memory after ${NAVIGATIONS} navigations over that of the first ones`,
        value: `${(after.heap / before.heap).toFixed(3)} (${mb(after.heap)} over ${mb(before.heap)})`,
        goal: 'at most 1.1',
      },
      {
        what: `listeners of Firestore then, and before`,
        value: `${after.targets} and ${before.targets}`,
        goal: 'as many',
      },
      {
        what: `elements and listeners of the page then, and before`,
        value: `${after.nodes}, ${after.handlers} and ${before.nodes}, ${before.handlers}`,
      },
    ]
  } finally {
    await context.close()
  }
}

/** Each screen once, and back on the first. */
async function once(page: Page, screens: readonly LongScreen[]): Promise<void> {
  for (const screen of [...screens.slice(1), ...screens.slice(0, 1)]) {
    await page.evaluate((path) => {
      history.pushState(null, '', path)
      dispatchEvent(new PopStateEvent('popstate', { state: null }))
    }, screen.path)
    await page.locator(screen.firstUseful).first().waitFor()
  }
}

async function rest(page: Page, cdp: CDPSession, meter: FirestoreMeter) {
  await page.waitForTimeout(REST_MS)
  for (let times = 0; times < 3; times += 1) await cdp.send('HeapProfiler.collectGarbage')
  const { metrics } = await cdp.send('Performance.getMetrics')
  const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN
  return {
    heap: metric('JSHeapUsedSize'),
    nodes: metric('Nodes'),
    handlers: metric('JSEventListeners'),
    targets: meter.openTargets(),
  }
}

function mb(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`
}
