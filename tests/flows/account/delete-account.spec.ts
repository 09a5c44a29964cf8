import type { Page } from '@playwright/test'
import { putDocuments, type Account } from '../../support/accounts'
import { expectAccessible } from '../../support/browser/axe'
import { tracesOf } from '../../support/browser/device-traces'
import { expect, test } from '../../support/flow'
import { OFFLINE_FAULTS } from '../../support/browser/kept-shell'
import { openProfile } from '../../support/browser/profile-dialog'
import { picture } from '../../support/browser/picture'
import { putProject } from '../../support/samples/sample-projects'
import { putSection } from '../../support/samples/sample-research'
import { readCollection, readDocument, readOwned } from '../../support/stored-documents'

/** Limit for the server's erasure and for the local database, which another tab may block for 5 seconds more. */
const ERASED = { timeout: 25_000 }
const OWNED = ['todos', 'projects', 'conversations', 'product', 'sections', 'payments'] as const
const question = (page: Page) => page.getByRole('dialog', { name: 'Supprimer le compte' })
const password = (page: Page) => question(page).getByLabel('Mot de passe', { exact: true })
const confirm = (page: Page) => question(page).getByRole('button', { name: 'Supprimer définitivement' })

async function openQuestion(page: Page): Promise<void> {
  const dialog = await openProfile(page)
  await dialog.getByRole('button', { name: 'Supprimer le compte' }).click()
  await expect(question(page)).toBeVisible()
}

/** Writes a document of every kind; returns the id of the section with candidates. */
async function putWork(account: Account): Promise<string> {
  const { uid: userId } = account
  const createdAt = new Date()
  await putProject(account, { title: 'Canari', notes: { product: ['Canari.'] } })
  const sectionId = await putSection(account, 'Canari', [{ link: 'https://ex.fr/tapis' }])
  await putDocuments(
    new Map([
      [
        `todos/t-${userId}`,
        { userId, text: 'Canari écrit', completed: false, dayOfWeek: 'lundi', createdAt },
      ],
      [`product/p-${userId}`, { userId, link: 'https://ex.fr/lampe', createdAt }],
      [
        `payments/pi-${userId}`,
        {
          userId,
          amount: 2999,
          currency: 'eur',
          status: 'succeeded',
          paidAt: createdAt,
          endedAt: null,
          immediateAccess: true,
          isApplied: true,
        },
      ],
      [
        `conversations/k-${userId}`,
        {
          userId,
          title: 'Canari',
          timestamp: createdAt,
          messages: [{ role: 'user', content: 'Canari', timestamp: 0 }],
        },
      ],
    ]),
  )
  return sectionId
}

async function storedOf(uid: string): Promise<number> {
  const owned = await Promise.all(OWNED.map((collection) => readOwned(collection, uid)))
  return owned.flat().length + ((await readDocument(`profiles/${uid}`)) ? 1 : 0)
}

