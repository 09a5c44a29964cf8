import type { Page } from '@playwright/test'
import type { TourStop } from './tour-stop'

const TASK = 'Photographier les échantillons près de la fenêtre'

const button = (page: Page, name: string) => page.getByRole('button', { name: `${name}${TASK}`, exact: true })
/** On a phone the handle is « Déplacer ». */
const handle = (page: Page) => button(page, 'Changer la place : ').or(button(page, 'Déplacer ')).first()

export const ORDER_STOPS: readonly TourStop[] = [
  {
    name: 'order-menu',
    account: 'busy',
    isWholePage: false,
    show: async (page) => {
      await page.goto('/todos/lundi')
      await button(page, 'Plus : ').click()
      await page.getByRole('menuitem', { name: 'Monter', exact: true }).waitFor()
    },
  },
  {
    name: 'order-carried',
    account: 'busy',
    show: async (page) => {
      await page.goto('/todos/lundi')
      await handle(page).focus()
      const lifted = page.locator('[data-mark="lifted"]')
      // Focus loads the code that answers the first key.
      for (let tries = 0; tries < 40 && (await lifted.count()) === 0; tries += 1) {
        await page.keyboard.press('ArrowUp')
        await page.waitForTimeout(250)
      }
      await page.locator('[data-mark="before"]').waitFor()
    },
  },
]
