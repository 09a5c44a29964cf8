// Scroll position: top for a new page, restored on return; the conversation scrolls by itself.
import type { Page } from '@playwright/test'
import { demoProjects } from '../../local/seed/seed-content'
import { paths } from '../../src/lib/paths'
import { SCREENS } from '../../src/lib/screens'
import { putDocument } from '../support/accounts'
import { expect, test } from '../support/flow'
import { LONG_ANSWER } from '../support/samples/long-answer'
import { putProjects } from '../support/samples/sample-projects'

const scrolledTo = (page: Page) => page.evaluate(() => Math.round(window.scrollY))
const scroll = (page: Page, top: number) => page.evaluate((y) => window.scrollTo(0, y), top)
const footer = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true })

test('a new address begins at its top; Back and a reload find the page where it was', async ({
  page,
  signedIn,
}) => {
  const projects = Array.from({ length: 40 }, (_, index) => ({
    ...demoProjects[0]!,
    title: `Projet ${index + 1}`,
  }))
  await putProjects(await signedIn(), projects)
  await page.goto(paths.projects)
  // The list renders its first projects before the others.
  const whole = () =>
    expect(page.getByRole('list', { name: 'Projets' }).getByRole('listitem')).toHaveCount(projects.length)
  await whole()
  await scroll(page, 700)
  await footer(page, SCREENS.privacy.footer).click()
  await expect(page).toHaveURL(SCREENS.privacy.path)
  await expect.poll(() => scrolledTo(page)).toBe(0)
  await scroll(page, 900)
  // Pressed twice: one step back leaves it.
  await footer(page, SCREENS.terms.footer).scrollIntoViewIfNeeded()
  await footer(page, SCREENS.terms.footer).evaluate((link: HTMLElement) => {
    link.click()
    link.click()
  })
  await expect(page).toHaveURL(SCREENS.terms.path)
  await expect.poll(() => scrolledTo(page)).toBe(0)

  await page.goBack()
  await expect(page).toHaveURL(SCREENS.privacy.path)
  await expect.poll(() => scrolledTo(page)).toBeGreaterThan(900)
  await page.goBack()
  await expect(page).toHaveURL(paths.projects)
  await whole()
  await expect.poll(() => scrolledTo(page)).toBeGreaterThan(2_000)
  const list = await scrolledTo(page)
  await page.reload()
  await expect.poll(() => scrolledTo(page)).toBe(list)
})

test('a link to a part leads there again after reading on; Back finds where one was', async ({ page }) => {
  await page.goto(SCREENS.terms.path)
  const links = page.getByRole('navigation', { name: 'Sommaire' }).getByRole('link')
  await expect(links.nth(2)).toBeVisible()
  const press = (index: number) => links.nth(index).evaluate((link: HTMLElement) => link.click())
  const places: number[] = []
  for (const index of [1, 2, 1, 1, 2]) {
    await press(index)
    const part = page.locator((await links.nth(index).getAttribute('href')) ?? '')
    await expect
      .poll(() => part.evaluate((element) => Math.abs(element.getBoundingClientRect().top)))
      .toBeLessThan(120)
    await page.evaluate(() => window.scrollBy(0, 300))
    places.push(await scrolledTo(page))
  }
  expect(new Set(places).size).toBe(2)
  await page.goBack()
  await expect.poll(() => scrolledTo(page)).toBe(places[3])
})

test('a long conversation scrolls alone, and the page under it not at all @phone-only', async ({
  page,
  signedIn,
}) => {
  const { uid } = await signedIn()
  const timestamp = Date.now()
  await putDocument(`conversations/${uid}-long`, {
    userId: uid,
    title: 'Fixer mon prix',
    messages: [0, 1, 2, 3].flatMap((turn) => [
      { role: 'user', content: 'Comment fixer mon prix ?', timestamp: timestamp + 2 * turn },
      { role: 'assistant', content: LONG_ANSWER, timestamp: timestamp + 2 * turn + 1 },
    ]),
    timestamp: new Date(timestamp),
  })
  await page.goto(paths.coach)
  const log = page.getByRole('log', { name: 'Conversation' })
  await expect(log.getByRole('table').last()).toBeInViewport()
  expect(await log.evaluate((box) => box.scrollHeight > box.clientHeight)).toBe(true)
  const isPageLonger = () =>
    page.evaluate(() => document.documentElement.scrollHeight > document.documentElement.clientHeight)
  expect(await isPageLonger()).toBe(false)
  await log.evaluate((box) => box.scrollTo(0, 0))
  expect(await isPageLonger(), 'from its beginning').toBe(false)
})
