import type { Browser, BrowserContext, Page } from '@playwright/test'
import { createAccount, putDocuments, type Account } from '../../tests/support/accounts'
import type { AppUnderTest } from '../../tests/support/app-under-test'
import { logIn } from '../../tests/support/browser/log-in'
import { FIRST_WEEK, lifeOf, THOUSANDTH_DAY, type LifeSize } from '../../tests/support/samples/long-life'
import { openPhone, slowDown } from './browser'
import { measureCharts } from './charts-speed'
import type { FirestoreMeter } from '../functions/firestore-meter'
import { measureEnds } from '../long-life-ends'
import { measureNavigations } from './many-navigations'
import { forgetDocuments, open } from './opening'
import { ms, type Row } from '../row'
import { median } from '../statistics'

/** `BENCH_RUNS=1` for fewer during development. */
const RUNS = Number(process.env['BENCH_RUNS'] ?? 5)
/** After the first useful paint, until everything in the window has been requested and loaded. */
const SETTLE_MS = 4_000
const DAY_MS = 86_400_000

export interface LongScreen {
  readonly path: string
  /** CSS selector of the first data of the account on the screen. */
  readonly firstUseful: string
  /** Maximum milliseconds when warm, and maximum documents. */
  readonly limits?: { readonly warm: number; readonly documents: number }
}

/** All screens that list a person's data. */
const LONG_SCREENS: readonly LongScreen[] = [
  { path: '/', firstUseful: 'main [aria-labelledby=taches-du-jour] [role=listitem]' },
  { path: '/todos', firstUseful: '[role=tabpanel] [role=listitem]' },
  { path: '/bilan', firstUseful: 'main [aria-labelledby=mes-semaines] li' },
  { path: '/coach', firstUseful: 'main article' },
  { path: '/projects', firstUseful: 'main [role=listitem] h2 button' },
  { path: '/search', firstUseful: 'main a[href*="/produit-"]' },
  { path: '/modules', firstUseful: 'main li a' },
  {
    path: '/analyses',
    firstUseful: 'main figure svg[role=img]',
    limits: { warm: 400, documents: 150 },
  },
]

/** One account in its first week and on day 1000, per screen, and the effect of 200 navigations. */
export async function measureThousandthDay(
  browser: Browser,
  app: AppUnderTest,
  meter: FirestoreMeter,
): Promise<Row[]> {
  const first = await live(FIRST_WEEK, new Date())
  const long = await live(THOUSANDTH_DAY, new Date(Date.now() - 1_050 * DAY_MS))
  const rows: Row[] = []
  const say = (found: readonly Row[]) => {
    // The measurement takes minutes: print each result.
    for (const { what, value } of found) process.stderr.write(`${what}: ${value}\n`)
    rows.push(...found)
  }
  for (const serviceWorkers of ['block', 'allow'] as const) {
    const isCold = serviceWorkers === 'block'
    const contexts: BrowserContext[] = []
    const pages: Page[] = []
    for (const account of [first, long]) {
      const context = await openPhone(browser, app.url, { serviceWorkers })
      contexts.push(context)
      pages.push(await signedIn(context, account))
    }
    for (const screen of LONG_SCREENS) {
      const times: number[][] = []
      const documents: number[] = []
      for (const page of pages) documents.push(await look(page, app, screen, { isCold, meter }))
      // Alternately, so that load on the machine affects both.
      for (let run = 0; run < RUNS; run += 1) {
        for (const [index, page] of pages.entries()) {
          if (isCold) await forgetDocuments(page, app.url)
          ;(times[index] ??= []).push(await open(page, screen))
        }
      }
      say(rowsOf(screen, isCold, times.map(median), documents))
    }
    for (const context of contexts) await context.close()
  }
  say(await measureNavigations(browser, app, { account: long, meter, screens: LONG_SCREENS }))
  say(await measureCharts(browser, app, long))
  say(await measureEnds(browser, app, long))
  return rows
}

function rowsOf(
  { path, limits }: LongScreen,
  isCold: boolean,
  times: readonly number[],
  documents: readonly number[],
): Row[] {
  const [before = Number.NaN, after = Number.NaN] = times
  const [few = 0, many = 0] = documents
  const kind = isCold ? 'cold' : 'warm'
  return [
    {
      what: `${path}, ${kind}: thousandth day over first week`,
      value: `${(after / before).toFixed(2)} (${ms(after)} over ${ms(before)})`,
      goal: limits && !isCold ? `at most 1.2; ${limits.warm} ms` : 'at most 1.2',
    },
    ...(isCold
      ? [
          {
            what: `${path}: documents, first week and thousandth day`,
            value: `${few} and ${many}`,
            goal: limits ? `at most ${limits.documents}` : 'what is shown',
          },
        ]
      : []),
  ]
}

/** Documents that the screen reads from Firestore, and its time; a warm device already has them. */
async function look(
  page: Page,
  app: AppUnderTest,
  screen: LongScreen,
  { isCold, meter }: { isCold: boolean; meter: FirestoreMeter },
): Promise<number> {
  if (isCold) await forgetDocuments(page, app.url)
  else await page.goto('about:blank')
  meter.take()
  await open(page, screen)
  await page.waitForTimeout(SETTLE_MS)
  return meter.take().reads
}

async function signedIn(context: BrowserContext, account: Account): Promise<Page> {
  const page = await context.newPage()
  await logIn(page, account)
  await page.waitForTimeout(2_000)
  await slowDown(page)
  return page
}

async function live(size: LifeSize, createdAt: Date): Promise<Account> {
  const account = await createAccount({ createdAt, hasPaidAt: new Date() })
  let part = new Map<
    string,
    Parameters<typeof putDocuments>[0] extends ReadonlyMap<string, infer F> ? F : never
  >()
  for (const [path, fields] of lifeOf(account.uid, size)) {
    part.set(path, fields)
    if (part.size < 400) continue
    await putDocuments(part)
    part = new Map()
  }
  await putDocuments(part)
  return account
}
