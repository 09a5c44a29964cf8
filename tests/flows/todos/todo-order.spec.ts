import type { Locator, Page } from '@playwright/test'
import { putDocuments, type Account } from '../../support/accounts'
import { expectAccessible } from '../../support/browser/axe'
import { picture } from '../../support/browser/picture'
import { expect, test } from '../../support/flow'
import { travelTo } from '../../support/travel'

const COUNT = 24

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const handle = (page: Page, text: string) => button(page, `Changer la place : ${text}`)
const phoneHandle = (page: Page, text: string) => button(page, `Déplacer ${text}`)
const item = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true })
const said = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text })

/** T1 is the newest and first; T5 to T9 were pasted together and share one date. */
function putTodos({ uid }: Account, dayOfWeek: 'lundi' | 'dimanche'): Promise<void> {
  const now = Date.now()
  const todos = Array.from({ length: COUNT }, (_, index) => {
    const number = index + 1
    const minutes = number >= 5 && number <= 9 ? 5 : number
    return [
      `todos/${uid}-${String(99 - number)}`,
      {
        userId: uid,
        text: `T${number}`,
        completed: false,
        dayOfWeek,
        createdAt: new Date(now - minutes * 60_000),
      },
    ] as const
  })
  return putDocuments(new Map(todos))
}

function texts(page: Page): Promise<string[]> {
  return page.getByRole('tabpanel').getByRole('listitem').allInnerTexts()
}

async function expectOrder(page: Page, ...first: number[]) {
  await expect
    .poll(async () =>
      (await texts(page)).slice(0, first.length).map((text) => /^T\d+/.exec(text.trim())?.[0]),
    )
    .toEqual(first.map((number) => `T${number}`))
}

async function centreOf(target: Locator) {
  const box = await target.boundingBox()
  if (!box) throw new Error('It is not on the page')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, height: box.height }
}

test('a day in another order, by keys and by the pointer', async ({ page, signedIn }) => {
  // Never over in this week: the rows of a day that is over say their date in a second line.
  await putTodos(await signedIn(), 'dimanche')
  await page.goto('/todos/dimanche')
  await expectOrder(page, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10)

  // By keys: lifted, cancelled, lifted again and dropped.
  await handle(page, 'T7').focus()
  await expect(handle(page, 'T7')).toHaveAccessibleDescription(/Flèches haut et bas/)
  // Focus loads the code that answers the first key.
  await expect(async () => {
    await page.keyboard.press('ArrowUp')
    const words = /^T7.: place 6 sur 24\. Entrée pour poser ici/
    await expect(said(page, words)).toBeAttached({ timeout: 500 })
  }).toPass()
  await expect(page.locator('[data-mark="lifted"]')).toHaveText(/T7/)
  await page.keyboard.press('Escape')
  await expect(said(page, /^T7.: remise à sa place/)).toBeAttached()
  await expectOrder(page, 1, 2, 3, 4, 5, 6, 7)
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowDown']) await page.keyboard.press(key)
  await expect(said(page, 'Place 4 sur 24')).toBeAttached()
  await expectAccessible(page)
  await picture(page, 'order-carried')
  await page.keyboard.press('Space')
  await expect(said(page, /^T7.: posée, place 4 sur 24/)).toBeAttached()
  await expectOrder(page, 1, 2, 3, 7, 4, 5, 6, 8, 9, 10)
  await expect(handle(page, 'T7')).toBeFocused()
  await expect(page.getByRole('menu')).toHaveCount(0)
  // To the end and to the top, where the next new task is added above.
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('End')
  await expect(said(page, 'Place 24 sur 24')).toBeAttached()
  await page.keyboard.press('Home')
  await page.keyboard.press('Enter')
  await expectOrder(page, 7, 1, 2, 3, 4)
  await expect(handle(page, 'T7')).toBeFocused()

  // By pointer: a line shows the place, Escape cancels, and a press without a move opens the menu.
  const from = await centreOf(handle(page, 'T2'))
  const below = await centreOf(handle(page, 'T4'))
  const dragTo = async (y: number) => {
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    for (let step = 1; step <= 5; step += 1) await page.mouse.move(from.x, from.y + ((y - from.y) * step) / 5)
  }
  await dragTo(below.y + 12)
  await expect(page.locator('[data-mark="before"]')).toHaveText(/T5/)
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await expect(page.locator('[data-mark]')).toHaveCount(0)
  await expectOrder(page, 7, 1, 2, 3, 4, 5)
  await dragTo(below.y + 12)
  await page.mouse.up()
  await expectOrder(page, 7, 1, 3, 4, 2, 5, 6)
  await expect(page.getByRole('menu')).toHaveCount(0)
  // One undo, for the last move.
  await expect(button(page, 'Annuler')).toHaveCount(1)
  await button(page, 'Annuler').click()
  await expectOrder(page, 7, 1, 2, 3, 4, 5)
  await handle(page, 'T2').click()
  await expect(item(page, 'Monter')).toBeVisible()
  await picture(page, 'order-menu', { isWindow: true })
  await page.keyboard.press('Escape')
  await button(page, 'Déplacer T2').click()
  await expect(page.getByRole('menuitem', { name: /^Mardi/ })).toBeVisible()
  await page.keyboard.press('Escape')

  // A row in edit mode has no handle, but other rows can pass it.
  await button(page, 'Modifier T3').click()
  await expect(handle(page, 'T3')).toHaveCount(0)
  await handle(page, 'T4').focus()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('tabpanel').getByRole('listitem').nth(3)).toHaveText(/T4/)
  await page.reload()
  await expectOrder(page, 7, 1, 2, 4, 3, 5)
})

