// `npm run tour`: every screen, desktop and phone, light and dark, as pictures in .tour/ for a person to look at.
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test'
import { findChromium } from '../local/browser'
import { root } from '../local/paths'
import type { Account } from './support/accounts'
import { startAppUnderTest } from './support/app-under-test'
import { logIn } from './support/log-in'
import { tourAccounts, type TourAccounts } from './tour/accounts'
import { TOUR_STOPS } from './tour/stops'
import type { TourStop } from './tour/tour-stop'

const folder = join(root, '.tour')
const DEVICES = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
} satisfies Record<string, BrowserContextOptions>

const wanted = process.argv.slice(2)
const stops = TOUR_STOPS.filter(
  ({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)),
)

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder)
const app = await startAppUnderTest()
const { executablePath, args } = await findChromium()
const browser = await chromium.launch({ executablePath, args })
let failures = 0
try {
  for (const [device, options] of Object.entries(DEVICES)) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await walk({ ...options, colorScheme }, `${device}-${colorScheme}`)
    }
  }
} finally {
  await browser.close()
  await app.stop()
}
console.log(`${stops.length * 4 - failures} pictures in .tour/${failures > 0 ? `, ${failures} failed` : ''}`)
process.exitCode = failures > 0 ? 1 : 0

/** One walk past every stop, with people of its own: what one stop writes shows at the later ones only. */
async function walk(look: BrowserContextOptions, label: string): Promise<void> {
  const accounts = await tourAccounts()
  const contexts = new Map<TourStop['account'], BrowserContext>()
  for (const stop of stops) {
    const file = join(folder, `${stop.name}-${label}.png`)
    try {
      const context =
        contexts.get(stop.account) ?? (await openContext(look, stop.account && accounts[stop.account]))
      contexts.set(stop.account, context)
      await takePicture(context, stop, { file, accounts })
    } catch (error) {
      failures += 1
      console.error(`${file}: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`)
    }
  }
  await Promise.all([...contexts.values()].map((context) => context.close()))
}

async function openContext(look: BrowserContextOptions, account?: Account): Promise<BrowserContext> {
  const context = await browser.newContext({
    ...look,
    baseURL: app.url,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    reducedMotion: 'reduce',
  })
  context.setDefaultTimeout(15_000)
  if (account) {
    const page = await context.newPage()
    await logIn(page, account)
    await page.close()
  }
  return context
}

async function takePicture(
  context: BrowserContext,
  stop: TourStop,
  { file, accounts }: { file: string; accounts: TourAccounts },
): Promise<void> {
  const page = await context.newPage()
  try {
    await stop.show(page, context, accounts)
    if (stop.isWholePage ?? true) await unroll(page)
    await page.waitForTimeout(400)
    await page.screenshot({ path: file })
  } finally {
    await context.setOffline(false)
    await page.close()
  }
}

/** A window as tall as the page: bars that are fixed to its edges then stay there in the picture. */
async function unroll(page: Page): Promise<void> {
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  const whole = await page.evaluate(() => document.documentElement.scrollHeight)
  if (whole > height) await page.setViewportSize({ width, height: whole })
}
