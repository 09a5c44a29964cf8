import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type BrowserContext } from '@playwright/test'
import { findChromium } from '../../../local/browser'

type ProfileOptions = NonNullable<Parameters<typeof chromium.launchPersistentContext>[1]>

/**
 * Makes a browser profile as an earlier visit of the app leaves it: its service worker has kept the app's files. To install it is
 * a third of a flow's work, so that flows begin with a copy.
 */
export async function makeVisitedProfile(url: string): Promise<string> {
  const folder = newFolder()
  const context = await chromium.launchPersistentContext(folder, await findChromium())
  const page = await context.newPage()
  // A file of the host that is not part of the app.
  await page.goto(`${url}/robots.txt`)
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js')
    await navigator.serviceWorker.ready
  })
  await context.close()
  return folder
}

/** Opens a browser with a copy of the profile, and deletes the copy after `use`. */
export async function withVisitedProfile(
  profile: string,
  options: ProfileOptions,
  use: (context: BrowserContext) => Promise<void>,
): Promise<void> {
  const folder = newFolder()
  cpSync(profile, folder, { recursive: true })
  const context = await chromium.launchPersistentContext(folder, options)
  await use(context)
  await context.close()
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
}

function newFolder(): string {
  return mkdtempSync(join(tmpdir(), 'coach-boom-profile-'))
}
