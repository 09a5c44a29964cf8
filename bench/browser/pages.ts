import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { findChromium } from '../../local/browser'
import { root } from '../../local/paths'
import { freePorts } from '../../local/ports'
import type { AppUnderTest } from '../../tests/support/app-under-test'
import { measurePublicPages } from './public-pages'
import type { Row } from '../row'
import { startStaticReference } from './static-reference'
import { measureColdFrame } from './todos-page'

/** `BENCH_RUNS=1` for fewer during development. */
const RUNS = Number(process.env['BENCH_RUNS'] ?? 5)

/** Our pages as Lighthouse's phone sees them, compared with static HTML. */
export async function measurePages(app: AppUnderTest): Promise<Row[]> {
  const { executablePath, args } = await findChromium()
  const { app: port } = await freePorts()
  const profile = mkdtempSync(join(root, '.tmp/lighthouse-'))
  const reference = await startStaticReference(app.url)
  // Lighthouse opens tabs in the browser's own profile: a persistent context can store a session there.
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: [...args, `--remote-debugging-port=${port}`],
    baseURL: app.url,
    locale: 'fr-FR',
  })
  try {
    const place = { appUrl: app.url, referenceUrl: reference.url, context, port, runs: RUNS }
    return [...(await measurePublicPages(place)), ...(await measureColdFrame(place))]
  } finally {
    await context.close()
    await reference.stop()
    rmSync(profile, { recursive: true, force: true })
  }
}
