import puppeteer, {
  ProtocolError,
  type BrowserContext,
  type Browser as PuppeteerBrowser,
  type ElementHandle,
  type LaunchOptions,
  type Page,
} from 'puppeteer-core'
import { findChromium } from '../../../local/browser'
import { PAGES_TIME_ZONE } from '../../support/browser/time-zone'
import { newDownloads } from './downloads'
import { findInPage } from './find'
import { programOnPath } from './programs'
import type { Engine, Look, Plain, Tab, Target } from './tab'

export async function findChromiumEngine(): Promise<Engine> {
  const { executablePath, args } = await findChromium()
  return {
    name: 'chromium',
    async open(look) {
      const downloads = newDownloads()
      const browser = await launch({
        executablePath,
        args: [...args, '--lang=fr-FR'],
        downloadBehavior: { policy: 'allow', downloadPath: downloads },
      })
      return {
        downloads,
        async newTab() {
          const page = await newPage(browser, look)
          await page.emulateMediaFeatures([
            { name: 'prefers-color-scheme', value: look.isDark ? 'dark' : 'light' },
          ])
          return puppeteerTab(page)
        },
        close: () => browser.close(),
      }
    },
    stop: () => Promise.resolve(),
  }
}

/**
 * Started once per theme, because its start is most of a short test's cost. Each browser is a new container, whose storage is
 * on the disk like a profile's.
 */
export function findFirefox(): Engine | null {
  const executablePath = programOnPath('firefox-esr', 'firefox')
  if (executablePath === null) return null
  const downloads = newDownloads()
  const start = (isDark: boolean) =>
    launch({
      browser: 'firefox',
      executablePath,
      extraPrefsFirefox: {
        'intl.accept_languages': 'fr-FR, fr',
        'intl.regional_prefs.use_os_locales': false,
        'ui.systemUsesDarkTheme': isDark ? 1 : 0,
        // At 60 frames a second, painting took a third of the main process's time.
        'layout.frame_rate': 10,
        'browser.download.folderList': 2,
        'browser.download.dir': downloads,
      },
    })
  const running = new Map<boolean, Promise<PuppeteerBrowser>>()
  return {
    name: 'firefox',
    async open(look) {
      const firefox = running.get(look.isDark) ?? start(look.isDark)
      running.set(look.isDark, firefox)
      const container = await (await firefox).createBrowserContext()
      return {
        downloads,
        newTab: async () => puppeteerTab(await newPage(container, look)),
        close: () => container.close(),
      }
    },
    async stop() {
      const all = await Promise.all(running.values())
      running.clear()
      await Promise.all(all.map((firefox) => firefox.close()))
    },
  }
}

function launch(options: LaunchOptions): Promise<PuppeteerBrowser> {
  return puppeteer.launch({
    ...options,
    headless: true,
    // The tests do not read requests, and reporting them costs the main process time.
    networkEnabled: false,
    // Each tab sets its own viewport.
    defaultViewport: null,
    env: { ...process.env, TZ: PAGES_TIME_ZONE, LANG: 'fr_FR.UTF-8', LANGUAGE: 'fr_FR', MOZ_HEADLESS: '1' },
  })
}

async function newPage(browser: PuppeteerBrowser | BrowserContext, look: Look): Promise<Page> {
  const page = await browser.newPage()
  await page.setViewport({ width: look.width, height: look.height }).catch(ignoreUnknownOrientation)
  page.setDefaultTimeout(30_000)
  return page
}

/** With the size puppeteer sends an orientation, which Firefox 140 (Debian's, without its security updates) does not know. */
function ignoreUnknownOrientation(error: unknown): void {
  if (!(error instanceof ProtocolError && error.message.includes('setScreenOrientationOverride'))) throw error
}

function puppeteerTab(page: Page): Tab {
  const find = async ({ kind, name }: Target) => {
    const handle = await page.evaluateHandle(findInPage, kind, name)
    return handle.asElement() as ElementHandle<HTMLElement> | null
  }
  return {
    async goto(url) {
      await page.goto(url, { waitUntil: 'load' })
    },
    async reload() {
      await page.reload({ waitUntil: 'load' })
    },
    run: <Args extends readonly Plain[], Result>(
      script: (...args: Args) => Result | Promise<Result>,
      ...args: Args
    ) => page.evaluate(script as unknown as (...args: unknown[]) => Result | Promise<Result>, ...args),
    async click(target) {
      await page.bringToFront()
      const element = await find(target)
      await element?.click()
      return element !== null
    },
    async type(target, text) {
      await page.bringToFront()
      const element = await find(target)
      await element?.type(text)
      return element !== null
    },
    async screenshot() {
      return Buffer.from(await page.screenshot())
    },
    close: () => page.close(),
  }
}
