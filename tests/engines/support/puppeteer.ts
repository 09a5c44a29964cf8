import puppeteer, { type ElementHandle, type LaunchOptions, type Page } from 'puppeteer-core'
import { findChromium } from '../../../local/browser'
import { PAGES_TIME_ZONE } from '../../support/time-zone'
import { findInPage } from './find'
import { programOnPath } from './programs'
import type { Browser, Engine, Look, Plain, Tab, Target } from './tab'

export async function findChromiumEngine(): Promise<Engine> {
  const { executablePath, args } = await findChromium()
  return {
    name: 'chromium',
    open: (look) => openBrowser({ executablePath, args: [...args, '--lang=fr-FR'] }, look),
  }
}

export function findFirefox(): Engine | null {
  const executablePath = programOnPath('firefox-esr', 'firefox')
  if (executablePath === null) return null
  return {
    name: 'firefox',
    open: (look) =>
      openBrowser(
        {
          browser: 'firefox',
          executablePath,
          extraPrefsFirefox: {
            'intl.accept_languages': 'fr-FR, fr',
            'intl.regional_prefs.use_os_locales': false,
            'ui.systemUsesDarkTheme': look.isDark ? 1 : 0,
          },
        },
        look,
      ),
  }
}

async function openBrowser(options: LaunchOptions, look: Look): Promise<Browser> {
  const browser = await puppeteer.launch({
    ...options,
    headless: true,
    // Nobody here reads the requests, and telling of each costs the browser's main process.
    networkEnabled: false,
    defaultViewport: { width: look.width, height: look.height },
    env: { ...process.env, TZ: PAGES_TIME_ZONE, LANG: 'fr_FR.UTF-8', LANGUAGE: 'fr_FR', MOZ_HEADLESS: '1' },
  })
  return {
    async newTab() {
      const page = await browser.newPage()
      if (options.browser !== 'firefox') {
        await page.emulateMediaFeatures([
          { name: 'prefers-color-scheme', value: look.isDark ? 'dark' : 'light' },
        ])
      }
      page.setDefaultTimeout(30_000)
      return puppeteerTab(page)
    },
    close: () => browser.close(),
  }
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
