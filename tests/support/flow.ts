import { test as base, expect } from '@playwright/test'
import { createAccount, type Account, type AccountOptions } from './accounts'
import { FirestoreChannels } from './firestore-channels'
import { keepSession } from './browser/session'
import { PAGES_TIME_ZONE } from './browser/time-zone'
import { PageWatch } from './browser/watch-page'
import { withoutLastFrame } from './browser/without-last-frame'

// The pages are in Paris (playwright.config.ts). A day that a flow expects must be counted there as well: a machine in
// another zone is, for some hours, still in yesterday.
process.env['TZ'] = PAGES_TIME_ZONE

interface Flow {
  channels: FirestoreChannels
  watch: PageWatch
  /** A new account in the Auth emulator, its profile written; nobody is signed in yet. */
  newAccount: (options?: AccountOptions) => Promise<Account>
  /**
   * The same, and signed in on this device: the next page that the flow opens is theirs. Only flows about the login
   * itself use its form (`logIn`).
   */
  signedIn: (options?: AccountOptions) => Promise<Account>
}

/** `test` of every flow: an unexpected console message, CSP violation or foreign request fails it. */
export const test = base.extend<Flow>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures' names from this pattern
  baseURL: async ({}, use) => {
    await use(process.env['FLOW_APP_URL'])
  },
  /**
   * Pages have a service worker in a flow whose title says `@shell` alone: one that loads a page without a network, installs,
   * or looks at what the worker keeps. Filling its cache is nearly half of all that a browser does for a first signed-in page
   * (1.7 processor seconds with it, 0.95 without); the others are in a browser that has none, as a private window of Firefox is.
   *
   * The last frame is shown in a flow whose title says `@frame` alone: elsewhere it would show what only the page after it proves.
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
  // eslint-disable-next-line no-empty-pattern -- as above
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
