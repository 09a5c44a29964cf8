import type { Browser, CDPSession, Page } from '@playwright/test'
import type { Account } from '../../tests/support/accounts'
import type { AppUnderTest } from '../../tests/support/app-under-test'
import { logIn } from '../../tests/support/browser/log-in'
import type { FirestoreMeter } from '../functions/firestore-meter'
import type { Row } from '../row'
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
    await go(page, screens, 2 * screens.length)
    const looks = [await rest(page, cdp, meter)]
    for (let part = 0; part < 2; part += 1) {
      await go(page, screens, NAVIGATIONS)
      looks.push(await rest(page, cdp, meter))
    }
    const [first, second, third] = looks
    if (!first || !second || !third) return []
    return [
      {
        what: `memory after ${NAVIGATIONS} navigations over that of the first ones`,
        value: ratio(second.heap, first.heap),
        goal: 'at most 1.1',
      },
      { what: `the same, from ${NAVIGATIONS} to ${2 * NAVIGATIONS}`, value: ratio(third.heap, second.heap) },
      {
        what: `listeners of Firestore then, and before`,
        value: `${third.targets} and ${first.targets}`,
        goal: 'as many',
      },
      {
        what: `elements and listeners of the page then, and before`,
        value: `${third.nodes}, ${third.handlers} and ${first.nodes}, ${first.handlers}`,
      },
    ]
  } finally {
    await context.close()
  }
}

/**
 * So many navigations, the last of them to the first screen. In one script: each that is handed to a page stays in its memory,
 * and 200 of them were more than the product left.
 */
async function go(page: Page, screens: readonly LongScreen[], count: number): Promise<void> {
  await page.evaluate(
    async ({ wanted, times }) => {
      for (let left = times - 1; left >= 0; left -= 1) {
        const { path, firstUseful } = wanted[left % wanted.length] ?? { path: '', firstUseful: '' }
        history.pushState(null, '', path)
        dispatchEvent(new PopStateEvent('popstate', { state: null }))
        do await new Promise((resolve) => requestAnimationFrame(resolve))
        while (location.pathname !== path || !document.querySelector(firstUseful))
      }
    },
    { wanted: screens, times: count },
  )
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

function ratio(after: number, before: number): string {
  return `${(after / before).toFixed(3)} (${mb(after)} over ${mb(before)})`
}

function mb(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`
}
