import {
  test as base,
  expect,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test'
import { createAccount, type Account, type AccountOptions } from './accounts'
import { FirestoreChannels } from './firestore-channels'
import { keepSession } from './browser/session'
import { PAGES_TIME_ZONE } from './browser/time-zone'
import { withVisitedProfile } from './browser/visited-profile'
import { PageWatch } from './browser/watch-page'

// The pages are in Paris (playwright.config.ts), so the days that a flow expects are computed there too: in another zone this
// process would be in yesterday for some hours.
process.env['TZ'] = PAGES_TIME_ZONE

interface Flow {
  channels: FirestoreChannels
  watch: PageWatch
  /** A new account in the Auth emulator with its profile, not signed in. */
  newAccount: (options?: AccountOptions) => Promise<Account>
  /** A new account, signed in on this device for the next page of the flow. Only flows about the login itself use its form (`logIn`). */
  signedIn: (options?: AccountOptions) => Promise<Account>
}

/** `test` of every flow: fails on an unexpected console message, CSP violation or foreign request. */
export const test = base.extend<Flow>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures' names from this pattern
  baseURL: async ({}, use) => {
    await use(process.env['FLOW_APP_URL'])
  },
  /**
   * A flow has what every returning visitor has: the service worker and the last frame. A page is open once the app has taken the last
   * frame's place: before, each field is there twice. `waitUntil: 'commit'` looks at the frame itself. `@first-visit`: nothing is kept yet.
   * `@no-worker`: no service worker, because the flow holds or cuts off the app's files, which Playwright does not see when the worker
   * answers.
   */
  context: async (
    {
      browser,
      launchOptions,
      baseURL,
      colorScheme,
      hasTouch,
      isMobile,
      javaScriptEnabled,
      locale,
      timezoneId,
      viewport,
    },
    use,
    { tags },
  ) => {
    const options: BrowserContextOptions = {
      colorScheme,
      hasTouch,
      isMobile,
      javaScriptEnabled,
      viewport,
      ...(baseURL !== undefined && { baseURL }),
      ...(locale !== undefined && { locale }),
      ...(timezoneId !== undefined && { timezoneId }),
    }
    const run = async (context: BrowserContext) => {
      context.on('page', openWithoutFrame)
      await use(context)
    }
    if (tags.includes('@first-visit') || tags.includes('@no-worker')) {
      const context = await browser.newContext(options)
      if (tags.includes('@no-worker')) await context.addInitScript(withoutServiceWorker)
      await run(context)
      await context.close()
    } else {
      await withVisitedProfile(process.env['FLOW_PROFILE'] ?? '', { ...launchOptions, ...options }, run)
    }
  },
  channels: [
    async ({ context }, use) => {
      const channels = new FirestoreChannels(context)
      await use(channels)
      await channels.close()
    },
    { auto: true },
  ],
  watch: [
    async ({ context }, use) => {
      const watch = new PageWatch()
      await watch.attach(context)
      await use(watch)
      expect(watch.faults, 'what the pages did unexpectedly').toEqual([])
    },
    { auto: true },
  ],
  // oxlint-disable-next-line no-empty-pattern -- as above
  newAccount: async ({}, use) => {
    await use(createAccount)
  },
  signedIn: async ({ page }, use) => {
    await use(async (options) => {
      const account = await createAccount(options)
      await keepSession(page, account)
      return account
    })
  },
})

function openWithoutFrame(page: Page): void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
  const opened = async <T>(response: Promise<T>, waitUntil = 'load'): Promise<T> => {
    const answer = await response
    if (waitUntil !== 'commit') await waitForApp(page)
    return answer
  }
  page.goto = (url, options) => opened(goto(url, options), options?.waitUntil)
  page.reload = (options) => opened(reload(options), options?.waitUntil)
}

/** Also after a reload by the page's own button. */
export async function waitForApp(page: Page): Promise<void> {
  await page.locator('#frame[data-last]').waitFor({ state: 'detached' })
}

/** Runs in the page. */
function withoutServiceWorker(): void {
  delete (Navigator.prototype as { serviceWorker?: unknown }).serviceWorker
}

export { expect }
