import type { Browser, Page } from '@playwright/test'
import { createAccount } from '../../tests/support/accounts'
import type { AppUnderTest } from '../../tests/support/app-under-test'
import { logIn } from '../../tests/support/browser/log-in'
import { putLooseCandidates, putSection } from '../../tests/support/samples/sample-research'
import { paths } from '../../src/lib/paths'
import type { FirestoreMeter } from '../functions/firestore-meter'
import { openPhone, slowDown } from './browser'
import { measureOpening } from './opening'
import { ms, type Row } from '../row'
import { median } from '../statistics'

const RUNS = 5
const CANDIDATES = 50

/** Opens the research with few and many sections; measures from an answer to its paint, and from a move of the slider to its. */
export async function measureResearchSpeed(
  browser: Browser,
  app: AppUnderTest,
  meter: FirestoreMeter,
): Promise<Row[]> {
  const rows: Row[] = []
  for (const size of [4, 40]) {
    const account = await createAccount()
    for (let place = 0; place < size; place += 1) {
      const candidates = Array.from({ length: CANDIDATES }, (_, index) => ({
        link: `https://example.com/famille-${place + 1}/produit-${index + 1}`,
      }))
      await putSection(account, `Famille ${place + 1}`, candidates, { place })
    }
    const name = `/search, ${size} sections of ${CANDIDATES}`
    const screen = { path: '/search', name, firstUseful: 'main a[href*="/produit-"]' }
    const { rows: opening, page } = await measureOpening(browser, app, { account, screen, meter })
    const answers: number[] = []
    await page.getByRole('button', { name: 'Évaluer' }).first().click()
    for (let run = 0; run < RUNS; run += 1) answers.push(await answer(page, run))
    const elements = await page.locator('main :is(tbody tr, [role=listitem])').nth(1).locator('*').count()
    rows.push({ what: `${name}: elements of a row`, value: String(elements + 1), goal: 'at most 40' })
    rows.push(...opening, {
      what: `${name}: answer to paint`,
      value: ms(median(answers)),
      goal: 'the next frame',
    })
    await page.context().close()
  }
  return [...rows, await measureSlider(browser, app)]
}

/** « Autre publicité ? » of a product: each move computes the statement again. */
async function measureSlider(browser: Browser, app: AppUnderTest): Promise<Row> {
  const account = await createAccount()
  const figures = { salePriceCents: 2_990, costCents: 690, shippingCents: 407, adsCents: 600 }
  await putLooseCandidates(account, [{ link: 'https://example.com/lampe', ...figures }])
  const context = await openPhone(browser, app.url)
  try {
    const page = await context.newPage()
    await logIn(page, account)
    await page.goto(paths.product(`c-${account.uid}-0`, 'argent'))
    await page.getByRole('slider').waitFor()
    await slowDown(page)
    const moves: number[] = []
    for (let run = 0; run < RUNS; run += 1) moves.push(await move(page, 200 + 100 * run))
    return {
      what: "/search/…/argent: the slider's move to paint",
      value: ms(median(moves)),
      goal: 'the next frame',
    }
  } finally {
    await context.close()
  }
}

async function move(page: Page, cents: number): Promise<number> {
  await page.waitForTimeout(1_500)
  return page.evaluate(async (value) => {
    const slider = document.querySelector<HTMLInputElement>('main input[type=range]')
    if (!slider) throw new Error('There is no slider')
    const before = slider.getAttribute('aria-valuetext')
    // The prototype's setter, as of a person's move: React takes its own one for a value that it knows.
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
    const started = performance.now()
    set?.call(slider, String(value))
    slider.dispatchEvent(new Event('input', { bubbles: true }))
    const paint = await new Promise<number>((resolve) => {
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - started)))
    })
    if (slider.getAttribute('aria-valuetext') === before) throw new Error('The move is not on the screen')
    return paint
  }, cents)
}

async function answer(page: Page, index: number): Promise<number> {
  await page.waitForTimeout(1_500)
  return page.evaluate(async (at) => {
    const button = document.querySelectorAll<HTMLButtonElement>('main button[aria-label^="Oui : "]')[at]
    if (!button) throw new Error('There is no such criterion')
    const started = performance.now()
    button.click()
    const paint = await new Promise<number>((resolve) => {
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - started)))
    })
    if (button.getAttribute('aria-pressed') !== 'true') throw new Error('The answer is not on the screen')
    return paint
  }, index)
}
