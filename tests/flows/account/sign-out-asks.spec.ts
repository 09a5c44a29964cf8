import { expectAccessible } from '../../support/browser/axe'
import { expect, test } from '../../support/flow'
import { openProfile } from '../../support/browser/profile-dialog'
import { refuse } from '../../support/refusals'
import { typeLink } from '../../support/browser/research-tables'
import { picture } from '../../support/browser/picture'
import { readOwned } from '../../support/stored-documents'

test('refused work and half-typed texts are each named, and staying keeps them', async ({
  page,
  context,
  signedIn,
  watch,
}) => {
  watch.expectFault(/refused|not saved yet: data.denied|Failed to load resource/)
  const { uid } = await signedIn()
  await page.goto('/todos/mardi')
  const newTodo = page.getByLabel('Nouvelle tâche')
  await newTodo.fill('Appeler')
  await newTodo.press('Enter')
  await expect(page.getByRole('checkbox', { name: 'Appeler' })).toBeVisible()
  await expect.poll(() => readOwned('todos', uid)).toHaveLength(1)

  for (const collection of ['todos', 'profiles']) await refuse(context, 'writes', collection)
  await context.route('**/coachChat', (route) => route.abort())
  await newTodo.fill('Une tâche refusée')
  await newTodo.press('Enter')
  await expect(page.getByText("Erreur lors de l'ajout de la tâche")).toBeVisible()
  await page.getByRole('button', { name: 'Modifier Appeler' }).click()
  await page.getByLabel('Modifier la tâche').fill('Rappeler')
  await page.getByRole('button', { name: 'Confirmer' }).click()
  await expect(page.getByText('Erreur lors de la mise à jour de la tâche')).toBeVisible()
  await picture(page, 'todos-refused')
  await newTodo.fill('Une tâche à moitié écrite')

  await page.goto('/search')
  await typeLink(page, 'Mes liens', 'https://ex.fr/a-moitie')

  await page.goto('/coach')
  await page.getByLabel('Votre message').fill('Donne-moi un plan complet de lancement')
  await page.getByRole('button', { name: 'Envoyer' }).click()
  await expect(page.getByRole('log').getByRole('button', { name: 'Réessayer' })).toBeVisible()
  await page.getByLabel('Votre message').fill('Un message à moitié écrit')

  const dialog = await openProfile(page)
  await page.getByRole('button', { name: 'Modifier le nom' }).click()
  const name = page.getByLabel('Nom complet')
  await name.fill('Inès Durand')
  await name.press('Enter')
  await expect(dialog.getByText('Erreur lors de la mise à jour du profil.')).toBeVisible()

  await dialog.getByRole('button', { name: 'Se déconnecter' }).click()
  const question = page.getByRole('alertdialog', { name: 'Tout n’est pas enregistré' })
  await expect(question.getByRole('listitem')).toHaveText([
    'Tâche ajoutée\u00a0: Une tâche refusée',
    'Tâche renommée\u00a0: Rappeler',
    /^Question au coach\u00a0: Donne-moi un plan complet de lancement/,
    'Nom changé\u00a0: Inès Durand',
    '1 tâche à moitié écrite',
    '1 lien à moitié écrit',
    '1 message à moitié écrit',
  ])
  await expectAccessible(page)
  await picture(page, 'sign-out-losses', { isWindow: true })
  await question.getByRole('button', { name: 'Rester connecté' }).click()

  await expect(name).toHaveValue('Inès Durand')
  await page.keyboard.press('Escape')
  const link = (label: string) =>
    page.getByRole('navigation').getByRole('link', { name: label, exact: true }).first()
  await expect(page.getByLabel('Votre message')).toHaveValue('Un message à moitié écrit')
  await expect(page.getByRole('article', { name: 'Vous' })).toContainText(['plan complet de lancement'])
  await link('Produits').click()
  await expect(page.getByLabel('Lien du produit')).toHaveValue('https://ex.fr/a-moitie')
  await link('Tâches').click()
  await page.getByRole('tab', { name: 'Mardi' }).click()
  await expect(newTodo).toHaveValue('Une tâche à moitié écrite')
  await expect(page.getByText('Une tâche refusée')).toBeVisible()
  await expect(page.getByText('Rappeler')).toBeVisible()
})
