import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { root } from '../../local/paths'
import { createAccount } from '../support/accounts'
import type { AppUnderTest } from '../support/app-under-test'
import { unroll } from '../support/browser/picture'
import { openContext, putDemoPerson } from './demo-browser'

const DESKTOP = { viewport: { width: 1280, height: 800 } }
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 }

async function deleteTodo(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Supprimer / })
    .first()
    .click()
}

/** Pictures in `docs/images`, which the README and `docs/design.md` show. */
const PICTURES = [
  { name: 'dashboard', path: '/', look: DESKTOP, colorScheme: 'light' },
  { name: 'design-todos', path: '/todos/lundi', look: DESKTOP, colorScheme: 'light' },
  { name: 'design-dark', path: '/todos/lundi', look: DESKTOP, colorScheme: 'dark' },
  { name: 'design-empty', path: '/todos/lundi', look: DESKTOP, colorScheme: 'light', isNewcomer: true },
  // Only the window, at whose edge the toast is.
  { name: 'design-phone', path: '/todos/mercredi', look: PHONE, colorScheme: 'light', act: deleteTodo },
] as const

export async function takeDocumentedPictures(browser: Browser, app: AppUnderTest): Promise<number> {
  const person = await putDemoPerson(app)
  const newcomer = await createAccount({ fullName: 'Inès Laurent' })
  for (const { name, path, look, colorScheme, ...rest } of PICTURES) {
    const account = 'isNewcomer' in rest ? newcomer : person
    const context = await openContext(browser, app, account, { ...look, colorScheme })
    const page = await context.newPage()
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    // Listeners leave a connection open, so the network never becomes idle.
    await page.waitForTimeout(1_500)
    if ('act' in rest) await rest.act(page)
    else await unroll(page)
    await page.waitForTimeout(400)
    await page.screenshot({ path: join(root, 'docs/images', `${name}.png`) })
    await context.close()
  }
  return PICTURES.length
}
