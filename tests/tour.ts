// `npm run tour`: pictures of every screen (desktop, phone; light, dark) in .tour/. `-- --check`: checks the same states for
// faults, also at 320 px. `-- --site`: pictures for public/pictures/ and docs/images/. `-- coach todos` selects stops by parts
// of names; `--desktop`, `--phone`, `--small` (320 px), `--light` and `--dark` select the look.
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test'
import { findChromium } from '../local/browser'
import { root } from '../local/paths'
import type { Account } from './support/accounts'
import { startAppUnderTest } from './support/app-under-test'
import { logIn } from './support/browser/log-in'
import { PAGES_TIME_ZONE } from './support/browser/time-zone'
import { withoutLastFrame } from './support/browser/without-last-frame'
import { zoomingFields } from './support/browser/zooming-fields'
import { tourAccounts, type TourAccounts } from './tour/accounts'
import { axeFaultsInBothThemes, roomFaults } from './tour/faults'
import { takeManifestPictures } from './tour/manifest-pictures'
import { takeSitePictures } from './tour/site-pictures'
import { TOUR_STOPS } from './tour/stops'
import type { TourStop } from './tour/tour-stop'

const folder = join(root, '.tour')
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 }
const DEVICES = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: PHONE,
  /** A phone of 2012, and a window of 1280 px at a zoom of 400 %. */
  small: { ...PHONE, viewport: { width: 320, height: 640 } },
} satisfies Record<string, BrowserContextOptions>

const DOCUMENTED = [
  { picture: 'dashboard', stop: 'home', device: 'desktop', colorScheme: 'light' },
  { picture: 'design-todos', stop: 'todos', device: 'desktop', colorScheme: 'light' },
  { picture: 'design-dark', stop: 'todos', device: 'desktop', colorScheme: 'dark' },
  { picture: 'design-empty', stop: 'todos-empty', device: 'desktop', colorScheme: 'light' },
  { picture: 'design-phone', stop: 'todos-deleted', device: 'phone', colorScheme: 'light' },
] as const

const isCheck = process.argv.includes('--check')
const isForSite = process.argv.includes('--site')
/** Members of a group that were passed as options, or a default. */
function chosen<T extends string>(group: readonly T[], unasked: readonly T[] = group): readonly T[] {
  const asked = group.filter((each) => process.argv.includes(`--${each}`))
  return asked.length > 0 ? asked : unasked
}
const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const stops = TOUR_STOPS.filter(
  ({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)),
)

if (!isCheck && !isForSite) rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const app = await startAppUnderTest()
const { executablePath, args } = await findChromium()
const browser = await chromium.launch({ executablePath, args })
let failures = 0
let seen = 0
try {
  if (isForSite)
    seen =
      (await takeSitePictures(browser, app)) +
      (await takeManifestPictures(browser, app.url)) +
      (await takeDocumentedPictures())
  else await walkEverywhere()
} finally {
  await browser.close()
  await app.stop()
}
console.log(
  `${seen} ${isCheck ? 'states checked' : `pictures in ${isForSite ? 'public/pictures/ and docs/images/' : '.tour/'}`}${failures > 0 ? `, ${failures} failed` : ''}`,
)
process.exitCode = failures > 0 ? 1 : 0

async function walkEverywhere(): Promise<void> {
  const all = ['desktop', 'phone', 'small'] as const
  for (const device of chosen(all, isCheck ? all : ['desktop', 'phone'])) {
    // A check switches the theme at each stop.
    const themes = isCheck ? [null] : chosen(['light', 'dark'])
    for (const colorScheme of themes) {
      await walk({ ...DEVICES[device], colorScheme }, colorScheme ? `${device}-${colorScheme}` : device)
    }
  }
}

/** One pass over every stop with its own accounts: later stops show the changes of earlier ones. */
async function walk(look: BrowserContextOptions, label: string): Promise<void> {
  const accounts = await tourAccounts()
  const contexts = new Map<TourStop['account'], BrowserContext>()
  for (const stop of stops) {
    const place = `${stop.name}-${label}`
    try {
      const context =
        contexts.get(stop.account) ?? (await openContext(look, stop.account && accounts[stop.account]))
      contexts.set(stop.account, context)
      await lookAt(context, stop, { place, accounts })
      seen += 1
    } catch (error) {
      failures += 1
      console.error(`${place}: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`)
    }
  }
  await Promise.all([...contexts.values()].map((context) => context.close()))
}

async function takeDocumentedPictures(): Promise<number> {
  const accounts = await tourAccounts()
  for (const { picture, stop: name, device, colorScheme } of DOCUMENTED) {
    const stop = TOUR_STOPS.find((each) => each.name === name)
    if (!stop) throw new Error(`No stop of the tour is called ${name}.`)
    const context = await openContext(
      { ...DEVICES[device], colorScheme },
      stop.account && accounts[stop.account],
    )
    await lookAt(context, stop, { place: picture, accounts, into: join(root, 'docs/images') })
    await context.close()
  }
  return DOCUMENTED.length
}

async function openContext(look: BrowserContextOptions, account?: Account): Promise<BrowserContext> {
  const context = await browser.newContext({
    ...look,
    baseURL: app.url,
    locale: 'fr-FR',
    timezoneId: PAGES_TIME_ZONE,
    reducedMotion: 'reduce',
  })
  context.setDefaultTimeout(15_000)
  await context.addInitScript(withoutLastFrame)
  if (account) {
    const page = await context.newPage()
    await logIn(page, account)
    await page.close()
  }
  return context
}

async function lookAt(
  context: BrowserContext,
  stop: TourStop,
  { place, accounts, into = folder }: { place: string; accounts: TourAccounts; into?: string },
): Promise<void> {
  const page = await context.newPage()
  try {
    await stop.show(page, context, accounts)
    const faults = isCheck ? [...(await roomFaults(page)), ...(await zoomingFields(page))] : []
    if (stop.isWholePage ?? true) await unroll(page)
    await page.waitForTimeout(400)
    if (isCheck) report(place, [...faults, ...(await axeFaultsInBothThemes(page))])
    else await page.screenshot({ path: join(into, `${place}.png`) })
  } finally {
    await context.setOffline(false)
    await page.close()
  }
}

function report(place: string, faults: readonly string[]): void {
  for (const fault of faults) console.error(`${place}: ${fault.replaceAll(/\s+/g, ' ')}`)
  failures += faults.length
}

/** Makes the window as tall as the page, so that bars fixed to its edges cover nothing. */
async function unroll(page: Page): Promise<void> {
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  const whole = await page.evaluate(() => document.documentElement.scrollHeight)
  if (whole > height) await page.setViewportSize({ width, height: whole })
}
