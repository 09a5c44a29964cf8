// A page shows its last frame until the app renders; presses and typing on the frame are replayed in the new page.
import type { Page } from '@playwright/test'
import { weekdayOf } from '../../../src/domain/base/time/weekday'
import { putDocuments, type Account } from '../../support/accounts'
import { expectKept } from '../../support/browser/device-traces'
import { expect, test } from '../../support/flow'
import { OFFLINE_FAULTS } from '../../support/browser/kept-shell'
import { hold } from '../../support/hold'
import { block, candidate, typeLink } from '../../support/browser/research-tables'
import { readDocument, readOwned } from '../../support/stored-documents'

const TEXTS = ['Appeler le fournisseur', 'Photographier la lampe'] as const
/** The app's own files: without them the page shows only the loader's content. */
const FILES = '**/assets/*.js'

const box = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true })
const field = (page: Page) => page.getByLabel('Nouvelle tâche')
const id = ({ uid }: Account, text: string) => `${uid}-${TEXTS.indexOf(text as (typeof TEXTS)[number])}`
const frame = (page: Page) => page.locator('#frame[data-last]')

async function putTodo(
  account: Account,
  text: (typeof TEXTS)[number],
  todoId = id(account, text),
): Promise<void> {
  const fields = {
    userId: account.uid,
    text,
    completed: false,
    dayOfWeek: weekdayOf(new Date()),
    createdAt: new Date(),
  }
  await putDocuments(new Map([[`todos/${todoId}`, fields]]))
}

/** Older ones, below: together too long for a frame. */
async function putManyTodos({ uid }: Account): Promise<void> {
  const [dayOfWeek, createdAt] = [weekdayOf(new Date()), new Date(Date.now() - 60_000)]
  const todos = Array.from(
    { length: 80 },
    (_, index) =>
      [
        `todos/${uid}-old-${index}`,
        { userId: uid, text: `Colis ${index}`, completed: false, dayOfWeek, createdAt },
      ] as const,
  )
  await putDocuments(new Map(todos))
}

async function leaveTodos(page: Page, account: Account): Promise<void> {
  for (const text of TEXTS) await putTodo(account, text)
  await page.goto('/todos')
  for (const text of TEXTS) await expect(box(page, text)).toBeVisible()
  await expectKept(page, TEXTS)
}

test('the page is there as it was left, before any code; a press and a text go on in the new page @no-worker', async ({
  page,
  signedIn,
  watch,
}) => {
  const account = await signedIn()
  await putManyTodos(account)
  await leaveTodos(page, account)
  await box(page, TEXTS[1]).check()
  // Left without a network, which is back when the page is opened again.
  watch.expectFault(OFFLINE_FAULTS)
  await page.context().setOffline(true)
  await expect(page.getByText('Vous êtes hors ligne')).toBeVisible()
  await page.goto('about:blank')
  await page.context().setOffline(false)
  const files = await hold(page, FILES)
  await page.goto('/todos', { waitUntil: 'commit' })
  await expect(frame(page)).toBeVisible()
  await expect(frame(page)).not.toContainText(/hors ligne/i)
  // The page's own styles come first: after the app's stylesheet they would overrule it.
  expect(await page.evaluate(() => document.styleSheets[0]?.href)).toBeNull()
  await expect(box(page, TEXTS[0])).not.toBeChecked()
  await expect(box(page, TEXTS[1])).toBeChecked()
  await field(page).fill('Écrire la fiche')
  await box(page, TEXTS[0]).click()
  await expect(box(page, TEXTS[0])).not.toBeChecked()

  await files.release()
  await expect(frame(page)).toHaveCount(0)
  await expect(box(page, TEXTS[0])).toBeChecked()
  await expect(field(page)).toHaveValue('Écrire la fiche')
  await expect
    .poll(async () => (await readDocument(`todos/${id(account, TEXTS[0])}`))?.['completed'])
    .toBe(true)
})

test('the page is not drawn during a press in it, which counts @no-worker', async ({ page, signedIn }) => {
  const account = await signedIn()
  await leaveTodos(page, account)
  const files = await hold(page, FILES)
  await page.goto('/todos', { waitUntil: 'commit' })
  await frame(page).getByRole('checkbox', { name: TEXTS[0], exact: true }).hover()
  await page.mouse.down()
  await files.release()
  await page.waitForTimeout(1_000)
  await expect(frame(page)).toBeVisible()
  await expect(page.locator('#root [data-row]')).toHaveCount(0)
  await page.mouse.up()
  await expect(frame(page)).toHaveCount(0)
  await expect(box(page, TEXTS[0])).toBeChecked()
})

test('Ctrl+K pressed in it opens the palette of the new page @no-worker', async ({ page, signedIn }) => {
  const account = await signedIn()
  await leaveTodos(page, account)
  const files = await hold(page, FILES)
  await page.goto('/todos', { waitUntil: 'commit' })
  await expect(frame(page).getByRole('checkbox', { name: TEXTS[0], exact: true })).toBeVisible()
  await page.keyboard.press('Control+k')
  await files.release()
  await expect(page.getByRole('combobox', { name: 'Rechercher ou agir' })).toBeFocused()
  await expect(frame(page)).toHaveCount(0)
})

