import type { Page } from '@playwright/test'

/** Fields with text under 16 px: an iPhone zooms into the page when one is touched, and does not zoom out. */
export async function zoomingFields(page: Page): Promise<string[]> {
  const faults: string[] = []
  for (const frame of page.frames()) faults.push(...(await frame.evaluate(findZoomingFields)))
  return faults
}

/** Runs in the page. */
function findZoomingFields(): string[] {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(
    'input:not([type="checkbox"], [type="radio"], [type="hidden"], [hidden]), textarea, select',
  )
  return [...fields].flatMap((field) => {
    const { fontSize } = getComputedStyle(field)
    const name = field.labels?.[0]?.textContent ?? field.getAttribute('aria-label') ?? field.name
    return Number.parseFloat(fontSize) < 16 ? [`zooms an iPhone: ${name}, ${fontSize}`] : []
  })
}
