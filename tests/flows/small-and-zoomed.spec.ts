import type { Page } from '@playwright/test'
import { documentsOf } from '../../local/seed/seed-documents'
import { weekdayOf } from '../../src/domain/base/time/weekday'
import { paths } from '../../src/lib/paths'
import { SCREENS, screensFor, tabTitle, type ScreenFor } from '../../src/lib/screens'
import { axeFaults, expectAccessible } from '../support/browser/axe'
import { picture } from '../support/browser/picture'
import { putDocuments } from '../support/accounts'
import { putLooseCandidates } from '../support/samples/sample-research'
import { expect, test } from '../support/flow'

/** A window of 1280 px at a zoom of 400 %. */
const SMALL = { width: 320, height: 640 }
/** Half the window, with text of twice the size. */
const ZOOMED = { width: 640, height: 800 }

/** A window of 1366 px by 768 at a zoom of 200 %. */
const LAPTOP_ZOOMED = { width: 683, height: 384 }

/** Content wider than the window, including content that a box cuts off. */
function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isCut = (element: Element) => {
      const { overflowX, visibility } = getComputedStyle(element)
      return visibility !== 'hidden' && /hidden|clip/.test(overflowX) && element.scrollWidth > innerWidth
    }
    const boxes = [...document.querySelectorAll('main, main *')].filter(isCut)
    const scrolls = (document.scrollingElement?.scrollWidth ?? 0) > innerWidth ? ['the page'] : []
    // The days of a week scroll by design.
    const hidden = [...document.querySelectorAll('[role=tablist]:not([aria-label^=Jour])')].filter(
      (list) => list.scrollWidth > list.clientWidth,
    )
    return [
      ...scrolls,
      ...[...boxes, ...hidden].map((box) => `${box.tagName} ${box.textContent.slice(0, 60)}`),
    ]
  })
}

