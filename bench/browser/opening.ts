import type { Browser, BrowserContext, Page } from '@playwright/test'
import type { Account } from '../../tests/support/accounts'
import type { AppUnderTest } from '../../tests/support/app-under-test'
import { logIn } from '../../tests/support/browser/log-in'
import { openPhone, slowDown } from './browser'
import type { FirestoreMeter } from '../functions/firestore-meter'
import { ms, type Row } from '../row'
import { median } from '../statistics'

const RUNS = 5
/** After the first paint, until everything in the window has been requested and loaded. */
const SETTLE_MS = 4_000

export interface Screen {
  readonly path: string
  /** Name in the rows: « /projects, 200 projects ». */
  readonly name: string
  /** CSS selector of the first data of the account on the screen. */
  readonly firstUseful: string
  /** Maximum number of documents read; undefined: none set. */
  readonly documents?: string
}

/**
 * From the navigation to the first useful paint, on a phone. Cold: no service worker, and only the session on the device; warm: shell and
 * replica stored. Returns the rows and the warm page, for further measurements.
 */
export async function measureOpening(
  browser: Browser,
  app: AppUnderTest,
  { account, screen, meter }: { account: Account; screen: Screen; meter: FirestoreMeter },
): Promise<{ rows: Row[]; page: Page }> {
  const cold: number[] = []
  const documents: number[] = []
  for (let run = 0; run < RUNS; run += 1) {
    const context = await openPhone(browser, app.url, { serviceWorkers: 'block' })
    const page = await signedInPage(context, account)
    await forgetDocuments(page, app.url)
    meter.take()
    await slowDown(page)
    cold.push(await open(page, screen))
    await page.waitForTimeout(SETTLE_MS)
    documents.push(meter.take().reads)
    await context.close()
  }

  const context = await openPhone(browser, app.url)
  const page = await signedInPage(context, account)
  await page.goto(screen.path)
  await page.locator(screen.firstUseful).first().waitFor()
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.waitForTimeout(2_000)
  await slowDown(page)
  const warm: number[] = []
  for (let run = 0; run < RUNS; run += 1) warm.push(await open(page, screen))
  return {
    rows: [
      { what: `${screen.name}: cold, first useful paint`, value: ms(median(cold)) },
      { what: `${screen.name}: warm, first useful paint`, value: ms(median(warm)) },
      {
        what: `${screen.name}: documents read, cold`,
        value: String(median(documents)),
        goal: screen.documents ?? 'only what is shown',
      },
    ],
    page,
  }
}

async function signedInPage(context: BrowserContext, account: Account): Promise<Page> {
  const page = await context.newPage()
  await logIn(page, account)
  await page.waitForTimeout(1_000)
  return page
}

/** Deletes the documents; the session, in Auth's database, remains. */
export async function forgetDocuments(page: Page, appUrl: string): Promise<void> {
  await page.goto(`${appUrl}/robots.txt`)
  await page.evaluate(async () => {
    for (const { name = '' } of await indexedDB.databases()) {
      if (name !== 'firebaseLocalStorageDb') indexedDB.deleteDatabase(name)
    }
  })
}

/** Milliseconds from the navigation to the first useful paint. */
export async function open(
  page: Page,
  { path, firstUseful }: Pick<Screen, 'path' | 'firstUseful'>,
): Promise<number> {
  const [time = 0] = await openUntil(page, path, [firstUseful])
  return time
}

/** Milliseconds until each of the elements is on the screen, and not under the last frame; they appear in this order. */
export async function openUntil(page: Page, path: string, selectors: readonly string[]): Promise<number[]> {
  await page.goto('about:blank')
  await page.goto(path, { waitUntil: 'commit' })
  return page.evaluate(
    (wanted) =>
      Promise.all(
        wanted.map(
          (selector) =>
            new Promise<number>((resolve) => {
              const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true })
              const look = () => {
                if ([...document.querySelectorAll(selector)].some(isSeen)) {
                  requestAnimationFrame(() => setTimeout(() => resolve(performance.now())))
                } else {
                  requestAnimationFrame(look)
                }
              }
              look()
            }),
        ),
      ),
    selectors,
  )
}
