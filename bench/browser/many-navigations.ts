import type { Browser, CDPSession, Page } from '@playwright/test'
import type { Account } from '../../tests/support/accounts'
import type { AppUnderTest } from '../../tests/support/app-under-test'
import { logIn } from '../../tests/support/browser/log-in'
import type { FirestoreMeter } from '../functions/firestore-meter'
import type { Row } from '../row'
import type { LongScreen } from './thousandth-day'

const NAVIGATIONS = 200
/** A closed screen unsubscribes at once; its idle loading ends within this time. */
const REST_MS = 3_000

interface Journey {
  readonly account: Account
  readonly meter: FirestoreMeter
  readonly screens: readonly LongScreen[]
}

/** Navigates from screen to screen within one page; measures retained memory and open listeners. */
export async function measureNavigations(
  browser: Browser,
  app: AppUnderTest,
  { account, meter, screens }: Journey,
): Promise<Row[]> {
  const context = await browser.newContext({ baseURL: app.url, locale: 'fr-FR', timezoneId: 'Europe/Paris' })
  const page = await context.newPage()
  try {
    await logIn(page, account)
    // One page, whose targets are counted from its start.
    await page.goto('about:blank')
    meter.forgetTargets()
    await page.goto('/')
    const cdp = await context.newCDPSession(page)
    await cdp.send('Performance.enable')
    // Twice: a screen initialises more at its second opening.
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
 * `count` navigations, ending at the first screen. One script: each script passed to a page stays in its memory, and 200 used more than the
 * product.
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
