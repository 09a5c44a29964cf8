import { defineConfig } from '@playwright/test'
import { findChromium } from '../../local/browser'
import { PAGES_TIME_ZONE } from '../support/time-zone'

const { executablePath, args } = await findChromium()

/** A 390 x 844 phone with a touch screen. */
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
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
  forbidOnly: process.env['CI'] !== undefined,
  use: {
    locale: 'fr-FR',
    timezoneId: PAGES_TIME_ZONE,
    launchOptions: { executablePath, args },
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
  },
  projects: [
    { name: 'desktop', use: desktop, testIgnore: '**/*.alone.spec.ts' },
    // What has nothing to do with the size of the screen is seen once.
    { name: 'phone', use: phone, testIgnore: ['**/*.alone.spec.ts', '**/*.desktop.spec.ts'] },
    // What changes the stack for everybody (a failing provider) runs when nobody else does.
    {
      name: 'alone',
      use: desktop,
      testMatch: '**/*.alone.spec.ts',
      dependencies: ['desktop', 'phone'],
      fullyParallel: false,
      workers: 1,
    },
  ],
})
