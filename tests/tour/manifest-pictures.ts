import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { root } from '../../local/paths'
import type { AppUnderTest } from '../support/app-under-test'
import { openContext, putDemoPerson } from './demo-browser'
import { startEncoder } from './encoder'

/** Pictures of the manifest, which a system shows before the installation; names as in the manifest. */
const SHAPES = [
  {
    name: 'wide',
    look: { viewport: { width: 1280, height: 800 } },
    width: 1280,
    screens: { dashboard: '/dashboard', projects: '/projects' },
  },
  {
    name: 'narrow',
    look: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
    width: 780,
    screens: { todos: '/todos/lundi', coach: '/coach' },
  },
] as const

export async function takeManifestPictures(browser: Browser, app: AppUnderTest): Promise<number> {
  const person = await putDemoPerson(app)
  const encode = await startEncoder(browser)
  let taken = 0
  for (const { name: shape, look, width, screens } of SHAPES) {
    const context = await openContext(browser, app, person, { ...look, colorScheme: 'light' })
    const page = await context.newPage()
    for (const [name, path] of Object.entries(screens)) {
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      // Listeners leave a connection open, so the network never becomes idle.
      await page.waitForTimeout(2_500)
      const file = `app-${name}-${shape}.webp`
      writeFileSync(join(root, 'public/pictures', file), await encode(await page.screenshot(), width))
      taken += 1
    }
    await context.close()
  }
  return taken
}
