import type { BrowserContext, Page } from '@playwright/test'
import type { TourAccounts } from './accounts'

export interface TourStop {
  /** The picture's file name. */
  name: string
  /** Who is signed in; nobody when left out. */
  account?: keyof TourAccounts
  show: (page: Page, context: BrowserContext, accounts: TourAccounts) => Promise<unknown>
  /** false: the window as it stands, for what is fixed to it. */
  isWholePage?: boolean
}

export function screen(name: string, path: string, account?: keyof TourAccounts): TourStop {
  return {
    name,
    ...(account && { account }),
    show: async (page) => {
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      // What is live keeps a connection open: there is no idle network to wait for.
      await page.waitForTimeout(600)
    },
  }
}
