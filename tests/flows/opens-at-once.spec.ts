// Today's tasks, before any of our code is loaded: from a copy on the device.
import type { Page } from '@playwright/test'
import { weekdayOf, WEEKDAYS } from '../../src/domain/base/weekday'
import { putDocuments, type Account } from '../support/accounts'
import { expectAccessible } from '../support/axe'
import { expect, test } from '../support/flow'
import { hold } from '../support/hold'
import { goOfflineKept, OFFLINE_FAULTS, reloadKept } from '../support/kept-shell'
import { openProfile } from '../support/profile-dialog'
import { readDocument } from '../support/stored-documents'
import { travelTo } from '../support/travel'

const CODE = '**/assets/*.js'
const TEXTS = ['Appeler le fournisseur', 'Photographier la lampe', 'Publier le produit'] as const

const today = () => weekdayOf(new Date())
const box = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true })
const early = (page: Page) => page.locator('html[data-today] #today')
const id = ({ uid }: Account, text: string) => `${uid}-${TEXTS.indexOf(text as (typeof TEXTS)[number])}`

async function putTodos(account: Account): Promise<void> {
  const todos = TEXTS.map((text, index): [string, Record<string, unknown>] => [
    `todos/${id(account, text)}`,
    {
      userId: account.uid,
      text,
      completed: index === 2,
      xpCounted: index === 2,
      dayOfWeek: today(),
      createdAt: new Date(Date.now() - index * 1_000),
    },
  ])
  await putDocuments(new Map(todos) as Parameters<typeof putDocuments>[0])
}

const copyOf = (page: Page, uid: string) =>
  page.evaluate((key) => localStorage.getItem(key), `coach-boom.todos.today.${uid}`)

async function keptCopy(page: Page, { uid }: Account): Promise<string> {
  await expect.poll(() => copyOf(page, uid)).toContain(TEXTS[0])
  return (await copyOf(page, uid)) ?? ''
}

/** Signed in, with three tasks of today, which the device has copied. */
async function seeToday(page: Page, account: Account): Promise<void> {
  await putTodos(account)
  await page.goto('/todos')
  for (const text of TEXTS) await expect(box(page, text)).toBeVisible()
  await keptCopy(page, account)
}

const HOME = '/dashboard'
const done = (page: Page, text: string) =>
  page.getByRole('button', { name: `C'est fait\u00a0: ${text}`, exact: true })

/** And was on the dashboard since, so that the device knows what stands around its first card. */
async function seeHome(page: Page, account: Account): Promise<void> {
  await seeToday(page, account)
  await page.goto(HOME)
  await expect(done(page, TEXTS[0])).toBeVisible()
  await expect.poll(() => copyOf(page, `${account.uid}.home`)).toContain('Bienvenue, ')
}

/** How far what was on the screen moved by itself, as the browser counts it. */
const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(
            list
              .getEntries()
              .map((entry) => (entry as PerformanceEntry & { value: number }).value)
              .reduce((sum, value) => sum + value, 0),
          ),
        ).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(0), 200)
      }),
  )

test("the dashboard's first card is there before any code, and the app takes its place @phone", async ({
  page,
  signedIn,
}) => {
  const account = await signedIn()
  await seeHome(page, account)
  const card = page.getByRole('region', { name: 'Prochaine étape' })
  const looks = async () => ({
    greeting: await page.getByRole('heading', { level: 1 }).boundingBox(),
    day: await page.locator('h1 + p').filter({ visible: true }).boundingBox(),
    card: await card.boundingBox(),
    step: await card.locator('p[dir]').boundingBox(),
    done: await done(page, TEXTS[0]).boundingBox(),
    texts: [
      await page.getByRole('heading', { level: 1 }).textContent(),
      await card.locator('p[dir]').textContent(),
    ],
  })
  const code = await openHeld(page, HOME)
  await expect(early(page)).toBeVisible()
  await expect(done(page, TEXTS[0])).toBeVisible()
  await expect(page.getByRole('button')).toHaveCount(1)
  await expectAccessible(page, ['light', 'dark'])
  const before = await looks()
  await done(page, TEXTS[0]).focus()
  await code.release()
  await expect(early(page)).toHaveCount(0)
  expect(await looks()).toEqual(before)
  await expect(done(page, TEXTS[0])).toBeFocused()
  expect(await layoutShift(page)).toBeLessThan(0.01)
})

