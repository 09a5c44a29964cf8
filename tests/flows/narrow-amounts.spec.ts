import type { Page } from '@playwright/test'
import { addDays, localDateOf, mondayOf } from '../../src/domain/base/time/local-date'
import { paths } from '../../src/lib/paths'
import { putDocument } from '../support/accounts'
import { expect, test } from '../support/flow'
import { putLooseCandidates } from '../support/samples/sample-research'
import { putWeekTodos } from '../support/samples/sample-week'

const SMALL = { width: 320, height: 640 }
/** The price of a bicycle. */
const PRICE = '1299,90'

/** Types the price into each field of money; returns those that cut it off. */
async function fieldsThatCut(page: Page): Promise<string[]> {
  const cut: string[] = []
  const fields = await page.getByRole('main').locator('input[inputmode=decimal]:enabled:visible').all()
  expect(fields.length).toBeGreaterThan(0)
  for (const field of fields) {
    await field.fill(PRICE)
    const lacking = await field.evaluate(({ clientWidth, scrollWidth }) => scrollWidth - clientWidth)
    if (lacking > 0) cut.push(`${await field.getAttribute('name')} lacks ${lacking} px`)
  }
  return cut
}

test('the fields of the landing page show a price of four figures at 320 px @first-visit', async ({
  page,
}) => {
  await page.setViewportSize(SMALL)
  await page.goto(paths.home)
  expect(await fieldsThatCut(page)).toEqual([])
})

test('at 320 px the amounts of a product and of its test are whole and apart', async ({ page, signedIn }) => {
  const account = await signedIn({ createdAt: new Date(Date.now() - 90 * 86_400_000), hasPaidAt: new Date() })
  const { uid } = account
  const today = localDateOf(new Date())
  await putLooseCandidates(account, [
    { link: 'https://ex.fr/velo', salePriceCents: 129_990, costCents: 69_000, realValue: true },
    { link: 'https://ex.fr/lampe', salePriceCents: 2_990, costCents: 690, realValue: true },
  ])
  await putWeekTodos(account, mondayOf(today), [['Filmer', 0, 0]])
  await putDocument(`salesTests/${uid}-a`, {
    userId: uid,
    product: `c-${uid}-0`,
    link: 'https://ex.fr/velo',
    tried: 'Page A',
    limitCents: 5_000,
    days: 7,
    startsOn: addDays(today, -1),
    numbers: { [addDays(today, -1)]: '120 7 3 2 123456' },
    createdAt: new Date(),
  })
  await page.setViewportSize(SMALL)

  await page.goto(paths.product(`c-${uid}-0`, 'test'))
  const spent = page.getByRole('cell', { name: /1\s234,56\s€/ })
  const lines = await spent.evaluate(({ clientHeight }) => clientHeight / 16)
  expect.soft(lines, 'the label and its amount are on one line').toBeLessThan(2)
  expect.soft(await fieldsThatCut(page), 'a day of a test').toEqual([])
  // A window of 1366 px at a zoom of 200 %.
  await page.setViewportSize({ width: 683, height: 384 })
  const wide = await page
    .locator('form label')
    .evaluateAll((labels) =>
      labels.flatMap((label) => (label.scrollWidth > label.clientWidth ? [label.textContent] : [])),
    )
  expect.soft(wide, 'labels that lie over the next one').toEqual([])
  await page.setViewportSize(SMALL)

  await page.goto(paths.product(`c-${uid}-1`, 'test'))
  await page.getByRole('textbox', { name: 'Budget du test' }).waitFor()
  expect.soft(await fieldsThatCut(page), 'a new test').toEqual([])

  await page.goto(paths.product(`c-${uid}-0`, 'argent'))
  await page.getByRole('button', { name: 'Affiner' }).click()
  await page.getByRole('textbox', { name: /^Coût d'un retour/ }).waitFor()
  expect.soft(await fieldsThatCut(page), 'a sale').toEqual([])

  await page.goto(paths.research)
  await page.getByRole('button', { name: 'Comparer' }).click()
  const row = page.getByRole('table', { name: 'Comparer' }).getByRole('row', { name: /velo/i })
  await row.waitFor()
  const gaps = await row.getByRole('cell').evaluateAll((cells) => {
    const texts = cells.map((cell) => {
      const range = document.createRange()
      range.selectNodeContents(cell)
      return range.getBoundingClientRect()
    })
    return texts.slice(1).map(({ left }, index) => left - (texts[index]?.right ?? left))
  })
  expect(gaps).toHaveLength(3)
  for (const gap of gaps) expect.soft(gap).toBeGreaterThanOrEqual(4)

  await page.goto(paths.analyses)
  await page.getByRole('figure', { name: 'Jours actifs' }).getByRole('group').waitFor()
  const cut = await page.locator('main svg text').evaluateAll((texts) =>
    texts.flatMap((text) => {
      const [box, drawing] = [text.getBoundingClientRect(), text.closest('svg')?.getBoundingClientRect()]
      if (!drawing || getComputedStyle(text).opacity === '0') return []
      return box.right > drawing.right + 0.5 || box.left < drawing.left - 0.5 ? [text.textContent] : []
    }),
  )
  expect(cut, 'labels of charts beyond their drawing').toEqual([])
})