test('on a phone by the menu, by the handle, and on other days as well @phone-only', async ({
  page,
  signedIn,
}) => {
  await travelTo(page, new Date('2026-11-23T10:00:00+01:00'))
  await putTodos(await signedIn(), 'lundi')
  await page.goto('/todos/lundi')
  await expectOrder(page, 1, 2, 3)
  const open = async (text: string) => {
    await button(page, `Actions : ${text}`).tap()
    await button(page, `Plus : ${text}`).tap()
  }
  await open('T4')
  await item(page, 'Copier vers d’autres jours…').tap()
  const question = page.getByRole('dialog', { name: 'Copier la tâche' })
  await expect(question.getByRole('button', { name: 'Copier', exact: true })).toBeDisabled()
  await question.getByRole('checkbox', { name: 'Jeudi 26 nov.' }).tap()
  await question.getByRole('checkbox', { name: 'Mardi 24 nov.' }).tap()
  await expectAccessible(page)
  await picture(page, 'order-copying', { isWindow: true })
  await question.getByRole('button', { name: 'Copier vers mar. 24, jeu. 26' }).tap()
  await expect(page.getByText('Tâche copiée vers mar. 24, jeu. 26')).toBeVisible()
  await page.getByRole('tab', { name: 'Jeudi' }).tap()
  await expectOrder(page, 4)
  await page.getByRole('tab', { name: 'Mardi' }).tap()
  await expectOrder(page, 4)
  await page.getByRole('tab', { name: 'Lundi' }).tap()

  await open('T1')
  await expect(item(page, 'Monter')).toBeDisabled()
  await item(page, 'Descendre').tap()
  await expectOrder(page, 2, 1, 3)
  await open('T3')
  await item(page, 'Monter').tap()
  await expectOrder(page, 2, 3, 1, 4)
  await expect(button(page, 'Annuler')).toHaveCount(1)
  await button(page, 'Annuler').tap()
  await expectOrder(page, 2, 1, 3, 4)

  await button(page, 'Actions : T2').tap()
  await expect(phoneHandle(page, 'T2')).toBeInViewport({ ratio: 0.9 })
  // The trial tap waits until the strip stops moving.
  await phoneHandle(page, 'T2').tap({ trial: true })
  const { x, y, height } = await centreOf(phoneHandle(page, 'T2'))
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', toY?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: toY === undefined ? [] : [{ x: Math.round(x), y: Math.round(toY) }],
    })
  await touch('touchStart', y)
  for (let step = 1; step <= 10; step += 1) await touch('touchMove', y + (height * 2.2 * step) / 10)
  await expect(page.locator('[data-mark="before"]')).toHaveText(/T4/)
  await touch('touchEnd')
  await expectOrder(page, 1, 3, 2, 4)
})
