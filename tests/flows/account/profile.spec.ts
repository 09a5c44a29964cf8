import type { Page } from '@playwright/test'
import { expectAccessible } from '../../support/browser/axe'
import { expect, test } from '../../support/flow'
import { OFFLINE_FAULTS } from '../../support/browser/kept-shell'
import { logIn } from '../../support/browser/log-in'
import { openProfile } from '../../support/browser/profile-dialog'
import { picture } from '../../support/browser/picture'
import { hold } from '../../support/hold'
import { askAgain, refuse } from '../../support/refusals'
import { readDocument } from '../../support/stored-documents'

const pencil = (page: Page) => page.getByRole('button', { name: 'Modifier le nom' })
const nameField = (page: Page) => page.getByRole('dialog').getByLabel('Nom complet')
const newPassword = (page: Page) => page.getByLabel('Nouveau mot de passe')

async function changePassword(page: Page, password: string): Promise<void> {
  await newPassword(page).fill(password)
  await page.getByRole('button', { name: 'Changer le mot de passe' }).click()
}

test('the name: given up, then changed, and the dashboard says it at once', async ({ page, signedIn }) => {
  const { uid } = await signedIn({ fullName: 'Camille Martin' })
  await page.goto('/')
  const dialog = await openProfile(page)
  await picture(page, 'profile')
  await pencil(page).click()
  await expect(nameField(page)).toBeFocused()
  await expect(nameField(page)).toHaveValue('Camille Martin')
  await nameField(page).fill('Quelque chose')
  await dialog.getByRole('button', { name: 'Annuler' }).click()
  await expect(nameField(page)).toHaveCount(0)
  await expect(dialog).toContainText('Camille Martin')
  await expect(pencil(page)).toBeFocused()

  await page.keyboard.press('Enter')
  await nameField(page).fill('Autre chose')
  await nameField(page).press('Escape')
  await expect(nameField(page)).toHaveCount(0)
  await expect(dialog).toBeVisible()
  await expect(pencil(page)).toBeFocused()

  await pencil(page).click()
  await dialog.getByRole('button', { name: 'Sauvegarder' }).click()
  await expect(pencil(page)).toBeFocused()
  await expect(page.getByText('Profil mis à jour avec succès !')).toHaveCount(0)

  await pencil(page).click()
  await nameField(page).fill('  Inès   Durand ')
  await dialog.getByRole('button', { name: 'Sauvegarder' }).click()
  await expect(dialog.getByText('Profil mis à jour avec succès !')).toBeVisible()
  await expect(pencil(page)).toBeFocused()
  expect(await readDocument(`profiles/${uid}`)).toMatchObject({ fullName: 'Inès Durand' })
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bienvenue, Inès')

  await test.step('nothing stands beside a small window, be the name ever so long', async () => {
    await page.setViewportSize({ width: 320, height: 640 })
    await openProfile(page)
    await pencil(page).click()
    await nameField(page).fill(`${'Marie-Antoinette'.repeat(6)} de Grandmaison`)
    await dialog.getByRole('button', { name: 'Sauvegarder' }).click()
    await expect(dialog).toContainText('de Grandmaison')
    for (const name of ['Profil', 'Abonnement', 'Nous contacter']) {
      await dialog.getByRole('tab', { name }).click()
      const width = await dialog.evaluate((element) =>
        Math.max(...[...element.querySelectorAll('*')].map((child) => child.getBoundingClientRect().right)),
      )
      expect(width, name).toBeLessThanOrEqual(320)
      await expectAccessible(page)
    }
  })
})

