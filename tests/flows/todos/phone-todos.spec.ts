import type { Locator, Page } from '@playwright/test'
import { putDocuments, type Account } from '../../support/accounts'
import { expect, test } from '../../support/flow'

const COUNT = 15
const LONG = "Écrire à trois fournisseurs d'emballages recyclés pour comparer leurs délais"

const row = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function boxOf(target: Locator) {
  const box = await target.boundingBox()
  if (!box) throw new Error('It is not on the page')
  return box
}

function putTodos({ uid }: Account): Promise<void> {
  const todos = Array.from({ length: COUNT }, (_, index) => {
    const text = index === 0 ? LONG : `Tâche ${index}`
    const createdAt = new Date(Date.now() - index * 60_000)
    return [
      `todos/${uid}-${index}`,
      { userId: uid, text, completed: false, dayOfWeek: 'lundi', createdAt, xpCounted: false },
    ] as const
  })
  return putDocuments(new Map(todos))
}

/** With real touch events of the browser. */
async function swipeLeft(page: Page, target: Locator): Promise<void> {
  const { y, height } = await boxOf(target)
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: x === undefined ? [] : [{ x, y: Math.round(y + height / 2) }],
    })
  await touch('touchStart', 320)
  for (let x = 310; x >= 150; x -= 10) await touch('touchMove', x)
  await touch('touchEnd')
}

test('a task has the width, a swipe or a press brings its actions, and one is added from the bottom @phone-only', async ({
  page,
  signedIn,
}) => {
  await putTodos(await signedIn())
  await page.goto('/todos/lundi')
  const { width } = page.viewportSize()!
  const text = row(page, LONG).getByText(LONG)
  const actions = button(page, `Actions : ${LONG}`)
  await text.waitFor()
  expect((await boxOf(text)).width).toBeGreaterThan(width * 0.7)
  await expect(button(page, `Supprimer ${LONG}`)).not.toBeInViewport()

  await swipeLeft(page, text)
  await expect(button(page, `Supprimer ${LONG}`)).toBeInViewport({ ratio: 0.9 })
  await button(page, 'Actions : Tâche 1').tap()
  await expect(button(page, 'Modifier Tâche 1')).toBeInViewport({ ratio: 0.9 })
  // Only one row shows its actions.
  await expect(button(page, `Supprimer ${LONG}`)).not.toBeInViewport()
  await button(page, 'Actions : Tâche 1').tap()
  await expect(button(page, 'Modifier Tâche 1')).not.toBeInViewport()

  await actions.tap()
  await button(page, `Modifier ${LONG}`).tap()
  await expect(page.getByLabel('Nouvelle tâche')).toBeHidden()
  await page.getByLabel('Modifier la tâche').fill('Écrire à trois fournisseurs')
  await button(page, 'Confirmer').tap()
  // The focus returns to the opener. After a deletion the next row's actions stay hidden.
  await expect(button(page, 'Actions : Écrire à trois fournisseurs')).toBeFocused()
  await button(page, 'Supprimer Écrire à trois fournisseurs').tap()
  await expect(button(page, 'Actions : Tâche 1')).toBeFocused()
  await expect(button(page, 'Supprimer Tâche 1')).not.toBeInViewport()

  const field = page.getByLabel('Nouvelle tâche')
  const bar = await boxOf(page.getByRole('navigation', { name: 'Navigation principale' }))
  const expectAboveTheBar = async () => {
    const { y, height } = await boxOf(field)
    expect(y + height).toBeLessThan(bar.y)
    expect(y + height).toBeGreaterThan(bar.y - 20)
  }
  await expectAboveTheBar()
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await expectAboveTheBar()
  // The field never covers the page's end.
  const last = await boxOf(page.getByRole('contentinfo').getByRole('link').last())
  expect(last.y + last.height).toBeLessThan((await boxOf(field)).y)
  await field.fill('Appeler le transporteur')
  await field.press('Enter')
  await expect(row(page, 'Appeler le transporteur')).toBeInViewport({ ratio: 0.9 })
  await expect(field).toBeFocused()
})
