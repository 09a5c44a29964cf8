import type { Browser } from '@playwright/test'
import { createAccount } from '../../tests/support/accounts'
import type { AppUnderTest } from '../../tests/support/app-under-test'
import type { FirestoreMeter } from '../functions/firestore-meter'
import { measureOpening } from './opening'
import type { Row } from '../row'

/** Our button is enabled when Stripe's card field is ready. */
export const PAYABLE = 'main form button[type=submit]:enabled'

export async function measurePaymentPage(
  browser: Browser,
  app: AppUnderTest,
  meter: FirestoreMeter,
): Promise<Row[]> {
  const account = await createAccount()
  const screen = { path: '/payement', name: '/payement, ready to pay', firstUseful: PAYABLE }
  const { rows, page } = await measureOpening(browser, app, { account, screen, meter })
  await page.context().close()
  return rows
}
