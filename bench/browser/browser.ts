import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test'
import { findChromium } from '../../local/browser'

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

export async function openBrowser(): Promise<Browser> {
  const { executablePath, args } = await findChromium()
  return chromium.launch({ executablePath, args })
}

export async function openPhone(
  browser: Browser,
  baseURL: string,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const place = { locale: 'fr-FR', timezoneId: 'Europe/Paris' }
  const context = await browser.newContext({ ...PHONE, ...place, ...options, baseURL })
  // tsx compiles inner functions with esbuild's `__name`, which does not exist in the page.
  await context.addInitScript('globalThis.__name = (inner) => inner')
  return context
}

/** CPU slowdown of a mid-range phone, as in Lighthouse. */
export async function slowDown(page: Page, times = 4): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: times })
}
