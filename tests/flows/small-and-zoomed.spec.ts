import type { Page } from '@playwright/test'
import { demoLinks, demoProjects } from '../../local/seed/seed-content'
import { weekdayOf } from '../../src/domain/base/time/weekday'
import { paths } from '../../src/lib/paths'
import { screensFor, type ScreenFor } from '../../src/lib/screens'
import { expectAccessible } from '../support/browser/axe'
import { putDocument } from '../support/accounts'
import { expect, test } from '../support/flow'
import { putProjects } from '../support/samples/sample-projects'
import { putLooseCandidates } from '../support/samples/sample-research'

/** A window of 1280 px at a zoom of 400 %. */
const SMALL = { width: 320, height: 640 }
/** Half the window, with text of twice the size. */
const ZOOMED = { width: 640, height: 800 }

/** Content wider than the window, including content that a box cuts off. */
function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isCut = (element: Element) => {
      const { overflowX, visibility } = getComputedStyle(element)
      return visibility !== 'hidden' && /hidden|clip/.test(overflowX) && element.scrollWidth > innerWidth
    }
    const boxes = [...document.querySelectorAll('main, main *')].filter(isCut)
    const scrolls = (document.scrollingElement?.scrollWidth ?? 0) > innerWidth ? ['the page'] : []
    return [...scrolls, ...boxes.map((box) => `${box.tagName} ${box.textContent.slice(0, 60)}`)]
  })
}

async function expectRoom(page: Page, path: string, ready: () => Promise<void>): Promise<void> {
  await page.setViewportSize(SMALL)
  await page.goto(path)
  await ready()
  expect.soft(await tooWide(page), `${path} at 320 px`).toEqual([])
  // Both themes for every page and screen here; other flows check their states in one theme.
  await expectAccessible(page, ['light', 'dark'])
  await page.setViewportSize(ZOOMED)
  await page.evaluate(() => {
    const large = new CSSStyleSheet()
    large.replaceSync('html { font-size: 200% }')
    document.adoptedStyleSheets = [large]
  })
  expect.soft(await tooWide(page), `${path} with text at 200 %`).toEqual([])
}

test('every public page fits 320 px and text at 200 %', async ({ page }) => {
  for (const path of [paths.home, ...screensFor('visitor', 'everybody').map((screen) => screen.path)]) {
    await expectRoom(page, path, () => page.getByRole('heading', { level: 1 }).waitFor())
  }
})

test('every screen fits 320 px and text at 200 %', async ({ page, signedIn }) => {
  const account = await signedIn()
  const main = page.getByRole('main')
  await expectRoom(page, paths.dashboard, () => main.getByText("Aucune tâche pour aujourd'hui").waitFor())
  const day = weekdayOf(new Date())
  await putProjects(account, demoProjects)
  await putLooseCandidates(account, demoLinks.loose)
  await putDocument(`todos/${account.uid}-small`, {
    userId: account.uid,
    text: 'Comparer trois fournisseurs de lampes',
    completed: false,
    dayOfWeek: day,
    createdAt: new Date(),
    xpCounted: false,
  })
  const signs: Partial<Record<ScreenFor<'signed-in' | 'access'>, () => Promise<void>>> = {
    todos: () => main.getByRole('checkbox').waitFor(),
    coach: () => page.getByLabel('Votre message').waitFor(),
    projects: () => main.getByRole('listitem').first().waitFor(),
    research: () => main.getByRole('button', { name: 'Évaluer' }).first().waitFor(),
    payment: () => page.getByRole('button', { name: 'Payer 29.99€' }).waitFor(),
  }
  for (const { name, path } of screensFor('signed-in', 'access')) {
    const address = name === 'todos' ? paths.todosOf(day) : path
    await expectRoom(page, address, signs[name] ?? (() => main.getByRole('heading', { level: 1 }).waitFor()))
  }
})
