// The server ends a session, for example after a change of the password on another device: what only this device has waits for its person.
import type { Page } from '@playwright/test'
import { changePassword } from '../../support/account-changes'
import { expectAccessible } from '../../support/browser/axe'
import { tracesOf } from '../../support/browser/device-traces'
import { picture } from '../../support/browser/picture'
import { expect, test } from '../../support/flow'
import { refuse } from '../../support/refusals'
import { readOwned } from '../../support/stored-documents'

async function logIn(page: Page, email: string, password: string) {
  await page.getByLabel('Adresse email').fill(email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await expect(page.getByRole('button', { name: 'Mon Profil' })).toBeVisible()
}

test('unsent work waits at the login, unnamed, and is sent once its person is back', async ({
  page,
  context,
  signedIn,
  watch,
}) => {
  watch.expectFault(/refused|not saved yet|status of 40[013]/)
  const account = await signedIn()
  const heal = await refuse(context, 'writes', 'todos')
  await page.goto('/todos/mardi')
  const field = page.getByLabel('Nouvelle tâche')
  await field.fill('canari-tache')
  await field.press('Enter')
  await expect(page.getByText("Erreur lors de l'ajout de la tâche")).toBeVisible()
  await field.fill('canari-en-cours')

  // A token of the same second is still good.
  await page.waitForTimeout(1_500)
  await changePassword(account.uid, 'nouveaumotdepasse')
  await page.reload()
  await expect(page).toHaveURL(/\/login$/)
  const notice = page.getByText(/^Votre session est terminée/)
  await expect(notice).toHaveText(/reconnectez-vous\. 2\schangements vous attendent sur cet appareil\./)
  await expectAccessible(page)
  await picture(page, 'login-waiting-work')
  await expect.poll(() => tracesOf(page, [account.email])).toEqual([])
  await page.getByRole('button', { name: 'Effacer' }).click()
  await expect(notice).toHaveCount(0)
  expect(await tracesOf(page, ['canari'])).toEqual([])
  await page.getByRole('button', { name: 'Annuler' }).click()
  await expect(notice).toBeVisible()

  await heal()
  await logIn(page, account.email, 'nouveaumotdepasse')
  await expect
    .poll(async () => (await readOwned('todos', account.uid)).map(({ text }) => text))
    .toEqual(['canari-tache'])
  await page.goto('/todos/mardi')
  await expect(field).toHaveValue('canari-en-cours')
  await expect(page.getByRole('checkbox', { name: 'canari-tache' })).toBeVisible()
})
