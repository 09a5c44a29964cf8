import type { Browser, Page } from '@playwright/test'
import type { JournalEntry } from '../../local/stripe/journal'
import { createAccount } from '../../tests/support/accounts'
import type { AppUnderTest } from '../../tests/support/app-under-test'
import { logIn } from '../../tests/support/browser/log-in'
import { openPhone } from '../browser/browser'
import type { FirestoreMeter } from './firestore-meter'
import { PAYABLE } from '../browser/payment-page'
import { ms, type Row } from '../row'
import type { ServerMeter } from './server-meter'
import { median } from '../statistics'

const RUNS = 5
/** Time for the webhook, the other listeners of the profile, and the redirect. */
const SETTLE_MS = 4_000

interface Meters {
  browser: FirestoreMeter
  server: ServerMeter
}

/** Cost of one payment: from the click to the paid month, with all consequences. */
export async function measureOnePayment(browser: Browser, app: AppUnderTest, meters: Meters): Promise<Row[]> {
  const payments: { calls: string[]; figures: Figures }[] = []
  for (let run = 0; run < RUNS; run += 1) {
    const context = await openPhone(browser, app.url)
    const page = await context.newPage()
    await logIn(page, await createAccount())
    payments.push(await payOnce(page, app, meters))
    await context.close()
  }
  const medianOf = (figure: keyof Figures) => median(payments.map(({ figures }) => figures[figure]))
  return [
    { what: 'payment: from the click to « Paiement réussi ! »', value: ms(medianOf('paidAfter')) },
    {
      what: 'payment: documents of the functions',
      value: `${medianOf('serverReads')} read, ${medianOf('serverWrites')} written`,
    },
    {
      what: 'payment: documents of the browser',
      value: `${medianOf('browserReads')} read, ${medianOf('browserWrites')} written`,
    },
    { what: 'payment: calls of Stripe', value: String(medianOf('calls')) },
    ...tally(payments.flatMap(({ calls }) => calls)).map(([call, times]) => ({
      what: `  ${call}`,
      value: `${(times / RUNS).toLocaleString('en', { maximumFractionDigits: 1 })} a payment`,
    })),
  ]
}

interface Figures {
  paidAfter: number
  calls: number
  browserReads: number
  browserWrites: number
  serverReads: number
  serverWrites: number
}

async function payOnce(
  page: Page,
  app: AppUnderTest,
  meters: Meters,
): Promise<{ calls: string[]; figures: Figures }> {
  await page.goto('/payement')
  await page.getByLabel('Numéro de carte').fill('4242 4242 4242 4242')
  await page.getByLabel("Date d'expiration").fill('12/34')
  await page.getByLabel('CVC').fill('123')
  await page.locator(PAYABLE).waitFor()
  await page.waitForTimeout(SETTLE_MS)
  const journal = `http://127.0.0.1:${app.ports.stripe}/__stripe/journal`
  await fetch(journal, { method: 'DELETE' })
  meters.browser.take()
  meters.server.take()
  const started = performance.now()
  await page.locator(PAYABLE).click()
  // A locator looks every half second at worst, which is longer than a payment.
  await page.waitForFunction(
    () =>
      [...document.querySelectorAll('h1, h2')].some((head) => head.textContent.includes('Paiement réussi')),
    null,
    { polling: 'raf' },
  )
  const paidAfter = performance.now() - started
  await page.waitForURL('/dashboard')
  await page.waitForTimeout(SETTLE_MS)
  const entries = (await (await fetch(journal)).json()) as JournalEntry[]
  const [browser, server] = [meters.browser.take(), meters.server.take()]
  return {
    calls: entries.map(({ method, path }) => `${method} ${path.replaceAll(/\/(pi|ch|re)_\w+/g, '/...')}`),
    figures: {
      paidAfter,
      calls: entries.length,
      browserReads: browser.reads,
      browserWrites: browser.writes,
      serverReads: server.reads,
      serverWrites: server.writes,
    },
  }
}

function tally(words: readonly string[]): [string, number][] {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return [...counts].sort(([one], [other]) => one.localeCompare(other))
}
