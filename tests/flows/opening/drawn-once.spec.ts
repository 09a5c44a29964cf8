// A page whose data the device has is drawn once and whole, without a skeleton, while the server is silent.
import type { Page } from '@playwright/test'
import { screenOf, screensFor } from '../../../src/lib/screens'
import { hold } from '../../support/hold'
import { putWholeLife, screensOf } from '../../support/samples/every-screen'
import { expect, test } from '../../support/flow'

const SERVER = '**/google.firestore.v1.Firestore/**'
const DAY_MS = 86_400_000

/** Runs in the page: what was ever drawn in the place of the page. */
function watchDrawings(): void {
  const seen: string[] = []
  Object.assign(window, { seenDrawings: seen })
  document.addEventListener('DOMContentLoaded', () => {
    const root = document.getElementById('root')
    if (!root) return
    new MutationObserver(() => {
      // The card's field is Stripe's page, which the device does not have.
      for (const skeleton of root.querySelectorAll('[data-skeleton]:not([aria-labelledby=card-title] *)'))
        seen.push(`skeleton in ${skeleton.parentElement?.parentElement?.outerHTML.slice(0, 200) ?? ''}`)
      seen.push(root.querySelector('main h1') ? 'screen' : 'no screen')
    }).observe(root, { subtree: true, childList: true })
  })
}

/** Waits until the device has stored the answers, when it was idle: their number stays. */
async function whenStored(page: Page): Promise<void> {
  const count = () =>
    page.evaluate(async () => {
      let rows = 0
      for (const { name = '' } of await indexedDB.databases()) {
        const opened = await settled(indexedDB.open(name))
        for (const store of opened.objectStoreNames)
          rows += await settled(opened.transaction(store).objectStore(store).count())
        opened.close()
      }
      return rows

      function settled<T>(request: IDBRequest<T>): Promise<T> {
        return new Promise((resolve, reject) => {
          request.onsuccess = () => resolve(request.result)
          request.onerror = () => reject(new Error('The database cannot be read.'))
        })
      }
    })
  let [before, isSame] = [-1, 0]
  await expect
    .poll(
      async () => {
        // A page that loads itself anew has no storage for a moment.
        const now = await count().catch(() => Number.NaN)
        isSame = now === before ? isSame + 1 : 0
        before = now
        return isSame
      },
      { intervals: [400] },
    )
    .toBeGreaterThan(3)
}

const drawings = (page: Page) =>
  page.evaluate(() => (window as unknown as { seenDrawings: readonly string[] }).seenDrawings)

test('each signed-in screen is drawn whole at once, without a skeleton, from what the device has @phone', async ({
  page,
  signedIn,
}) => {
  test.setTimeout(600_000)
  const createdAt = new Date(Date.now() - 90 * DAY_MS)
  const account = await signedIn({ createdAt, hasPaidAt: new Date() })
  await putWholeLife(account, createdAt)
  const screens = screensOf(account)
  const names = screens.map(([path]) => screenOf(path))
  expect(names).toEqual(expect.arrayContaining(screensFor('signed-in', 'access').map(({ name }) => name)))
  const see = (first: string) => expect.soft(page.locator('main').locator(first).first()).toBeVisible()
  for (const [path, first] of screens) {
    await page.goto(path)
    await see(first)
    await expect.soft(page.locator('main [data-skeleton]:not([aria-labelledby=card-title] *)')).toHaveCount(0)
    await whenStored(page)
  }
  await page.addInitScript(watchDrawings)
  const server = await hold(page, SERVER)
  for (const [path, first] of screens) {
    await page.goto(path)
    await see(first)
    await page.waitForTimeout(500)
    expect.soft([path, ...new Set(await drawings(page))]).toEqual([path, 'screen'])
  }
  await server.release()
})