test("« C'est fait » before any code counts at once, goes on to the next task, and is sent by itself", async ({
  page,
  signedIn,
}) => {
  const account = await signedIn()
  await seeHome(page, account)
  const code = await openHeld(page, HOME)
  await done(page, TEXTS[0]).click()
  await expect(done(page, TEXTS[1])).toBeVisible()
  // A page that dies now has lost nothing.
  await page.goto(HOME, { waitUntil: 'commit' })
  await expect(done(page, TEXTS[1])).toBeVisible()
  await expect(early(page)).toBeVisible()
  await code.release()
  await expect(early(page)).toHaveCount(0)
  await expect(done(page, TEXTS[1])).toBeVisible()
  await expect(box(page, TEXTS[0])).toBeChecked()
  const stored = () => readDocument(`todos/${id(account, TEXTS[0])}`)
  await expect.poll(async () => (await stored())?.['completed']).toBe(true)
  expect((await stored())?.['xpCounted']).toBe(true)
})

test('a name that was changed is never greeted by the old one', async ({ page, signedIn }) => {
  const account = await signedIn()
  await seeHome(page, account)
  await page.goto('/todos')
  const profile = await openProfile(page)
  await profile.getByRole('button', { name: 'Modifier le nom' }).click()
  await profile.getByLabel('Nom complet').fill('Zoé Martin')
  await profile.getByRole('button', { name: 'Sauvegarder' }).click()
  await expect.poll(() => copyOf(page, `${account.uid}.home`)).toBeNull()
})

const boxPlace = (page: Page, name: string) => box(page, name).boundingBox()

test('the tasks are there before any code; a tick counts at once and is sent by itself @phone', async ({
  page,
  signedIn,
}) => {
  const account = await signedIn()
  await seeToday(page, account)
  const code = await hold(page, CODE)
  await page.goto('/todos', { waitUntil: 'commit' })
  await expect(early(page)).toBeVisible()
  await code.request
  for (const text of TEXTS) await expect(box(page, text)).toBeVisible()
  await expect(box(page, TEXTS[2])).toBeChecked()
  await expect(page.getByText('1 faite sur 3 tâches')).toBeVisible()

  await box(page, TEXTS[1]).check()
  await expect(page.getByText('2 faites sur 3 tâches')).toBeVisible()
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '67')
  await box(page, TEXTS[2]).uncheck()
  await box(page, TEXTS[2]).check()
  await expectAccessible(page, ['light', 'dark'])
  await box(page, TEXTS[1]).focus()
  const before = await boxPlace(page, TEXTS[1])

  await code.release()
  await expect(early(page)).toHaveCount(0)
  await expect(box(page, TEXTS[1])).toBeChecked()
  await expect(box(page, TEXTS[1])).toBeFocused()
  // The line of the next step, which comes last, may be a pixel higher than the place that waits for it.
  const after = await boxPlace(page, TEXTS[1])
  expect(after?.x).toBe(before?.x)
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThanOrEqual(1)
  await expect(page.getByText('2 faites sur 3 tâches')).toBeVisible()
  const stored = () => readDocument(`todos/${id(account, TEXTS[1])}`)
  await expect.poll(async () => (await stored())?.['completed']).toBe(true)
  expect((await stored())?.['xpCounted']).toBe(true)
})

test('a tick of a page that dies before its code comes is shown and sent by the next one', async ({
  page,
  signedIn,
}) => {
  const account = await signedIn()
  await seeToday(page, account)
  const code = await hold(page, CODE)
  await page.goto('/todos', { waitUntil: 'commit' })
  await box(page, TEXTS[0]).check()
  await page.goto('/todos', { waitUntil: 'commit' })
  await expect(early(page)).toBeVisible()
  await expect(box(page, TEXTS[0])).toBeChecked()
  await code.release()
  await expect(early(page)).toHaveCount(0)
  await expect(box(page, TEXTS[0])).toBeChecked()
  await expect
    .poll(async () => (await readDocument(`todos/${id(account, TEXTS[0])}`))?.['completed'])
    .toBe(true)
})

test('a tick of a tab that is closed before its code comes is sent by another one', async ({
  page,
  signedIn,
  context,
}) => {
  const account = await signedIn()
  await seeToday(page, account)
  const other = await context.newPage()
  await hold(other, CODE)
  await other.goto('/todos', { waitUntil: 'commit' })
  await expect(early(other)).toBeVisible()
  await box(other, TEXTS[0]).check()
  await other.close()
  // It gave that tab the time to send it itself.
  await expect
    .poll(async () => (await readDocument(`todos/${id(account, TEXTS[0])}`))?.['completed'])
    .toBe(true)
  await expect(box(page, TEXTS[0])).toBeChecked()
})

