import { test as base, expect } from '@playwright/test'
import { createAccount, type Account, type AccountOptions } from './accounts'
import { FirestoreChannels } from './firestore-channels'
import { keepSession } from './browser/session'
import { PAGES_TIME_ZONE } from './browser/time-zone'
import { PageWatch } from './browser/watch-page'
import { withoutLastFrame } from './browser/without-last-frame'

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
   * Only flows with `@shell` in the title have a service worker: filling its cache is nearly half of a browser's work for a
   * first signed-in page (1.7 s of processor with it, 0.95 s without). Only flows with `@frame` show the last frame: it would
   * hide the page's own render.
   */
  context: async ({ context }, use, { tags }) => {
    if (!tags.includes('@shell')) await context.addInitScript(withoutServiceWorker)
    if (!tags.includes('@frame')) await context.addInitScript(withoutLastFrame)
    await use(context)
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

/** Runs in the page. */
function withoutServiceWorker(): void {
  delete (Navigator.prototype as { serviceWorker?: unknown }).serviceWorker
}

export { expect }
