// After a sign-out, the device stores no text and no address of the person. The caches hold files alone: installable.spec.ts.
import type { BrowserContext, Page } from '@playwright/test'
import { TAKE_YOUR_TIME } from '../../../local/coach/pace'
import type { Account } from '../../support/accounts'
import { eraseAccount } from '../../support/account-changes'
import { tracesOf } from '../../support/browser/device-traces'
import { expect, test } from '../../support/flow'
import { editor, projectButton, save } from '../../support/browser/project-editor'
import { openProduct } from '../../support/browser/product-page'
import { block, candidate, rename, typeLink } from '../../support/browser/research-tables'

const fullName = 'Canari Nom'
const WRITTEN = [
  'canari-tache',
  'canari-tache-en-cours',
  'canari-projet',
  'canari-projet-note',
  'canari-projet-brouillon',
  'canari-section',
  'canari-lien',
  'canari-lien-en-cours',
  'canari-note',
  'canari-filtre',
  'canari-message',
  'canari-message-en-cours',
]
const LOSSES = [
  '1 tâche à moitié écrite',
  '1 nouveau projet sans titre',
  '1 lien à moitié écrit',
  '1 message à moitié écrit',
]
const wordsOf = ({ uid, email }: Account) => ['canari', email, uid]

async function writeTodos(page: Page) {
  await page.goto('/todos/lundi')
  const field = page.getByLabel('Nouvelle tâche')
  await field.fill('canari-tache')
  await field.press('Enter')
  await expect(page.getByRole('checkbox', { name: 'canari-tache' })).toBeVisible()
  await field.fill('canari-tache-en-cours')
}

async function writeProjects(page: Page) {
  await page.goto('/projects')
  await page.getByRole('button', { name: 'Créer mon premier projet' }).click()
  const description = editor(page).getByRole('textbox', { name: 'Description du produit' })
  await editor(page).getByLabel('Nom du projet').fill('canari-projet')
  await description.fill('canari-projet-note')
  await save(page)
  await expect(projectButton(page, 'canari-projet')).toBeVisible()
  await page.getByRole('button', { name: 'Nouveau projet' }).click()
  await description.fill('canari-projet-brouillon')
  await page.keyboard.press('Escape')
  await expect(editor(page)).toHaveCount(0)
}

async function writeResearch(page: Page) {
  await page.goto('/search')
  await page.getByRole('button', { name: 'Nouveau produit' }).click()
  await rename(page, 'Nom du produit', 'canari-section', 'Enter')
  await typeLink(page, 'canari-section', 'https://ex.fr/canari-lien')
  await block(page, 'canari-section').getByRole('button', { name: 'Confirmer le lien' }).click()
  await candidate(page, 'canari-lien').getByRole('button', { name: 'Enregistrer' }).click()
  await page.getByRole('button', { name: 'Sauvegarder', exact: true }).click()
  await openProduct(page, 'canari-lien')
  await page.getByLabel('Note', { exact: true }).fill('canari-note')
  await page.goBack()
  // The search is there from eight products on.
  const others = Array.from({ length: 8 }, (_, at) => `https://ex.fr/autre-${at}`).join(' ')
  await typeLink(page, 'Mes liens', others)
  await page.getByRole('button', { name: 'Confirmer les liens' }).click()
  await page.getByRole('button', { name: 'Sauvegarder (8)' }).click()
  await expect(page.getByText('Tout est enregistré')).toBeVisible()
  await typeLink(page, 'Mes liens', 'https://ex.fr/canari-lien-en-cours')
  await page.getByRole('searchbox').fill('canari-filtre')
}

async function writeToCoach(page: Page) {
  await page.goto('/coach')
  const field = page.getByLabel('Votre message')
  await field.fill(`canari-message, ${TAKE_YOUR_TIME}`)
  await page.getByRole('button', { name: 'Envoyer' }).click()
  await page.getByRole('button', { name: 'Arrêter' }).click()
  await expect(page.getByRole('article', { name: 'Vous' })).toHaveText(/canari-message/)
  await field.fill('canari-message-en-cours')
}

async function signOut(page: Page) {
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Mon Profil' }).click()
  await page.getByRole('button', { name: 'Se déconnecter' }).click()
  for (const loss of LOSSES)
    await expect(page.getByRole('alertdialog').getByRole('listitem').filter({ hasText: loss })).toBeVisible()
  const left = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Me déconnecter quand même' }).click()
  await left
  await expect(page.getByRole('link', { name: 'Connexion' })).toBeVisible()
}

test('a sign-out in another tab leaves none of the written texts in either tab', async ({
  page,
  context,
  signedIn,
}) => {
  const account = await signedIn({ fullName })
  await writeTodos(page)
  await writeProjects(page)
  await writeResearch(page)
  await writeToCoach(page)
  const before = (await tracesOf(page, [fullName, ...WRITTEN])).join('\n')
  for (const text of [fullName, ...WRITTEN])
    expect(before, 'the search finds it while it is there').toContain(text)
  const other = await context.newPage()
  await signOut(other)
  await expect(page.getByRole('link', { name: 'Connexion' })).toBeVisible()
  for (const tab of [page, other]) expect(await tracesOf(tab, wordsOf(account))).toEqual([])
})

test('who is not remembered leaves nothing on the device, not even before the sign-out @first-visit', async ({
  page,
  context,
  newAccount,
}) => {
  const account = await newAccount({ fullName })
  await logInUnremembered(page, account)
  // One way of storing for all screens; a sign-out is the same for everybody.
  await writeTodos(page)
  await writeToCoach(page)
  expect(await tracesOf(await nextPerson(context), wordsOf(account))).toEqual([])
})

test('an account erased while its page was closed leaves nothing on the device either', async ({
  page,
  context,
  signedIn,
  watch,
}) => {
  watch.expectFault(/status of 400/)
  const account = await signedIn({ fullName })
  // Everything stored under the owner's name is deleted, so one screen is enough.
  await writeTodos(page)
  await page.close()
  await eraseAccount(account.uid)
  const reopened = await nextPerson(context)
  await expect.poll(() => tracesOf(reopened, wordsOf(account))).toEqual([])
})

async function logInUnremembered(page: Page, { email, password }: Account) {
  await page.goto('/login')
  await page.getByLabel('Adresse email').fill(email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(password)
  await page.getByRole('checkbox', { name: 'Se souvenir de moi' }).uncheck()
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await expect(page.getByRole('button', { name: 'Mon Profil' })).toBeVisible()
}

/** A new tab reads the same storage as a restarted browser. */
async function nextPerson(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Connexion' })).toBeVisible()
  return page
}