test('without network a name waits, and one that is refused stays in its field, through a reload', async ({
  page,
  context,
  signedIn,
  watch,
}) => {
  watch.expectFault(OFFLINE_FAULTS)
  watch.expectFault(/The name was refused|Failed to load resource/)
  const { uid } = await signedIn()
  await page.goto('/')
  const dialog = await openProfile(page)
  await context.setOffline(true)
  await expect(page.getByText(/^Vous êtes hors ligne depuis \d\d:\d\d ·/)).toBeVisible()
  await pencil(page).click()
  await nameField(page).fill('Inès Durand')
  await nameField(page).press('Enter')
  await expect(dialog.getByText('Inès Durand')).toBeVisible()
  await expect(dialog.getByText('En attente')).toBeVisible()
  await expect(page.getByText('Profil mis à jour avec succès !')).toHaveCount(0)
  expect(await readDocument(`profiles/${uid}`)).toMatchObject({ fullName: 'Camille Martin' })

  await context.setOffline(false)
  await expect(dialog.getByText('En attente')).toHaveCount(0)
  await expect.poll(() => readDocument(`profiles/${uid}`)).toMatchObject({ fullName: 'Inès Durand' })
  await expect(dialog.getByText('Inès Durand')).toBeVisible()

  const heal = await refuse(context, 'writes', 'profiles')
  await pencil(page).click()
  await nameField(page).fill('Inès Morel')
  await nameField(page).press('Enter')
  const refusal = dialog.getByRole('alert')
  await expect(refusal).toHaveText('Erreur lors de la mise à jour du profil.')
  await expect(nameField(page)).toHaveValue('Inès Morel')
  await expect(nameField(page)).toBeFocused()
  await heal()
  await page.reload()
  await openProfile(page)
  await expect(refusal).toHaveText('Erreur lors de la mise à jour du profil.')
  await expect(nameField(page)).toHaveValue('Inès Morel')
  await dialog.getByRole('button', { name: 'Sauvegarder' }).click()
  await expect(dialog.getByText('Profil mis à jour avec succès !')).toBeVisible()
  expect(await readDocument(`profiles/${uid}`)).toMatchObject({ fullName: 'Inès Morel' })
})