test('« ? » pressed in it opens the help of the new page, unless it is switched off or typed @no-worker', async ({
  page,
  signedIn,
}) => {
  const help = page.getByRole('dialog', { name: 'Raccourcis clavier' })
  const openAgain = async () => {
    const files = await hold(page, FILES)
    await page.goto('/todos', { waitUntil: 'commit' })
    await expect(frame(page).getByRole('checkbox', { name: TEXTS[0], exact: true })).toBeVisible()
    return files
  }
  const account = await signedIn()
  await leaveTodos(page, account)

  const typedInto = await openAgain()
  await field(page).pressSequentially('Prix ?')
  await typedInto.release()
  await expect(frame(page)).toHaveCount(0)
  await expect(field(page)).toHaveValue('Prix ?')
  await expect(help).toBeHidden()

  const pressed = await openAgain()
  await page.keyboard.press('?')
  await pressed.release()
  await expect(help).toBeVisible()
  await expect(frame(page)).toHaveCount(0)
  await page.getByRole('switch', { name: /touche/ }).click()
  await page.keyboard.press('Escape')
  await expect(help).toBeHidden()

  const switchedOff = await openAgain()
  await page.keyboard.press('?')
  await switchedOff.release()
  await expect(frame(page)).toHaveCount(0)
  await expect(box(page, TEXTS[0])).toBeVisible()
  await expect(help).toBeHidden()
})

test('Ctrl+S pressed in it saves the drafts of the new page @no-worker', async ({ page, signedIn }) => {
  const account = await signedIn()
  await page.goto('/search')
  await typeLink(page, 'Mes liens', 'https://ex.fr/lampe')
  await block(page, 'Mes liens').getByRole('button', { name: 'Confirmer le lien' }).click()
  await expect(candidate(page, 'ex.fr/lampe')).toBeVisible()
  const files = await hold(page, FILES)
  await page.goto('/search', { waitUntil: 'commit' })
  await expect(frame(page).getByRole('link', { name: 'ex.fr/lampe' })).toBeVisible()
  await page.keyboard.press('Control+s')
  await files.release()
  await expect.poll(() => readOwned('product', account.uid)).toMatchObject([{ link: 'https://ex.fr/lampe' }])
})

test('a todo that another page ticked meanwhile is not unticked by a press in the last frame @no-worker', async ({
  page,
  signedIn,
}) => {
  const account = await signedIn()
  await leaveTodos(page, account)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // Another tab of this device ticks the todo in the meantime.
  const other = await page.context().newPage()
  await other.goto('/todos/')
  await box(other, TEXTS[0]).check()
  await expect
    .poll(async () => (await readDocument(`todos/${id(account, TEXTS[0])}`))?.['completed'])
    .toBe(true)
  await other.waitForTimeout(1_000)
  // An empty page leaves no frame.
  await other.evaluate(() => document.getElementById('root')?.replaceChildren())
  await other.close()

  const files = await hold(page, FILES)
  await page.goto('/todos', { waitUntil: 'commit' })
  await expect(box(page, TEXTS[0])).not.toBeChecked()
  await box(page, TEXTS[0]).click()
  await files.release()
  await expect(frame(page)).toHaveCount(0)
  await expect(box(page, TEXTS[0])).toBeChecked()
  await page.waitForTimeout(500)
  await expect(box(page, TEXTS[0])).toBeChecked()
})

test('a press on a row that only the server has counts when the row arrives @no-worker', async ({
  page,
  signedIn,
}) => {
  const account = await signedIn()
  await leaveTodos(page, account)
  await page.goto('/robots.txt')
  // The frame gets a row that the replica lacks, like a page that is left before its last answer is stored.
  const row = `${account.uid}-late`
  await page.evaluate(
    ([from, to]) => {
      const frameKey = 'coach-boom.frame./todos'
      localStorage.setItem(frameKey, (localStorage.getItem(frameKey) ?? '').replaceAll(from, to))
    },
    [id(account, TEXTS[0]), row] as const,
  )
  await putTodo(account, TEXTS[0], row)

  const files = await hold(page, FILES)
  await page.goto('/todos', { waitUntil: 'commit' })
  const late = page.locator(`[data-row="${row}"]`).getByRole('checkbox')
  await late.click()
  await files.release()
  await expect(frame(page)).toHaveCount(0)
  await expect(late).toBeChecked()
  await expect.poll(async () => (await readDocument(`todos/${row}`))?.['completed']).toBe(true)
})

test('it is shown to its person alone, on its day and in its version @no-worker', async ({
  page,
  signedIn,
}) => {
  const account = await signedIn()
  await leaveTodos(page, account)
  await page.goto('/robots.txt')
  const kept = await page.evaluate(() => localStorage.getItem('coach-boom.frame./todos') ?? '')
  expect(kept).toContain(TEXTS[0])
  const shown = async (change: Record<string, string>) => {
    await page.evaluate(
      ([text, changed]) =>
        localStorage.setItem('coach-boom.frame./todos', JSON.stringify({ ...JSON.parse(text), ...changed })),
      [kept, change] as const,
    )
    const files = await hold(page, FILES)
    await page.goto('/todos', { waitUntil: 'commit' })
    await files.request
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    )
    const isShown = (await frame(page).count()) > 0
    await page.unroute(FILES)
    await page.goto('/robots.txt')
    expect(files.count()).toBeGreaterThan(0)
    return isShown
  }
  expect(await shown({})).toBe(true)
  expect(await shown({ uid: 'somebody-else' })).toBe(false)
  expect(await shown({ day: 'Mon Jan 05 2026' })).toBe(false)
  expect(await shown({ build: '/assets/earlier.js' })).toBe(false)

  // A sign-out leaves none.
  await page.goto('/todos')
  await page.getByRole('button', { name: 'Mon Profil' }).click()
  await page.getByRole('button', { name: 'Se déconnecter' }).click()
  await expect(page).toHaveURL('/')
  const keys = await page.evaluate(() => Object.keys(localStorage))
  expect(keys.filter((key) => key.includes('frame'))).toEqual([])
})
