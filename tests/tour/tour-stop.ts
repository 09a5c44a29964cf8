import type { BrowserContext, Page } from '@playwright/test'
import type { TourAccounts } from './accounts'

export interface TourStop {
  /** File name of the picture. */
  name: string
  /** Default: signed out. */
  account?: keyof TourAccounts
  show: (page: Page, context: BrowserContext, accounts: TourAccounts) => Promise<unknown>
  /** false: only the window, for elements that are fixed to it. */
  isWholePage?: boolean
}

export function screen(name: string, path: string, account?: keyof TourAccounts): TourStop {
  return {
    name,
    ...(account && { account }),
    show: async (page) => {
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      // Listeners leave a connection open, so the network never becomes idle.
      await page.waitForTimeout(600)
    },
  }
}