test('a wrong password touches nothing, nor does a try without a network; one that stops half-way says so, and the next one goes on', async ({
  page,
  context,
  signedIn,
  watch,
}) => {
  // A request with the token of a deleted account.
  watch.expectFault(/status of (400|401|500)/)
  watch.expectFault(OFFLINE_FAULTS)
  const account = await signedIn()
  await page.goto('/')
  await putWork(account)
  const before = await storedOf(account.uid)
  expect(before).toBe(7)
  let erasures = 0
  await page.route('**/deleteAccount', async (route) => {
    erasures += 1
    await route.continue()
  })

  await openQuestion(page)
  await expect(question(page)).toContainText('C’est irréversible.')
  await expect(question(page)).toContainText('Télécharger mes données')
  await expect(question(page)).toContainText('peut encore être remboursé')
  await expect(confirm(page)).toBeDisabled()
  await password(page).press('Enter')
  await expect(question(page).getByText('Le mot de passe est requis')).toBeVisible()
  await expect(confirm(page)).toBeDisabled()

  await password(page).fill('pas le bon')
  await confirm(page).click()
  await expect(
    question(page).getByText('Erreur lors de la suppression du compte. Vérifiez votre mot de passe.'),
  ).toBeVisible()
  await expect(password(page)).toBeFocused()
  await expect(password(page)).toHaveValue('pas le bon')
  await expectAccessible(page)
  await picture(page, 'profile-deleting', { isWindow: true })
  expect(erasures).toBe(0)
  expect(await storedOf(account.uid)).toBe(before)

  await question(page).getByRole('button', { name: 'Annuler' }).click()
  await expect(question(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Supprimer le compte' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(password(page)).toHaveValue('')
  await question(page).getByRole('button', { name: 'Voir le remboursement' }).click()
  await expect(page.getByRole('button', { name: 'Renoncer au contrat ici' })).toBeVisible()

  await page.unroute('**/deleteAccount')
  await page.getByRole('tab', { name: 'Profil' }).click()
  await page.getByRole('button', { name: 'Supprimer le compte' }).click()
  await context.setOffline(true)
  await expect(question(page).getByText(/^Vous êtes hors ligne\s: supprimer/)).toBeVisible()
  await password(page).fill(account.password)
  await confirm(page).click()
  await expect(question(page).getByRole('alert')).toHaveText(/^Vous êtes hors ligne\s: rien n’a été effacé/)
  await context.setOffline(false)
  await expect(question(page).getByText(/^Vous êtes hors ligne\s: supprimer/)).toHaveCount(0)

  const code = 'account/erasure-incomplete'
  await page.route(
    '**/deleteAccount',
    (route) =>
      route.fulfill({
        status: 500,
        json: { error: { status: 'INTERNAL', message: code, details: { code } } },
      }),
    { times: 1 },
  )
  await confirm(page).click()
  await expect(question(page).getByRole('alert')).toHaveText(/^La suppression s’est interrompue\s:/)
  await expect(password(page)).toHaveValue(account.password)
  await context.setOffline(true)
  await confirm(page).click()
  await expect(question(page).getByRole('alert')).toHaveText(
    /^Vous êtes hors ligne\. Une suppression commencée ne s’arrête plus/,
  )
  await context.setOffline(false)

  // The erasure succeeds but its response is lost.
  await page.route(
    '**/deleteAccount',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await confirm(page).click()
  await expect(page.getByRole('link', { name: 'Connexion' })).toBeVisible(ERASED)
  expect(await storedOf(account.uid)).toBe(0)
})

test('the right password erases everything, here and in the other tab', async ({
  page,
  context,
  signedIn,
  watch,
}) => {
  watch.expectFault(/status of 40[01]/)
  const account = await signedIn()
  await page.goto('/')
  const sectionId = await putWork(account)
  const other = await context.newPage()
  await other.goto('/todos/lundi')
  await expect(other.getByRole('checkbox', { name: 'Canari écrit' })).toBeVisible()

  await openQuestion(page)
  await password(page).fill(account.password)
  await page.route('**/deleteAccount', async (route) => {
    await expect(page.getByRole('button', { name: 'Suppression en cours…' })).toBeDisabled()
    await page.keyboard.press('Escape')
    await expect(question(page)).toBeVisible()
    await route.continue()
  })
  await password(page).press('Enter')
  await expect(page.getByRole('link', { name: 'Connexion' })).toBeVisible(ERASED)
  await expect(page).toHaveURL(/\/$/)
  await expect(other.getByRole('link', { name: 'Connexion' })).toBeVisible(ERASED)

  expect(await storedOf(account.uid)).toBe(0)
  expect(await readCollection(`sections/${sectionId}/products`)).toEqual(new Map())
  for (const tab of [page, other]) {
    expect(await tracesOf(tab, ['canari', account.email, account.uid])).toEqual([])
  }

  await page.goto('/login')
  await page.getByLabel('Adresse email').fill(account.email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(account.password)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page).toHaveURL(/\/login$/)
})