test('an invalid name or password is refused beside its field and kept; a six-character password logs in', async ({
  page,
  context,
  signedIn,
  watch,
}) => {
  // A new password ends the sessions that were there before.
  watch.expectFault(/status of 40[01]/)
  watch.expectFault(OFFLINE_FAULTS)
  const account = await signedIn()
  await page.goto('/')
  const dialog = await openProfile(page)

  await test.step('a name that cannot be one', async () => {
    await pencil(page).click()
    await nameField(page).fill('   ')
    await nameField(page).press('Enter')
    await expect(page.getByText('Le nom est requis')).toBeVisible()
    await expect(nameField(page)).toHaveAccessibleDescription(/Le nom est requis/)
    await expectAccessible(page)
    await picture(page, 'profile-name')
    await nameField(page).fill('a'.repeat(121))
    await expect(page.getByText('121 caractères, pour 120 au plus.')).toBeVisible()
    await nameField(page).press('Enter')
    await expect(nameField(page)).toHaveValue('a'.repeat(121))
    await nameField(page).fill('a'.repeat(120))
    await nameField(page).press('Enter')
    await expect(page.getByText('Profil mis à jour avec succès !')).toBeVisible()
  })

  await test.step('a password that cannot be one', async () => {
    await expect(newPassword(page)).toHaveAttribute('autocomplete', 'new-password')
    await changePassword(page, '12345')
    await expect(dialog.getByText('Le mot de passe doit contenir au moins 6 caractères.')).toBeVisible()
    await picture(page, 'profile-password')
    await expect(newPassword(page)).toBeFocused()
    await changePassword(page, 'a'.repeat(4097))
    await expect(dialog.getByText('Un mot de passe compte au plus 4096 caractères.')).toBeVisible()
  })

  await test.step('a password that Auth refuses', async () => {
    const message = 'WEAK_PASSWORD : Password should be at least 6 characters'
    await page.route(
      '**/accounts:update**',
      (route) => route.fulfill({ status: 400, json: { error: { code: 400, message } } }),
      { times: 1 },
    )
    await changePassword(page, 'nouveau mot')
    await expect(dialog.getByText('Le mot de passe est trop faible')).toBeVisible()
    await expect(newPassword(page)).toHaveValue('nouveau mot')
    await context.setOffline(true)
    await changePassword(page, 'nouveau mot')
    await expect(dialog.getByText('Problème de connexion réseau')).toBeVisible()
    await expect(newPassword(page)).toHaveValue('nouveau mot')
    await context.setOffline(false)
  })

  await test.step('an old login: the current password is asked for', async () => {
    // Auth's answer when the last login is too old, which a test cannot wait for.
    await page.route(
      '**/accounts:update**',
      (route) =>
        route.fulfill({
          status: 400,
          json: { error: { code: 400, message: 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN' } },
        }),
      { times: 1 },
    )
    await changePassword(page, '123456')
    const current = dialog.getByLabel('Mot de passe actuel')
    await expect(current).toBeFocused()
    await expect(current).toHaveAttribute('autocomplete', 'current-password')
    await expect(newPassword(page)).toHaveValue('123456')

    await current.press('Enter')
    await expect(dialog.getByText('Le mot de passe est requis')).toBeVisible()
    await current.fill('pas le bon')
    await current.press('Enter')
    await expect(dialog.getByText(/^(Email ou m|M)ot de passe incorrect\.$/)).toBeVisible()
    await expect(newPassword(page)).toHaveValue('123456')
    await expectAccessible(page)

    await current.fill(account.password)
    await current.press('Enter')
    await expect(dialog.getByText('Mot de passe mis à jour avec succès !')).toBeVisible()
    await expect(current).toHaveCount(0)
    await expect(newPassword(page)).toHaveValue('')
  })

  await dialog.getByRole('button', { name: 'Se déconnecter' }).click()
  await expect(page.getByRole('link', { name: 'Connexion' })).toBeVisible()
  await logIn(page, { email: account.email, password: '123456' })
})

test('a profile that the server refuses, or that does not come, is said where it would stand, and comes by itself @phone', async ({
  page,
  context,
  signedIn,
}) => {
  const { uid } = await signedIn({ fullName: 'Camille Martin' })
  const unavailable = page.getByText('Données utilisateur indisponibles.')
  const heal = await refuse(context, 'documents', 'profiles')
  await page.goto('/')
  await expect(unavailable).toBeVisible()
  const dialog = await openProfile(page)
  await expect(dialog.getByRole('alert')).toContainText(
    'Données utilisateur indisponibles. Erreur lors du chargement des données',
  )
  await expectAccessible(page)
  await picture(page, 'profile-unavailable')
  await dialog.getByRole('tab', { name: 'Abonnement' }).click()
  await expect(dialog.getByText('Données utilisateur indisponibles.')).toBeVisible()
  await heal()
  await askAgain(dialog.getByRole('button', { name: 'Réessayer' }))
  await dialog.getByRole('tab', { name: 'Profil' }).click()
  await expect(dialog.getByText('Camille Martin')).toBeVisible()
  await expect(unavailable).toHaveCount(0)

  // A device without a copy, and a server that says nothing.
  await page.evaluate(async () => {
    for (const { name = '' } of await indexedDB.databases())
      if (!name.startsWith('firebase')) indexedDB.deleteDatabase(name)
  })
  const silent = await hold(page, '**/google.firestore.v1.Firestore/Listen/channel**')
  await page.reload()
  await openProfile(page)
  await expect(dialog.getByRole('status').filter({ has: unavailable })).toBeVisible()
  await silent.release()
  await expect(dialog.getByText('Camille Martin')).toBeVisible()
  await expect(unavailable).toHaveCount(0)
  expect(await readDocument(`profiles/${uid}`)).toMatchObject({ fullName: 'Camille Martin' })
})

test('Back closes the profile and leaves the page below, also under the deletion; a link takes its place @phone', async ({
  page,
  signedIn,
}) => {
  await signedIn()
  await page.goto('/todos/lundi')
  await page.getByLabel('Nouvelle tâche').fill('À moitié')
  const dialog = await openProfile(page)
  await page.goBack()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(/\/todos\/lundi$/)
  await expect(page.getByLabel('Nouvelle tâche')).toHaveValue('À moitié')

  await openProfile(page)
  await dialog.getByRole('button', { name: 'Modifier le nom' }).click()
  await dialog.getByLabel('Nom complet').fill('À demi')
  await dialog.getByRole('button', { name: 'Supprimer le compte' }).click()
  await expect(page.getByRole('dialog', { name: 'Supprimer le compte' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/\/todos\/lundi$/)

  await openProfile(page)
  await expect(dialog.getByLabel('Nom complet')).toHaveValue('À demi')
  await page.keyboard.press('Escape')
  await expect(dialog.getByLabel('Nom complet')).toHaveCount(0)
  await dialog.getByRole('link', { name: 'Aide' }).click()
  await expect(page).toHaveURL(/\/aide/)
  await expect(dialog).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/todos\/lundi$/)
  await expect(dialog).toHaveCount(0)
})
