import type { Page } from '@playwright/test'
import { eraseAccount, eraseAuthUser, eraseProfile } from '../../support/account-changes'
import { hold } from '../../support/hold'
import { OFFLINE_FAULTS } from '../../support/browser/kept-shell'
import { logIn, submitLogin } from '../../support/browser/log-in'
import { openProfile } from '../../support/browser/profile-dialog'
import { keepSession } from '../../support/browser/session'
import { readDocument, readOwned } from '../../support/stored-documents'
import { expectInTime } from '../../support/travel'
import { expect, test } from '../../support/browser/two-devices'

/** Requests with the token of a deleted account, also to the emulator's Firestore. */
const ERASED_FAULTS = /status of 40[01]/

async function expectLanding(page: Page): Promise<void> {
  await expect(page.getByRole('link', { name: 'Connexion' })).toBeVisible()
  await expect(page).toHaveURL('/')
}

/** Only the server can say that a day is empty: from then on the page's listeners are connected. */
async function expectConnected(page: Page): Promise<void> {
  await expect(page.getByText('est libre pour l’instant')).toBeVisible()
}

/** Keys of the page's storage, and Firestore's databases. */
function keptBy(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const databases = (await indexedDB.databases()).map(({ name = '' }) => name)
    return [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
      ...databases.filter((name) => name.startsWith('firestore')),
    ]
  })
}

test('who is not remembered stays who they are in their tab, whoever is remembered in another one since @first-visit', async ({
  page,
  context,
  newAccount,
}) => {
  const [noe, lea] = [await newAccount(), await newAccount()]
  await page.goto('/login')
  await page.getByLabel('Se souvenir de moi').uncheck()
  await submitLogin(page, noe)
  const tab = await context.newPage()
  await logIn(tab, lea)
  for (const [theirs, { email }] of [
    [page, noe],
    [tab, lea],
  ] as const) {
    await theirs.reload()
    await openProfile(theirs)
    await expect(theirs.getByText(email)).toBeVisible()
  }
})

test('a login under way takes nothing from a tab that is loaded meanwhile, and nothing is taken from it @first-visit', async ({
  page,
  context,
  newAccount,
}) => {
  const account = await newAccount()
  const plan = await context.newPage()
  await plan.goto('/plan')
  await plan.getByText('Une idée de produit', { exact: true }).click()
  await plan.getByRole('button', { name: 'Suivant' }).click()
  const asked = plan.getByRole('heading', { level: 2, name: 'Combien de temps par semaine ?' })
  await expect(asked).toBeVisible()

  const answer = await hold(page, '**/*accounts:signInWithPassword*')
  await page.goto('/login')
  const login = submitLogin(page, account)
  await answer.request
  const visitor = await context.newPage()
  await visitor.goto('/')
  await expectLanding(visitor)
  await plan.reload()
  await expect(asked).toBeVisible()
  await plan.goBack()
  await expect(plan.getByRole('radio', { name: 'Une idée de produit' })).toBeChecked()

  await answer.release()
  await login
  await page.goto('/todos/lundi')
  await expectConnected(page)
  await expect(visitor.getByRole('button', { name: 'Mon Profil' })).toBeVisible()
})

test('a login in a tab that does not know of another session keeps that session @no-worker', async ({
  page,
  context,
  signedIn,
  newAccount,
}) => {
  const other = await newAccount()
  await signedIn()
  await page.goto('/todos')
  await page.getByLabel('Nouvelle tâche').fill('Une tâche à moitié écrite')

  const visitor = await context.newPage()
  // Only Auth's database has the session, as if storage had been too full for the hint.
  await visitor.goto('/robots.txt')
  await visitor.evaluate(() => {
    localStorage.removeItem('coach-boom.signed-in')
  })
  // Pressed before the app and Auth have loaded; Auth waits 0.8 s for this response.
  const [scripts, lookup] = [
    await hold(visitor, '**/assets/*.js'),
    await hold(visitor, '**/*accounts:lookup*'),
  ]
  await visitor.goto('/login', { waitUntil: 'commit' })
  const sent = submitLogin(visitor, other)
  await visitor.locator('[data-pressed]').waitFor()
  await scripts.release()
  await visitor.getByRole('button', { name: 'Connexion en cours...' }).waitFor()
  await lookup.release()
  await sent
  await expect(visitor.getByText('Vous êtes déjà connecté sur cet appareil.')).toBeVisible()
  await expect(page.getByLabel('Nouvelle tâche')).toHaveValue('Une tâche à moitié écrite')
})

test('an erased account takes every tab and device along, and nothing is written again', async ({
  page,
  context,
  elsewhere,
  signedIn,
  watch,
}) => {
  watch.expectFault(ERASED_FAULTS)
  const account = await signedIn()
  await page.goto('/')
  const tab = await context.newPage()
  await tab.goto('/todos')
  await keepSession(elsewhere, account)
  await elsewhere.goto('/todos')
  await elsewhere.getByLabel('Nouvelle tâche').fill('Une tâche à moitié écrite')
  for (const each of [tab, elsewhere]) await expectConnected(each)

  await eraseAccount(account.uid)
  await Promise.all([tab, elsewhere].map((each) => expect(each.getByLabel('Nouvelle tâche')).toHaveCount(0)))
  await Promise.all([page, tab, elsewhere].map((each) => expectLanding(each)))
  // A device that keeps nothing has nothing left to write.
  for (const each of [page, elsewhere]) await expect.poll(() => keptBy(each)).toEqual([])
  expect(await readDocument(`profiles/${account.uid}`)).toBeNull()
  expect(await readOwned('todos', account.uid)).toEqual([])
})

test('a page without a network learns of the erasure when the network is back', async ({
  page,
  context,
  signedIn,
  watch,
}) => {
  watch.expectFault(OFFLINE_FAULTS)
  watch.expectFault(ERASED_FAULTS)
  const account = await signedIn()
  await page.goto('/todos')
  await expectConnected(page)
  await context.setOffline(true)
  await eraseProfile(account.uid)
  await page.getByLabel('Nouvelle tâche').fill('Sans réseau')
  await context.setOffline(false)
  await expect(page.getByLabel('Nouvelle tâche')).toHaveCount(0, { timeout: 15_000 })
  await eraseAuthUser(account.uid)
  await expectLanding(page)
  expect(await readDocument(`profiles/${account.uid}`)).toBeNull()
})

test('a profile that goes while its account stays is neither written again nor taken for a sign-out', async ({
  page,
  signedIn,
  watch,
}) => {
  watch.expectFault(ERASED_FAULTS)
  const account = await signedIn()
  await page.clock.install()
  await page.goto('/todos')
  await expectConnected(page)
  await eraseProfile(account.uid)
  await expect(page.getByLabel('Nouvelle tâche')).toHaveCount(0)
  await expectInTime(page, page.getByLabel('Nouvelle tâche'))
  expect(await readDocument(`profiles/${account.uid}`)).toBeNull()

  await eraseAuthUser(account.uid)
  await expectInTime(page, page.getByRole('link', { name: 'Connexion' }))
  await expectLanding(page)
  expect(await readDocument(`profiles/${account.uid}`)).toBeNull()
})