test('without a network too, and what another device did meanwhile wins @shell', async ({
  page,
  signedIn,
  watch,
}) => {
  watch.expectFault(OFFLINE_FAULTS)
  const account = await signedIn()
  await seeToday(page, account)
  await reloadKept(page)
  await goOfflineKept(page, box(page, TEXTS[0]))
  await putDocuments(
    new Map([
      [
        `todos/${id(account, TEXTS[1])}`,
        {
          userId: account.uid,
          text: 'Photographier la table',
          completed: false,
          dayOfWeek: today(),
          createdAt: new Date(),
        },
      ],
    ]),
  )
  await page.goto('/todos')
  await box(page, TEXTS[0]).check()
  await expect(early(page)).toHaveCount(0)
  await expect(box(page, TEXTS[0])).toBeChecked()
  await page.context().setOffline(false)
  await expect(box(page, 'Photographier la table')).toBeVisible()
  await expect
    .poll(async () => (await readDocument(`todos/${id(account, TEXTS[0])}`))?.['completed'])
    .toBe(true)
})

test('what is typed and not added yet is there again behind the early rows', async ({ page, signedIn }) => {
  const account = await signedIn()
  await seeToday(page, account)
  await page.getByLabel('Nouvelle tâche').fill('À moitié')
  const code = await hold(page, CODE)
  await page.goto('/todos', { waitUntil: 'commit' })
  await expect(early(page)).toBeVisible()
  await code.release()
  await expect(page.getByLabel('Nouvelle tâche')).toHaveValue('À moitié')
})

/** Opens the screen with everything held back: what is drawn is drawn from the copy. */
async function openHeld(page: Page, path = '/todos') {
  const code = await hold(page, CODE)
  await page.goto(path, { waitUntil: 'commit' })
  await code.request
  return code
}

test('yesterday is never drawn, nor the day of another address', async ({ page, signedIn }) => {
  const account = await signedIn()
  await seeToday(page, account)
  const other = WEEKDAYS.find((day) => day !== today()) ?? 'lundi'
  await openHeld(page, `/todos/${other}`)
  await expect(early(page)).toHaveCount(0)
  const tomorrow = new Date()
  tomorrow.setDate(tomorrow.getDate() + 1)
  tomorrow.setHours(0, 0, 30)
  await travelTo(page, tomorrow)
  await page.goto('/todos', { waitUntil: 'commit' })
  await expect(page.getByRole('status')).toContainText('Chargement de Coach Boom')
  await expect(early(page)).toHaveCount(0)
})

test('a copy of somebody else, of a newer version or a damaged one is not drawn', async ({
  page,
  signedIn,
}) => {
  const account = await signedIn()
  await seeToday(page, account)
  const kept = await keptCopy(page, account)
  const key = `coach-boom.todos.today.${account.uid}`
  await openHeld(page)
  await expect(early(page)).toBeVisible()
  for (const text of [`3${kept.slice(1)}`, kept.replace(TEXTS[0], 'Appeler la banque'), kept.slice(0, -1)]) {
    await page.evaluate(([name, value]) => localStorage.setItem(name, value), [key, text] as const)
    await page.goto('/todos', { waitUntil: 'commit' })
    await expect(page.getByRole('status')).toContainText('Chargement de Coach Boom')
    await expect(early(page)).toHaveCount(0)
  }
  await page.evaluate(
    ([name, value]) => {
      localStorage.setItem(name, value)
      localStorage.setItem('coach-boom.signed-in', 'somebody-else')
    },
    [key, kept] as const,
  )
  await page.goto('/todos', { waitUntil: 'commit' })
  await expect(page.getByRole('status')).toContainText('Chargement de Coach Boom')
  await expect(early(page)).toHaveCount(0)
})

test('a sign-out takes the copy away, and who is not remembered leaves none', async ({ page, signedIn }) => {
  const account = await signedIn()
  await seeHome(page, account)
  const profile = await openProfile(page)
  await profile.getByRole('button', { name: 'Se déconnecter' }).click()
  await expect(page.getByRole('link', { name: "Commencer l'essai gratuit" }).first()).toBeVisible()
  expect(await copyOf(page, account.uid)).toBeNull()
  expect(await copyOf(page, `${account.uid}.home`)).toBeNull()

  await page.goto('/login')
  await page.getByLabel('Adresse email').fill(account.email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(account.password)
  await page.getByLabel('Se souvenir de moi').uncheck()
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await expect(page.getByRole('button', { name: 'Mon Profil' })).toBeVisible()
  await page.goto('/todos')
  await expect(box(page, TEXTS[0])).toBeVisible()
  await page.goto('/todos')
  await expect(box(page, TEXTS[0])).toBeVisible()
  expect(await copyOf(page, account.uid)).toBeNull()
})
