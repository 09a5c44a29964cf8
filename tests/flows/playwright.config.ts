import { defineConfig } from '@playwright/test'
import { findChromium } from '../../local/browser'
import { PAGES_TIME_ZONE } from '../support/browser/time-zone'

const { executablePath, args } = await findChromium()

const isLanding = process.env['CI'] !== undefined

/** A 390 x 844 phone with a touch screen. */
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const ALONE = '**/*.alone.spec.ts'
const desktop = { viewport: { width: 1280, height: 800 } }

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  globalSetup: './global-setup.ts',
  fullyParallel: true,
  workers: 2,
  // Only what hangs reaches them: how long things take is the benchmarks' question, and a busy machine is slow.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  forbidOnly: isLanding,
  // A landing is stopped by what fails twice, and names what failed once (record 07).
  retries: isLanding ? 1 : 0,
  use: {
    locale: 'fr-FR',
    timezoneId: PAGES_TIME_ZONE,
    launchOptions: { executablePath, args },
    screenshot: 'only-on-failure',
    // A trace of every flow, kept of the failed ones, is a third of all the work: `--trace on` makes one when it is asked for.
    trace: 'off',
  },
  projects: [
    { name: 'desktop', use: desktop, testIgnore: ALONE, grepInvert: /@phone-only/ },
    // The layout of each screen, its bars, sheets and touch; what is the same on every size is seen once.
    { name: 'phone', use: phone, testIgnore: ALONE, grep: /@phone/ },
    // What changes the stack for everybody (a failing provider) runs when nobody else does.
    {
      name: 'alone',
      use: desktop,
      testMatch: ALONE,
      dependencies: ['desktop', 'phone'],
      fullyParallel: false,
      workers: 1,
    },
  ],
})
