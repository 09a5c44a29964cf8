import { defineConfig } from '@playwright/test'
import { findChromium } from '../../local/browser'
import { PAGES_TIME_ZONE } from '../support/browser/time-zone'

const { executablePath, args } = await findChromium()

const isLanding = process.env['CI'] !== undefined

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const ALONE = '**/*.alone.spec.ts'
const desktop = { viewport: { width: 1280, height: 800 } }

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  globalSetup: './global-setup.ts',
  fullyParallel: true,
  workers: 2,
  // Only hanging flows reach these limits: the benchmarks measure durations, and a busy machine is slow.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  forbidOnly: isLanding,
  // In a landing, a flow that fails twice stops it; one that fails once is named (record 07).
  retries: isLanding ? 1 : 0,
  use: {
    locale: 'fr-FR',
    timezoneId: PAGES_TIME_ZONE,
    launchOptions: { executablePath, args },
    screenshot: 'only-on-failure',
    // Traces of every flow are a third of all the work; `--trace on` records one on request.
    trace: 'off',
  },
  projects: [
    { name: 'desktop', use: desktop, testIgnore: ALONE, grepInvert: /@phone-only/ },
    // Layout, bars, sheets and touch of each screen; behaviour that is the same on every size is tested once.
    { name: 'phone', use: phone, testIgnore: ALONE, grep: /@phone/ },
    // Flows that change the shared stack (a failing provider) run alone.
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
