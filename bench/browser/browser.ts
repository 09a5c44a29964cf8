import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type CDPSession,
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

/** A browser of its own on a stored profile: what a person has who comes back. */
export async function openProfile(profile: string, baseURL: string): Promise<BrowserContext> {
  const { executablePath, args } = await findChromium()
  const place = { locale: 'fr-FR', timezoneId: 'Europe/Paris' }
  const context = await chromium.launchPersistentContext(profile, {
    ...PHONE,
    ...place,
    executablePath,
    args,
    baseURL,
  })
  await context.addInitScript('globalThis.__name = (inner) => inner')
  return context
}

const sessions = new WeakMap<Page, Promise<CDPSession>>()

/** The page's session of the developer tools; one, because a slowdown ends with the session that asked for it. */
async function toolsOf(page: Page): Promise<CDPSession> {
  const known = sessions.get(page) ?? page.context().newCDPSession(page)
  sessions.set(page, known)
  return known
}

/** CPU slowdown of a mid-range phone, as in Lighthouse. A slowed page uses a core, even idle: 1 lets it rest. */
export async function slowDown(page: Page, times = 4): Promise<void> {
  const session = await toolsOf(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: times })
}

/** Milliseconds of tasks of the page's main thread, since it exists. */
export async function taskMs(page: Page): Promise<number> {
  const session = await toolsOf(page)
  await session.send('Performance.enable')
  const { metrics } = await session.send('Performance.getMetrics')
  return 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN)
}
