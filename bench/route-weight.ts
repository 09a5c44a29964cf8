import { gzipSync } from 'node:zlib'
import type { Browser } from '@playwright/test'
import { createAccount } from '../tests/support/accounts'
import type { AppUnderTest } from '../tests/support/app-under-test'
import { logIn } from '../tests/support/log-in'
import { PAYABLE } from './payment-page'
import { kb, type Row } from './row'

const PUBLIC_ROUTES = ['/', '/login', '/signup', '/cgv']
const PRIVATE_ROUTES = ['/dashboard', '/todos', '/coach', '/projects', '/search', '/payement']

/** All our scripts that a first visit to each route loads, compressed as Hosting sends them. */
export async function measureRouteWeight(browser: Browser, app: AppUnderTest): Promise<Row[]> {
  const account = await createAccount()
  const rows: Row[] = []
  for (const route of [...PUBLIC_ROUTES, ...PRIVATE_ROUTES]) {
    // The service worker would fetch every other route's scripts too.
    const context = await browser.newContext({ baseURL: app.url, serviceWorkers: 'block' })
    if (PRIVATE_ROUTES.includes(route)) {
      const visit = await context.newPage()
      await logIn(visit, account)
      await visit.close()
    }
    const page = await context.newPage()
    const sizes = new Map<string, Promise<number>>()
    page.on('response', (response) => {
      const { origin, pathname } = new URL(response.url())
      if (origin !== new URL(app.url).origin || !pathname.endsWith('.js')) return
      sizes.set(
        response.url(),
        response.body().then((body) => gzipSync(body).length),
      )
    })
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.setCacheDisabled', { cacheDisabled: true })
    await page.goto(route)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    if (route === '/payement') await page.locator(PAYABLE).waitFor()
    await page.waitForTimeout(1_500)
    const bytes = (await Promise.all(sizes.values())).reduce((sum, size) => sum + size, 0)
    rows.push({ what: `JavaScript of ${route}`, value: `${kb(bytes)} in ${sizes.size} files` })
    await context.close()
  }
  return rows
}
