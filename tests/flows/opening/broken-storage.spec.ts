// In a browser without storage, or with full storage, the app works in memory, says so once, and loses nothing in the page.
import type { Page } from '@playwright/test'
import {
  fillStorage,
  silenceDatabases,
  silenceIndexedDb,
  switchStorageOff,
} from '../../support/browser/broken-storage'
import { expect, test } from '../../support/flow'
import { logIn } from '../../support/browser/log-in'
import { editor } from '../../support/browser/project-editor'
import { picture } from '../../support/browser/picture'
import { readOwned } from '../../support/stored-documents'

const newTodo = (page: Page) => page.getByLabel('Nouvelle tâche')
const link = (page: Page, name: string) => page.getByRole('navigation').getByRole('link', { name }).first()

async function useInMemory(page: Page, uid: string): Promise<void> {
  await expect(page.getByText('Votre navigateur ne garde rien sur cet appareil')).toBeVisible()
  await link(page, 'Tâches').click()
  await newTodo(page).fill('Une première tâche')
  await newTodo(page).press('Enter')
  await expect.poll(async () => (await readOwned('todos', uid)).length).toBe(1)
  await newTodo(page).fill('Une tâche à moitié écrite')
  await link(page, 'Coach').click()
  await page.getByLabel('Votre message').fill('Une question à moitié écrite')
  await link(page, 'Tâches').click()
  await expect(newTodo(page)).toHaveValue('Une tâche à moitié écrite')
  await link(page, 'Coach').click()
  await expect(page.getByLabel('Votre message')).toHaveValue('Une question à moitié écrite')
}

test('storage that is switched off @first-visit', async ({ page, newAccount }) => {
  await page.addInitScript(switchStorageOff)
  const account = await newAccount()
  await logIn(page, account)
  await useInMemory(page, account.uid)
  await picture(page, 'app-storage-off', { isWindow: true })

  await link(page, 'Projets').click()
  await page.getByRole('button', { name: 'Nouveau projet' }).click()
  const description = editor(page).getByRole('textbox', { name: 'Description du produit' })
  await description.fill('En inox')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Nouveau projet' }).click()
  await expect(description).toHaveValue('En inox')
})

test('an IndexedDB that never answers @first-visit', async ({ page, newAccount }) => {
  await page.addInitScript(silenceIndexedDb)
  const account = await newAccount()
  await logIn(page, account)
  await useInMemory(page, account.uid)
  await page.reload()
  await expect(page.getByLabel('Votre message')).toHaveValue('Une question à moitié écrite')
})

test('a database of the app that never opens is said, and work goes to the server all the same', async ({
  page,
  signedIn,
}) => {
  const account = await signedIn()
  await page.goto('/todos')
  await expect(newTodo(page)).toBeVisible()
  await page.addInitScript(silenceDatabases)
  await page.goto('/todos')
  await expect(page.getByText(/^Ce que cet appareil garde ne répond pas/)).toBeVisible()
  await picture(page, 'app-storage-silent', { isWindow: true })
  await newTodo(page).fill('Une première tâche')
  await newTodo(page).press('Enter')
  await expect.poll(async () => (await readOwned('todos', account.uid)).length).toBe(1)
})

test('a device without room says once that drafts are not kept', async ({ page, signedIn }) => {
  const account = await signedIn()
  await page.goto('/todos')
  await expect(newTodo(page)).toBeVisible()
  await fillStorage(page)
  await newTodo(page).fill('Une tâche à moitié écrite')
  const notice = page.getByText('Cet appareil n’a plus de place pour vos brouillons')
  await expect(notice).toBeVisible()
  await picture(page, 'app-storage-full', { isWindow: true })
  await page.getByRole('button', { name: 'Fermer le message' }).click()
  await expect(notice).toHaveCount(0)

  await link(page, 'Coach').click()
  await page.getByLabel('Votre message').fill('Une question à moitié écrite')
  await link(page, 'Tâches').click()
  await expect(newTodo(page)).toHaveValue('Une tâche à moitié écrite')
  await expect(notice).toHaveCount(0)
  await newTodo(page).press('Enter')
  await expect.poll(async () => (await readOwned('todos', account.uid)).length).toBe(1)
})

test('a pending write is read and sent by the next page when the device has no room left', async ({
  page,
  signedIn,
  watch,
}) => {
  watch.expectFault(/ERR_FAILED/)
  const account = await signedIn()
  const textsOnServer = async () => (await readOwned('todos', account.uid)).map(({ text }) => text)
  await page.goto('/todos')
  for (const text of ['Appeler', 'Commander']) {
    await newTodo(page).fill(text)
    await newTodo(page).press('Enter')
  }
  await expect.poll(textsOnServer).toHaveLength(2)
  const firestore = `http://127.0.0.1:${process.env['FLOW_FIRESTORE_PORT'] ?? ''}/**`
  await page.route(firestore, (route) => route.abort())
  await page.getByRole('button', { name: 'Supprimer Appeler' }).click()
  const todo = (name: string) => page.getByRole('checkbox', { name, exact: true })
  await expect(todo('Appeler')).toHaveCount(0)
  await page.addInitScript(refuseRoom)
  await page.reload()
  await expect(todo('Commander')).toBeVisible()
  await expect(todo('Appeler')).toHaveCount(0)
  await expect(page.getByText('Cet appareil n’a plus de place pour vos brouillons')).toBeVisible()

  await page.unroute(firestore)
  await expect.poll(textsOnServer).toEqual(['Commander'])
})

test("a moment in which Auth's database cannot be opened signs out no session", async ({
  page,
  signedIn,
}) => {
  const account = await signedIn()
  await page.goto('/todos')
  await newTodo(page).fill('Une tâche à moitié écrite')
  const hint = () => page.evaluate(() => localStorage.getItem('coach-boom.signed-in'))
  await expect.poll(hint).toBe(account.uid)
  await page.addInitScript(refuseAuthDatabase)
  await page.evaluate(() => sessionStorage.setItem('refuses', '1'))
  await page.goto('/todos')
  await expect(page.getByRole('heading', { name: 'Coach Boom ne répond pas encore' })).toBeVisible()
  await picture(page, 'app-no-answer')
  expect(await hint()).toBe(account.uid)
  await page.evaluate(() => sessionStorage.removeItem('refuses'))
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(newTodo(page)).toHaveValue('Une tâche à moitié écrite')
})

/** Runs in the page before its scripts: localStorage is full, and existing entries remain. */
function refuseRoom(): void {
  const { setItem } = Storage.prototype
  Storage.prototype.setItem = function (...given) {
    if (this === window.localStorage) throw new DOMException('No room', 'QuotaExceededError')
    setItem.apply(this, given)
  }
}

/** Runs in the page before its scripts: Auth's database fails, as on an overloaded device or while a page is left. */
function refuseAuthDatabase(): void {
  const { open } = IDBFactory.prototype
  IDBFactory.prototype.open = function (...given) {
    if (given[0] === 'firebaseLocalStorageDb' && sessionStorage.getItem('refuses') !== null) {
      throw new DOMException('lost', 'UnknownError')
    }
    return open.apply(this, given)
  }
}
