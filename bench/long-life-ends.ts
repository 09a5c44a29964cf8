import { stat } from 'node:fs/promises'
import type { Browser } from '@playwright/test'
import type { Account } from '../tests/support/accounts'
import type { AppUnderTest } from '../tests/support/app-under-test'
import { logIn } from '../tests/support/browser/log-in'
import { openProfile } from '../tests/support/browser/profile-dialog'
import { documentsOf, erase } from './functions/account-erasure'
import type { Row } from './row'

const ARCHIVE_LIMIT_MS = 240_000

/** « Télécharger mes données », then « Supprimer le compte », with the data of three years. */
export async function measureEnds(browser: Browser, app: AppUnderTest, account: Account): Promise<Row[]> {
  const archive = await measureArchive(browser, app, account)
  const seconds = await erase(app, account)
  const left = await documentsOf(app, account.uid)
  return [
    ...archive,
    { what: 'thousandth day: account erased in', value: `${seconds.toFixed(1)} s`, goal: 'at most 540 s' },
    {
      what: 'thousandth day: left beside its tombstone, by a full scan',
      value: String(left.filter((name) => name !== `deletions/${account.uid}`).length),
      goal: '0',
    },
  ]
}

async function measureArchive(browser: Browser, app: AppUnderTest, account: Account): Promise<Row[]> {
  const context = await browser.newContext({ baseURL: app.url, locale: 'fr-FR', timezoneId: 'Europe/Paris' })
  try {
    const page = await context.newPage()
    await logIn(page, account)
    await openProfile(page, 'Mes données')
    const cdp = await context.newCDPSession(page)
    let peak = 0
    const watch = setInterval(() => {
      cdp.send('Runtime.getHeapUsage').then(
        ({ usedSize }) => (peak = Math.max(peak, usedSize)),
        () => undefined,
      )
    }, 250)
    const started = performance.now()
    const [download] = await Promise.all([
      page.waitForEvent('download', { timeout: ARCHIVE_LIMIT_MS }),
      page.getByRole('button', { name: 'Télécharger mes données' }).click(),
    ])
    const seconds = (performance.now() - started) / 1000
    clearInterval(watch)
    const { size } = await stat(await download.path())
    return [
      {
        what: 'thousandth day: archive of everything',
        value: `${seconds.toFixed(1)} s, ${(size / 1e6).toFixed(1)} MB, heap at most ${(peak / 1e6).toFixed(0)} MB`,
      },
    ]
  } finally {
    await context.close()
  }
}
