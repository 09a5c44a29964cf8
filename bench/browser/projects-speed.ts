import type { Browser, Page } from '@playwright/test'
import { createAccount } from '../../tests/support/accounts'
import type { AppUnderTest } from '../../tests/support/app-under-test'
import { putProjects } from '../../tests/support/samples/sample-projects'
import type { FirestoreMeter } from '../functions/firestore-meter'
import { measureOpening } from './opening'
import { ms, type Row } from '../row'
import { median } from '../statistics'

const RUNS = 5
const KEYSTROKES = 30
const NOTES = {
  product: ['Lampe à pince rechargeable, trois intensités.', 'Lumière ambrée, batterie de 60 heures.'],
  supplier: ['Atelier de Braga', '9,20 € pièce à partir de 50.'],
}

/** Opens the list with few and many projects, and types in an item of the maximum length. */
export async function measureProjectsSpeed(
  browser: Browser,
  app: AppUnderTest,
  meter: FirestoreMeter,
): Promise<Row[]> {
  const rows: Row[] = []
  for (const size of [20, 200]) {
    const account = await createAccount()
    const long = 'Une phrase de plus sur la lampe de lecture. '
      .repeat(500)
      .slice(0, 20_000 - KEYSTROKES * RUNS)
    await putProjects(account, [
      { title: 'Projet au long texte', notes: { ...NOTES, product: [long] } },
      ...Array.from({ length: size - 1 }, (_, index) => ({ title: `Projet ${index + 1}`, notes: NOTES })),
    ])
    const name = `/projects, ${size} projects`
    const screen = { path: '/projects', name, firstUseful: 'main [role=listitem] h2 button' }
    const { rows: opening, page } = await measureOpening(browser, app, { account, screen, meter })
    rows.push(...opening, ...(await measureTyping(page, name)))
    await page.context().close()
  }
  return rows
}

async function measureTyping(page: Page, name: string): Promise<Row[]> {
  await page.getByRole('button', { name: 'Projet au long texte', exact: true }).click()
  const item = page.getByRole('textbox', { name: 'Description du produit' })
  await item.focus()
  await page.keyboard.press('Control+End')
  await page.waitForTimeout(2_000)
  const longest: number[] = []
  const strokes: number[] = []
  for (let run = 0; run < RUNS; run += 1) {
    const result = await typeAndWatch(page)
    longest.push(result.longestFrame)
    strokes.push(result.stroke)
  }
  return [
    {
      what: `${name}: typing in 20,000 characters, longest frame of ${KEYSTROKES} keystrokes`,
      value: ms(median(longest)),
      goal: 'no dropped frame',
    },
    { what: `${name}: typing in 20,000 characters, key to paint`, value: ms(median(strokes)) },
  ]
}

/** Types through the browser's input, at the pace of a fast typist. */
async function typeAndWatch(page: Page): Promise<{ longestFrame: number; stroke: number }> {
  await page.evaluate(() => {
    const frames: number[] = []
    const strokes: number[] = []
    const watched = { frames, strokes, stop: new AbortController() }
    let last = performance.now()
    const look = () => {
      const now = performance.now()
      frames.push(now - last)
      last = now
      if (!watched.stop.signal.aborted) requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
    document.activeElement?.addEventListener(
      'keydown',
      (event) => {
        requestAnimationFrame(() => setTimeout(() => strokes.push(performance.now() - event.timeStamp)))
      },
      { signal: watched.stop.signal },
    )
    Object.assign(window, { benchTyping: watched })
  })
  await page.keyboard.type('x'.repeat(KEYSTROKES), { delay: 80 })
  await page.waitForTimeout(200)
  return page.evaluate(() => {
    const { benchTyping } = window as unknown as {
      benchTyping: { frames: number[]; strokes: number[]; stop: AbortController }
    }
    benchTyping.stop.abort()
    const sorted = [...benchTyping.strokes].sort((a, b) => a - b)
    return {
      longestFrame: Math.max(...benchTyping.frames),
      stroke: sorted[Math.floor(sorted.length / 2)] ?? Number.NaN,
    }
  })
}
