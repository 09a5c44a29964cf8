import type { Page } from '@playwright/test'
import { axeFaults } from './axe'

export async function axeFaultsInBothThemes(page: Page): Promise<string[]> {
  const faults: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    faults.push(...(await axeFaults(page)).map((fault) => `${colorScheme}: ${fault}`))
  }
  return faults
}

export function roomFaults(page: Page): Promise<string[]> {
  return page.evaluate(findRoomFaults)
}

/** Runs in the page: finds sideways scrolling, dialogs that leave the window, and skipped heading levels. */
function findRoomFaults(): string[] {
  const faults: string[] = []
  const width = document.scrollingElement?.scrollWidth ?? 0
  if (width > innerWidth) faults.push(`scrolls sideways: ${width} px in ${innerWidth}`)
  for (const dialog of document.querySelectorAll('[role="dialog"], [role="alertdialog"]')) {
    const { left, right, top, bottom } = dialog.getBoundingClientRect()
    const isOut = left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1
    if (isOut) faults.push(`leaves the window: ${dialog.textContent.slice(0, 40)}`)
  }
  let last = 0
  for (const heading of document.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    const level = Number(heading.tagName[1])
    if (last > 0 && level > last + 1)
      faults.push(`h${level} after h${last}: ${heading.textContent.slice(0, 40)}`)
    last = level
  }
  return faults
}