async function expectRoom(
  page: Page,
  path: string,
  title: string,
  ready: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  await page.setViewportSize(SMALL)
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
  await expect(page).toHaveURL(path)
  await expect(page).toHaveTitle(title)
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

test('every public page is there for a visitor, and fits 320 px and text at 200 % @first-visit', async ({
  page,
}) => {
  await expectRoom(page, paths.home, 'Coach Boom – 1er coach IA pour l’e-commerce', () =>
    picture(page, 'landing'),
  )
  for (const { name: screen, path, title } of screensFor('visitor', 'everybody')) {
    await expectRoom(page, path, tabTitle(title), () => picture(page, `screen-${screen}`))
  }
})

test('every screen opens at its address, and fits 320 px and text at 200 %', async ({ page, signedIn }) => {
  const account = await signedIn()
  const main = page.getByRole('main')
  await expectRoom(page, paths.dashboard, tabTitle(SCREENS.home.title), () =>
    main.getByText("Aucune tâche pour aujourd'hui").waitFor(),
  )
  // The demo account of the seed, which has something on every screen.
  const now = new Date()
  const createdAt = new Date(now.getTime() - 64 * 86_400_000)
  await putDocuments(documentsOf({ ...account, state: '', xp: 1240, createdAt, hasPaidAt: now }, now))
  const signs: Partial<Record<ScreenFor<'signed-in' | 'access'>, () => Promise<void>>> = {
    todos: () => main.getByRole('checkbox').first().waitFor(),
    coach: () => main.getByRole('log').getByRole('listitem').first().waitFor(),
    projects: () => main.getByRole('listitem').first().waitFor(),
    research: () => main.getByRole('button', { name: 'Évaluer' }).first().waitFor(),
    payment: () => page.getByRole('button', { name: 'Payer 29.99€' }).waitFor(),
  }
  for (const { name: screen, path, title } of screensFor('signed-in', 'access')) {
    // Below, with a product.
    if (screen === 'product') continue
    const address = screen === 'todos' ? paths.todosOf(weekdayOf(now)) : path
    await expectRoom(page, address, tabTitle(title), async () => {
      await signs[screen]?.()
      await picture(page, `screen-${screen}`)
      await picture(page, `print-${screen}`, { isPaper: true })
    })
  }
})

test('each part of the page of a product fits 320 px and text at 200 %', async ({ page, signedIn }) => {
  const account = await signedIn()
  const now = new Date()
  await putDocuments(documentsOf({ ...account, state: '', xp: 0, createdAt: now, hasPaidAt: null }, now))
  for (const part of [undefined, 'argent', 'test'] as const) {
    await expectRoom(page, paths.product(`${account.uid}-0`, part), tabTitle('Tapis pliable'))
  }
})

test('the rest of a sale stays in view while its amounts are typed on a small phone, and covers no field at a zoom of 400 %', async ({
  page,
  signedIn,
}) => {
  const account = await signedIn()
  await putLooseCandidates(account, [{ link: 'https://ex.fr/lampe', salePriceCents: 2_990, costCents: 690 }])
  // A small iPhone with its browser's bars, and a window of 1280 px by 1024.
  for (const [height, isInView] of [
    [550, true],
    [256, false],
  ] as const) {
    await page.setViewportSize({ width: SMALL.width, height })
    await page.goto(paths.product(`c-${account.uid}-0`, 'argent'))
    const rest = page.getByRole('button', { name: /^Voir le calcul/ })
    for (const name of ['Prix de vente', 'Achat', 'Livraison', 'Publicité par vente']) {
      const field = page.getByRole('textbox', { name, exact: true })
      await field.focus()
      await expect(field, `${name} at ${height} px`).toBeInViewport({ ratio: 1 })
      if (isInView) await expect(rest, `beside ${name}`).toBeInViewport({ ratio: 1 })
      else await expect(rest, `beside ${name} at 400 %`).not.toBeInViewport()
      const [typed, bar] = [await field.boundingBox(), await rest.boundingBox()]
      expect((typed?.y ?? 0) + (typed?.height ?? 0), `${name} is above it`).toBeLessThanOrEqual(bar?.y ?? 0)
    }
  }
})

test('each part of « Mise en vente » fits 320 px and text at 200 %', async ({ page, signedIn }) => {
  const account = await signedIn()
  const now = new Date()
  await putDocuments(documentsOf({ ...account, state: '', xp: 0, createdAt: now, hasPaidAt: null }, now))
  const panel = page.getByRole('tabpanel')
  for (const part of [undefined, 'fiche', 'controle', 'courriers'] as const) {
    await expectRoom(page, paths.launchOf(`${account.uid}-0`, part), tabTitle(SCREENS.launch.title), () =>
      panel
        .getByRole(part === undefined ? 'radio' : 'textbox')
        .first()
        .waitFor(),
    )
  }
})

test('at a zoom of 200 % the foot of the plan covers no field, and the first choice of the coach is whole', async ({
  page,
  signedIn,
}) => {
  const account = await signedIn()
  await putLooseCandidates(account, [{ link: 'https://ex.fr/lampe' }])
  await page.setViewportSize(LAPTOP_ZOOMED)
  await page.goto('/coach')
  const isWhole = (element: Element) => {
    const { left, right, top, bottom, width } = element.getBoundingClientRect()
    return [top + 1, bottom - 1].every((y) =>
      [left + width / 4, right - width / 4].every((x) => element.contains(document.elementFromPoint(x, y))),
    )
  }
  const choice = page.getByRole('button', { name: 'Tout montrer' })
  await expect(choice).toBeVisible()
  expect.soft(await choice.evaluate(isWhole), 'the first choice').toBe(true)
  await page.goto('/plan')
  for (const number of [2, 3, 4]) {
    await page.getByRole('button', { name: 'Passer' }).click()
    await expect(page.getByText(`Question ${number} sur 5`)).toBeVisible()
  }
  const field = page.getByRole('main').getByRole('textbox')
  for (const height of [LAPTOP_ZOOMED.height, 420]) {
    await page.setViewportSize({ ...LAPTOP_ZOOMED, height })
    await field.fill('Dix commandes par semaine, et une boutique qui tourne sans moi. '.repeat(3))
    await field.press('End')
    await expect.poll(() => field.evaluate(isWhole), `the field of question 4, at ${height} px`).toBe(true)
  }
})

test('the buttons of a project are 8 px apart at 320 px', async ({ page, signedIn }) => {
  const account = await signedIn()
  const now = new Date()
  await putDocuments(documentsOf({ ...account, state: '', xp: 0, createdAt: now, hasPaidAt: null }, now))
  await page.setViewportSize(SMALL)
  await page.goto(paths.projects)
  await page.getByRole('button', { name: 'Lampe de lecture Lumo', exact: true }).click()
  const footer = page.getByRole('dialog').locator('footer')
  await footer.getByRole('button', { name: 'Supprimer le projet' }).waitFor()
  const boxes = await footer
    .getByRole('button')
    .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().toJSON() as DOMRect))
  for (const [index, { left, top }] of boxes.slice(1).entries()) {
    expect(top, 'one line').toBe(boxes[index]?.top)
    expect(left - (boxes[index]?.right ?? left)).toBeGreaterThanOrEqual(8)
  }
  expect(boxes).toHaveLength(4)
})

test('a text that is too pale is found, in each theme @first-visit', async ({ page }) => {
  await page.goto(paths.login)
  await page.getByRole('heading', { level: 1 }).evaluate((title) => {
    title.style.opacity = '0.2'
  })
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    expect(await axeFaults(page, 'contrast'), colorScheme).toEqual([
      expect.stringMatching(/^color-contrast: .* h1 /),
    ])
  }
})
