import { readdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Builder, Capabilities, type WebDriver, type WebElement } from 'selenium-webdriver'
import { startOnLeash } from '../../../local/leash'
import { PAGES_TIME_ZONE } from '../../support/browser/time-zone'
import { startDisplay } from './display'
import { newDownloads } from './downloads'
import { findInPage } from './find'
import { programOnPath } from './programs'
import type { Browser, Engine, Look, Plain, Tab, Target } from './tab'

/** WebKitGTK, Safari's engine: Debian's `webkit2gtk-driver` drives the library's MiniBrowser. */
export function findWebKit(): Engine | null {
  const driver = programOnPath('WebKitWebDriver')
  const browser = miniBrowser()
  if (driver === null || browser === null || programOnPath('Xvfb') === null) return null
  return {
    name: 'webkit',
    open: (look) => openWebKit({ driver, browser }, look),
    stop: () => Promise.resolve(),
  }
}

function miniBrowser(): string | null {
  try {
    const found = readdirSync('/usr/lib', { withFileTypes: true })
      .filter((folder) => folder.isDirectory() && folder.name.endsWith('-linux-gnu'))
      .map(({ name }) => `/usr/lib/${name}/webkit2gtk-4.1/MiniBrowser`)
    return found.find((path) => programOnPath(path) !== null) ?? null
  } catch {
    return null
  }
}

async function openWebKit(programs: { driver: string; browser: string }, look: Look): Promise<Browser> {
  const display = await startDisplay({ width: look.width + 200, height: look.height + 200 })
  const port = await freePort()
  const downloads = newDownloads()
  // GLib reads the person's folders from here.
  writeFileSync(join(downloads, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`)
  const service = startOnLeash(programs.driver, [`--port=${port}`], {
    cwd: process.cwd(),
    env: {
      ...process.env,
      DISPLAY: display.name,
      TZ: PAGES_TIME_ZONE,
      LANG: 'fr_FR.UTF-8',
      LANGUAGE: 'fr_FR',
      GDK_BACKEND: 'x11',
      NO_AT_BRIDGE: '1',
      // Without compositing a reload takes a tenth less processor time (18 reloads: 14.5 to 15.6 s with, 13.0 s without).
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      XDG_CONFIG_HOME: downloads,
      ...(look.isDark && { GTK_THEME: 'Adwaita:dark' }),
    },
  })
  const stop = async () => {
    await service.stop()
    await display.stop()
  }
  try {
    const driver = await connect(port, programs.browser)
    await driver.manage().window().setRect({ x: 0, y: 0, width: look.width, height: look.height })
    await driver.manage().setTimeouts({ pageLoad: 60_000, script: 60_000 })
    let first: string | null = await driver.getWindowHandle()
    return {
      downloads,
      async newTab() {
        if (first === null) await driver.switchTo().newWindow('window')
        const handle = first ?? (await driver.getWindowHandle())
        first = null
        return webKitTab(driver, handle)
      },
      async close() {
        await driver.quit().catch(() => undefined)
        await stop()
      },
    }
  } catch (error) {
    await stop()
    throw error
  }
}

async function connect(port: number, binary: string): Promise<WebDriver> {
  const server = `http://127.0.0.1:${port}`
  await untilAnswering(`${server}/status`)
  const wanted = new Capabilities()
  wanted.set('browserName', 'MiniBrowser')
  wanted.set('webkitgtk:browserOptions', { binary, args: ['--automation'] })
  return new Builder().usingServer(server).withCapabilities(wanted).build()
}

async function untilAnswering(url: string): Promise<void> {
  const until = Date.now() + 20_000
  while (Date.now() < until) {
    const isUp = await fetch(url).then(
      () => true,
      () => false,
    )
    if (isUp) return
    await pause(50)
  }
  throw new Error(`${url} does not answer.`)
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close()
      resolve(typeof address === 'object' && address ? address.port : 0)
    })
  })
}

function webKitTab(driver: WebDriver, handle: string): Tab {
  const here = () => driver.switchTo().window(handle)
  const find = async ({ kind, name }: Target) => {
    await here()
    return driver.executeScript<WebElement | null>(
      `return (${findInPage.toString()})(...arguments)`,
      kind,
      name,
    )
  }
  return {
    async goto(url) {
      await here()
      await driver.get(url)
    },
    async reload() {
      await here()
      await driver.navigate().refresh()
    },
    async run<Args extends readonly Plain[], Result>(
      script: (...args: Args) => Result | Promise<Result>,
      ...args: Args
    ) {
      await here()
      const answer = await driver.executeAsyncScript<{ value?: Result; error?: string }>(
        `const [...given] = arguments; const done = given.pop();
         Promise.resolve().then(() => (${script.toString()})(...given)).then(
           (value) => done({ value }), (error) => done({ error: String(error && error.stack || error) }))`,
        ...args,
      )
      if (answer.error !== undefined) throw new Error(answer.error)
      return answer.value as Result
    },
    async click(target) {
      const element = await find(target)
      await element?.click()
      return element !== null
    },
    async type(target, text) {
      const element = await find(target)
      await element?.sendKeys(text)
      return element !== null
    },
    async screenshot() {
      await here()
      return Buffer.from(await driver.takeScreenshot(), 'base64')
    },
    async close() {
      await here()
      await driver.close()
    },
  }
}
