// `npm run tour`: every screen, desktop and phone, light and dark, as pictures in .tour/ for a person to look at.
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Browser, type BrowserContextOptions, type Page } from '@playwright/test'
import { findChromium } from '../local/browser'
import { root } from '../local/paths'
import { startAppUnderTest } from './support/app-under-test'
import { tourAccounts, type TourAccounts } from './tour/accounts'
import { TOUR_STOPS, type TourStop } from './tour/stops'

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
  const accounts = await tourAccounts()
  for (const [device, options] of Object.entries(DEVICES)) {
    for (const colorScheme of ['light', 'dark'] as const) {
      for (const stop of stops) {
        const file = join(folder, `${stop.name}-${device}-${colorScheme}.png`)
        await takePicture(browser, { ...options, colorScheme }, stop, accounts, file)
      }
    }
  }
} finally {
  await browser.close()
  await app.stop()
}
console.log(`${stops.length * 4 - failures} pictures in .tour/${failures > 0 ? `, ${failures} failed` : ''}`)
process.exitCode = failures > 0 ? 1 : 0

async function takePicture(
  from: Browser,
  look: BrowserContextOptions,
  stop: TourStop,
  accounts: TourAccounts,
  file: string,
): Promise<void> {
  const context = await from.newContext({
    ...look,
    baseURL: app.url,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  page.setDefaultTimeout(15_000)
  try {
    if (stop.account) await logIn(page, accounts[stop.account])
    await stop.show(page, context)
    await page.waitForTimeout(400)
    await page.screenshot({ path: file, fullPage: stop.isWholePage ?? true })
  } catch (error) {
    failures += 1
    console.error(`${file}: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`)
  } finally {
    await context.close()
  }
}

async function logIn(page: Page, account: TourAccounts[keyof TourAccounts]): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Adresse email').fill(account.email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(account.password)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await page.getByRole('button', { name: 'Mon Profil' }).waitFor()
}
