import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from '../../support/flow'
import { goOfflineKept, OFFLINE_FAULTS } from '../../support/browser/kept-shell'
import { readOwned } from '../../support/stored-documents'

const field = (page: Page) => page.getByLabel('Nouvelle tâche')
const box = (page: Page, text: string) => page.getByRole('checkbox', { name: text, exact: true })

async function add(page: Page, text: string) {
  await field(page).fill(text)
  await field(page).press('Enter')
  await expect(box(page, text)).toBeVisible()
}

/** Another page of the origin, without the app. */
async function otherPage(context: BrowserContext): Promise<Page> {
  const other = await context.newPage()
  await other.goto('/robots.txt')
  return other
}

/** Number of entries that the device has in its database. */
const entriesIn = (other: Page, uid: string) =>
  other.evaluate(
    async (name) =>
      new Promise<number>((resolve) => {
        const request = indexedDB.open(name)
        request.onsuccess = () => {
          const db = request.result
          const count = db.transaction('journal').objectStore('journal').count()
          count.onsuccess = () => {
            db.close()
            resolve(count.result)
          }
        }
      }),
    `coach-boom.sync.${uid}`,
  )

const deleteDatabase = (other: Page, uid: string) =>
  other.evaluate(
    async (name) =>
      new Promise<boolean>((resolve) => {
        const request = indexedDB.deleteDatabase(name)
        request.onsuccess = () => resolve(true)
        request.onerror = () => resolve(false)
      }),
    `coach-boom.sync.${uid}`,
  )

test('a database that another page deletes is written again, and pending writes arrive', async ({
  page,
  context,
  signedIn,
  watch,
}) => {
  watch.expectFault(OFFLINE_FAULTS)
  const { uid } = await signedIn()
  await page.goto('/todos/mardi')
  await add(page, 'Enregistrée')
  const other = await otherPage(context)
  await goOfflineKept(page, box(page, 'Enregistrée'))
  await add(page, 'Première')
  await add(page, 'Deuxième')
  await expect.poll(async () => entriesIn(other, uid)).toBe(2)

  expect(await deleteDatabase(other, uid)).toBe(true)
  await expect.poll(async () => entriesIn(other, uid)).toBe(2)
  await expect(box(page, 'Première')).toBeVisible()
  await add(page, 'Troisième')
  await expect.poll(async () => entriesIn(other, uid)).toBe(3)

  await test.step('deleted again and read by a new page of the app', async () => {
    expect(await deleteDatabase(other, uid)).toBe(true)
    await expect.poll(async () => entriesIn(other, uid)).toBe(3)
    await page.reload()
    for (const text of ['Première', 'Deuxième', 'Troisième']) await expect(box(page, text)).toBeVisible()
  })
  await context.setOffline(false)
  const stored = async () => (await readOwned('todos', uid)).map(({ text }) => String(text)).sort()
  await expect.poll(stored, { timeout: 30_000 }).toEqual(['Deuxième', 'Enregistrée', 'Première', 'Troisième'])
})

test('a database that cannot be reopened is reported, and pending writes stay listed and are sent', async ({
  page,
  context,
  signedIn,
  watch,
}) => {
  watch.expectFault(OFFLINE_FAULTS)
  await page.addInitScript(() => {
    const open = indexedDB.open.bind(indexedDB)
    IDBFactory.prototype.open = (name: string, version?: number) => {
      if (sessionStorage.getItem('refuses') !== null && name.startsWith('coach-boom.sync.')) {
        throw new DOMException('Refused', 'UnknownError')
      }
      return open(name, version)
    }
  })
  const { uid } = await signedIn()
  await page.goto('/todos/mardi')
  await add(page, 'Enregistrée')
  const other = await otherPage(context)
  await goOfflineKept(page, box(page, 'Enregistrée'))
  await add(page, 'Première')
  await expect.poll(async () => entriesIn(other, uid)).toBe(1)
  await page.evaluate(() => sessionStorage.setItem('refuses', ''))
  expect(await deleteDatabase(other, uid)).toBe(true)
  await expect(page.getByText(/Ce que cet appareil gardait a été effacé/)).toBeVisible()
  await expect(box(page, 'Première')).toBeVisible()
  await page.getByRole('button', { name: 'Voir ce qui attend' }).click()
  await expect(page.getByRole('dialog', { name: "Ce qui n'est pas enregistré" })).toContainText('Première')
  await page.keyboard.press('Escape')
  await context.setOffline(false)
  await expect
    .poll(async () => (await readOwned('todos', uid)).map(({ text }) => String(text)).sort(), {
      timeout: 30_000,
    })
    .toEqual(['Enregistrée', 'Première'])
})
