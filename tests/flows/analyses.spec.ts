import type { Locator, Page } from '@playwright/test'
import { demoProjects } from '../../local/seed/seed-content'
import { addDays, dayAndMonth, localDateOf, mondayOf } from '../../src/domain/base/time/local-date'
import { SHARES_ALL } from '../../src/domain/coach/dossier/sharing'
import { setXp } from '../support/account-changes'
import { putDocument } from '../support/accounts'
import { expectAccessible } from '../support/browser/axe'
import { receivedWith } from '../support/coach-journal'
import { picture } from '../support/browser/picture'
import { expect, test } from '../support/flow'
import { putProjects } from '../support/samples/sample-projects'
import { putLooseCandidates } from '../support/samples/sample-research'
import { putClosedWeek, putWeekTodos } from '../support/samples/sample-week'

const monday = mondayOf(localDateOf(new Date()))
const figure = (page: Page, name: string) => page.getByRole('figure', { name, exact: true })

async function numbersOf(chart: Locator): Promise<string[][]> {
  await chart.getByRole('button', { name: 'Voir les chiffres' }).click()
  const rows = chart.getByRole('table').getByRole('row')
  await expect(rows.first()).toBeVisible()
  const texts = await rows.evaluateAll((all) =>
    all.map((row) => [...row.children].map((cell) => cell.textContent.replace(/\s/g, ' '))),
  )
  return texts.slice(1)
}

/** All drawn bars must have the same size per unit. */
function expectSameScale(sizes: readonly number[], counts: readonly number[]) {
  const drawn = counts.filter((count) => count > 0)
  expect(sizes).toHaveLength(drawn.length)
  const units = sizes.map((size, index) => size / (drawn[index] ?? Number.NaN))
  for (const unit of units) expect(unit).toBeCloseTo(units[0] ?? Number.NaN, 1)
}

const sizes = (chart: Locator, shapes: string, attribute: string) =>
  chart
    .locator(shapes)
    .evaluateAll((all, name) => all.map((one) => Number(one.getAttribute(name))), attribute)

const countsIn = (rows: readonly string[][], column: number) =>
  rows.map((row) => Number.parseInt(row[column] ?? '', 10)).filter((count) => !Number.isNaN(count))

