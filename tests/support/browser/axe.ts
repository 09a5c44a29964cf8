import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'
import { expect } from '../flow'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type Theme = 'light' | 'dark'

/**
 * WCAG 2.2 A and AA by axe for the page's current state. One theme is enough: themes differ only in colours, whose contrast
 * `tests/house/contrast.test.ts` computes by pair.
 */
export async function expectAccessible(page: Page, themes: readonly Theme[] = ['light']): Promise<void> {
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    // The card form of the payment receives the theme by a later message. On a busy machine, axe takes longer than other
    // expectations for a page of 200 projects.
    await expect
      .poll(() => axeFaults(page), { message: `accessibility, ${colorScheme}`, timeout: 60_000 })
      .toEqual([])
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null })
}

/** `page.evaluate` runs through the debugger, to which the page's CSP does not apply. */
export async function axeFaults(page: Page): Promise<string[]> {
  const isThere = await page.evaluate(() => 'axe' in window)
  if (!isThere) await page.evaluate(axeSource)
  const results = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run: (options: object) => Promise<AxeResults> } }
    return axe.run({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      resultTypes: ['violations'],
    })
  })
  return results.violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help} at ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  )
}
