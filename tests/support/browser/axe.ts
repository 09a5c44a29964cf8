import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'
import { expect } from '../flow'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type Theme = 'light' | 'dark'

/**
 * WCAG 2.2 A and AA by axe for the page's current state. Without themes all rules but the contrast of colours, which is half of
 * axe's work: `tests/house/contrast.test.ts` computes it by pair. With themes (every screen once, small-and-zoomed.spec.ts) the
 * contrast too, and in a second theme the contrast alone, as themes differ only in colours.
 */
export async function expectAccessible(page: Page, themes: readonly Theme[] = []): Promise<void> {
  const [first, ...others] = themes
  await expectNoFaults(page, first ?? 'light', first === undefined ? 'all but contrast' : 'all')
  for (const theme of others) await expectNoFaults(page, theme, 'contrast')
  await page.emulateMedia({ colorScheme: null, reducedMotion: null })
}

type Rules = 'all' | 'all but contrast' | 'contrast'

async function expectNoFaults(page: Page, colorScheme: Theme, rules: Rules): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  // The card form of the payment receives the theme by a later message. On a busy machine, axe takes longer than other
  // expectations for a page of 200 projects.
  await expect
    .poll(() => axeFaults(page, rules), { message: `accessibility, ${colorScheme}`, timeout: 60_000 })
    .toEqual([])
}

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** `page.evaluate` runs through the debugger, to which the page's CSP does not apply. */
export async function axeFaults(page: Page, rules: Rules = 'all'): Promise<string[]> {
  const isThere = await page.evaluate(() => 'axe' in window)
  if (!isThere) await page.evaluate(axeSource)
  const options = {
    runOnly: rules === 'contrast' ? ['color-contrast'] : TAGS,
    resultTypes: ['violations'],
    ...(rules === 'all but contrast' && { rules: { 'color-contrast': { enabled: false } } }),
  }
  const results = await page.evaluate(async (asked) => {
    const { axe } = window as unknown as { axe: { run: (options: object) => Promise<AxeResults> } }
    return axe.run(asked)
  }, options)
  return results.violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help} at ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  )
}