test('charts show the data of their tables, and a question about a chart sends that chart alone @phone-only', async ({
  page,
  signedIn,
}) => {
  const account = await signedIn({ createdAt: new Date(Date.now() - 90 * 86_400_000), hasPaidAt: new Date() })
  const { uid } = account
  for (const ago of [1, 2, 4, 5, 6, 7, 8]) {
    const stats = { done: 10 - ago, days: 1 + (ago % 6), xp: 1_200 - 100 * ago }
    const left = ago === 8 ? {} : { left: ago % 3 }
    await putClosedWeek(account, addDays(monday, -7 * ago), { stats: { ...stats, ...left } })
  }
  await putWeekTodos(account, monday, [
    ['Filmer', 0, 0],
    ['Écrire', 0, null],
  ])
  await setXp(uid, 1_210)
  await putProjects(account, demoProjects)
  await putLooseCandidates(account, [
    { link: 'https://ex.fr/lampe', note: 'canari-note', salePriceCents: 3_000, costCents: 900 },
    { link: 'https://ex.fr/gourde', wowEffect: true, realValue: true },
  ])
  await putDocument(`salesTests/${uid}-a`, {
    userId: uid,
    product: `c-${uid}-0`,
    link: 'https://ex.fr/lampe',
    tried: 'Prix à 39 €',
    limitCents: 5_000,
    gainCents: 1_000,
    days: 7,
    startsOn: monday,
    createdAt: new Date(),
    numbers: { [monday]: '24 1 0 0 1200' },
  })
  await putDocument(`coach/${uid}`, { askedAt: new Date(), shares: { ...SHARES_ALL } })

  await page.goto('/dashboard')
  await page.getByRole('region', { name: 'Ma semaine' }).getByRole('link', { name: 'Mes analyses' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mes analyses' })).toBeVisible()
  const brief = page.getByRole('region', { name: 'En bref' })
  await expect(brief.getByRole('listitem')).toHaveCount(3)
  await expect(brief).toContainText('Vous accélérez')
  // One mean: in the sentence, in the numbers and in the chart.
  await expect(brief.getByText('sur les 4\u00a0dernières semaines', { exact: true })).toHaveCount(2)
  await expect(page.getByText('exemple', { exact: true })).toHaveCount(0)

  await picture(page, 'analyses-full')
  const tasks = figure(page, 'Tâches par semaine')
  const weeks = await numbersOf(tasks)
  expect(weeks).toHaveLength(12)
  expect(weeks.at(-1)).toEqual([`${dayAndMonth(monday)} (en cours)`, '1', 'non compté'])
  // Week -9 was closed before `left` was counted. Week 0 was not closed and is too old to count.
  expect(weeks.at(-9)?.slice(1)).toEqual(['2', 'non compté'])
  expect(weeks[0]?.slice(1)).toEqual(['non compté', 'non compté'])
  expectSameScale(await sizes(tasks, '[data-bar=done]', 'height'), countsIn(weeks, 1))
  expectSameScale(await sizes(tasks, '[data-bar=left]', 'height'), countsIn(weeks, 2))
  const week = tasks.getByRole('img', { name: /^Semaine du/ })
  await week.last().focus()
  await page.keyboard.press('ArrowLeft')
  await expect(week.nth(-2)).toBeFocused()
  await expect(week.nth(-2).locator('text')).toHaveCSS('opacity', '1')
  await expect(week.nth(-2)).toHaveAccessibleName(/: 9\sfaites, 1\srestée$/)
  const days = figure(page, 'Jours actifs')
  const active = countsIn(await numbersOf(days), 1).reduce((sum, count) => sum + count, 0)
  await expect(days.locator('[data-day=active]')).toHaveCount(active)
  const xp = figure(page, 'XP et niveaux')
  const points = (await numbersOf(xp)).map(([, points = '']) => Number(points.replace(' ', '')))
  expect(points.filter((count) => !Number.isNaN(count))).toEqual(await sizes(xp, 'circle', 'data-xp'))
  const sections = figure(page, 'Projets, partie par partie')
  const filled = countsIn(await numbersOf(sections), 1).filter((count) => count > 0)
  expect(await sizes(sections, '[data-filled]', 'data-filled')).toEqual(filled)
  const products = figure(page, 'Marge et score des produits')
  expect(await numbersOf(products)).toHaveLength(await products.locator('circle').count())
  const rest = figure(page, 'Reste par vente')
  const left = (await numbersOf(rest)).map(([, euros = '']) =>
    Math.round(Number(euros.replace('−', '-').replace(/[ €]/g, '').replace(',', '.')) * 100),
  )
  expect(await sizes(rest, '[data-rest]', 'data-rest')).toEqual(left)
  const tests = figure(page, 'Tests de vente')
  expect((await numbersOf(tests))[0]).toEqual([
    ...['Prix à 39 €', '24', '0', '− 12,00 €', '50,00 €', 'Trop tôt'],
  ])
  await expect(tests.locator('[data-cents]')).toHaveAttribute('data-cents', '-1200')
  await picture(page, 'analyses-numbers')
  await expectAccessible(page)

  const table = page.getByRole('table', { name: 'Vos derniers produits' })
  await table.getByRole('button', { name: 'Score' }).click()
  await expect(table.getByRole('columnheader', { name: 'Score' })).toHaveAttribute('aria-sort', 'descending')
  await expect(table.getByRole('row').nth(1)).toContainText('Gourde')

  await days.getByRole('button', { name: 'Demander au coach : Jours actifs' }).click()
  const panel = page.getByRole('dialog', { name: 'Coach Boom' })
  const question = await panel.getByLabel('Votre message').inputValue()
  await expect(panel.getByText('Montré pour cette question : Jours actifs')).toBeVisible()
  await panel.getByRole('button', { name: 'Envoyer' }).click()
  await expect(panel.getByRole('log').getByRole('article', { name: 'Coach Boom' })).toHaveCount(2)
  await expect(panel.getByRole('button', { name: 'Arrêter' })).toHaveCount(0, { timeout: 20_000 })
  const received = await receivedWith(question)
  expect(received).toContain(`${dayAndMonth(addDays(monday, -7))}\u00a0: Jours actifs\u00a02`)
  expect(received.match(/## .*/g)).toEqual(['## Jours actifs'])
  expect(received).not.toContain('canari-note')
})

test('a new account sees charts marked as examples, and the research screen loads no chart code', async ({
  page,
  signedIn,
}) => {
  await signedIn()
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname))
  const charts = () => scripts.filter((path) => path.includes('analyses-screen'))
  await page.goto('/search')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('load')
  expect(charts()).toEqual([])
  await page.goto('/analyses')
  await expect(page.getByText('exemple', { exact: true })).toHaveCount(7)
  await expect(page.getByRole('figure')).toHaveCount(7)
  await expect(page.getByRole('button', { name: /^Demander au coach/ })).toHaveCount(0)
  expect(charts()).not.toEqual([])
  await picture(page, 'analyses-empty')
  await figure(page, 'Jours actifs').getByRole('button', { name: 'Voir les chiffres' }).click()
  await expect(page.getByRole('table', { name: 'Jours actifs (exemple)' })).toBeVisible()
  await expectAccessible(page)
})
