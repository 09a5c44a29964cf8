import type { Page } from '@playwright/test'
import { FirestoreChannels } from '../firestore-channels'
import { test as base, expect } from '../flow'

interface TwoDevices {
  /** A page in another browser, which shares only the server with `page`. */
  elsewhere: Page
}

export const test = base.extend<TwoDevices>({
  elsewhere: async ({ browser, baseURL, watch }, use) => {
    const context = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'fr-FR' })
    await watch.attach(context)
    const channels = new FirestoreChannels(context)
    await use(await context.newPage())
    await channels.close()
    await context.close()
  },
})

export { expect }
