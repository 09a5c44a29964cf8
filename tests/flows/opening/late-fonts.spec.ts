import type { Page, Request, Route } from '@playwright/test'
import { paths } from '../../../src/lib/paths'
import { screensFor } from '../../../src/lib/screens'
import { putWholeLife, screensOf } from '../../support/samples/every-screen'
import { expect, test } from '../../support/flow'

const DAY_MS = 86_400_000
const LATE_MS = 3_000
/** Layout shifts of a visit with both fonts 3 s late: all of them on a slowed phone, those from the first font on elsewhere. */
const MOST = 0.02
/** Of a phone: the processor's speed here over there. */
const SLOWED = 4
const PUBLIC = [...screensFor('visitor', 'everybody').map(({ path }) => path), paths.guide('coach')]
/** Also in the app's frame. */
const EVERYBODY = [...screensFor('everybody').map(({ path }) => path), paths.guide('coach')]

async function late(route: Route) {
  await new Promise((resolve) => setTimeout(resolve, LATE_MS))
  const response = await route.fetch({ maxRetries: 3 })
  // Each visit asks again.
  await route.fulfill({ response, headers: { ...response.headers(), 'cache-control': 'no-store' } })
}

interface Watched {
  seen: {
    /** In ms since the page began; 0: not yet. */
    fontsCame: number
    shifts: { at: number; value: number; parts: string[] }[]
  }
}

/** Watches the shifts of each later page; the requests for fonts are collected. */
async function delayFonts(page: Page): Promise<Request[]> {
  const asked: Request[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'font') asked.push(request)
  })
  await page.route('**/*.woff2', late)
  await page.addInitScript(() => {
    // Stripe's own field is one line; the stand-in's has four.
    const oneLine = new CSSStyleSheet()
    oneLine.replaceSync('.stand-in-card { height: 20px; overflow: hidden }')
    document.adoptedStyleSheets.push(oneLine)
    const seen = {
      fontsCame: 0,
      shifts: [] as { at: number; value: number; parts: string[] }[],
    }
    Object.assign(window, { seen })
    // The fallbacks are faces too, and load at once.
    const isOurs = ({ family }: FontFace) => /^"?(Figtree|Bricolage Grotesque)"?$/.test(family)
    document.fonts.addEventListener('loadingdone', ({ fontfaces }) => {
      if (fontfaces.some(isOurs)) seen.fontsCame ||= performance.now()
    })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
        sources?: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
      })[]) {
        if (entry.hadRecentInput) continue
        const parts = (entry.sources ?? []).map(
          ({ node, previousRect: from, currentRect: to }) =>
            `${node?.textContent?.slice(0, 40) ?? ''} (${from.y} to ${to.y}, ${from.height} to ${to.height} high)`,
        )
        seen.shifts.push({ at: entry.startTime, value: entry.value, parts })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return asked
}

async function shiftsOf(page: Page, isMobile: boolean): Promise<{ shift: number; parts: string[] }> {
  // Text of each family is on every screen.
  await page.waitForFunction(
    () => [...document.fonts].filter(({ status }) => status === 'loaded').length >= 2,
    null,
    { timeout: 30_000 },
  )
  await page.waitForTimeout(300)
  await page.waitForFunction(() => (window as unknown as Watched).seen.fontsCame > 0)
  return page.evaluate((isAll) => {
    const { seen } = window as unknown as Watched
    const counted = seen.shifts.filter(({ at }) => isAll || at >= seen.fontsCame)
    return {
      shift: counted.reduce((sum, { value }) => sum + value, 0),
      parts: counted.map(
        ({ at, value, parts }) => `${value.toFixed(3)} at ${Math.round(at)} ms: ${parts.join(', ')}`,
      ),
    }
  }, isMobile)
}

/** `screens`: a path, and something of it in its `main`. */
async function expectStill(
  page: Page,
  isMobile: boolean,
  screens: readonly (readonly [path: string, first: string])[],
) {
  if (isMobile) {
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
  }
  const moved: string[] = []
  for (const [path, first] of screens) {
    for (const visit of ['cold', 'warm'] as const) {
      if (visit === 'cold') await page.goto(path)
      else await page.reload()
      await expect(page.locator('main').locator(first).first(), path).toBeVisible({ timeout: 60_000 })
      const { shift, parts } = await shiftsOf(page, isMobile)
      if (shift > MOST) moved.push(`${path}, ${visit}: ${shift.toFixed(3)} (${parts.join('; ')})`)
    }
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  expect(moved).toEqual([])
}

test('public pages do not move when their fonts arrive late @phone @first-visit', async ({
  page,
  isMobile,
}) => {
  test.setTimeout(400_000)
  await delayFonts(page)
  await expectStill(
    page,
    isMobile,
    [paths.home, ...PUBLIC].map((path) => [path, 'h1']),
  )
})

test('screens behind the login do not move when their fonts arrive late @phone @no-worker', async ({
  page,
  isMobile,
  signedIn,
}) => {
  test.setTimeout(1_200_000)
  const createdAt = new Date(Date.now() - 90 * DAY_MS)
  const account = await signedIn({ createdAt, hasPaidAt: new Date() })
  await putWholeLife(account, createdAt)
  await delayFonts(page)
  const open = EVERYBODY.map((path): readonly [string, string] => [path, 'h1'])
  await expectStill(page, isMobile, [...screensOf(account), ...open])
})

test('each font is asked for once, and never before the first paint @first-visit', async ({ page }) => {
  const asked = await delayFonts(page)
  await page.goto('/')
  await shiftsOf(page, false)
  expect(asked.map((font) => new URL(font.url()).pathname.replace(/-latin.*/, '')).sort()).toEqual([
    '/assets/bricolage-grotesque',
    '/assets/figtree',
  ])
  const painted = await page.evaluate(
    () =>
      performance.timeOrigin + (performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN),
  )
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  for (const font of asked) expect(font.timing().startTime).toBeGreaterThanOrEqual(painted)
})
