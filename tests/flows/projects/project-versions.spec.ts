import type { Page } from '@playwright/test'
import { expectAccessible } from '../../support/browser/axe'
import { expect, test } from '../../support/flow'
import { editor, openVersions, projectButton } from '../../support/browser/project-editor'
import { picture } from '../../support/browser/picture'
import { itemText, putProject } from '../../support/samples/sample-projects'
import { askAgain, refuse } from '../../support/refusals'
import { silenceServices } from '../../support/silence'
import { readDocument, readOwned } from '../../support/stored-documents'
import { expectInTime } from '../../support/travel'

const description = (page: Page) => editor(page).getByRole('textbox', { name: 'Description du produit' })
const versions = (page: Page) => page.getByRole('dialog', { name: 'Versions' })
const rows = (page: Page) =>
  versions(page).getByRole('list', { name: 'Versions gardées' }).getByRole('listitem')

/** « Annuler » of a toast: the editor has a button with the same name. */
const undo = (page: Page, text: string) =>
  page.getByRole('group').filter({ hasText: text }).getByRole('button', { name: 'Annuler' })

test('the text as it was opened is kept once it changes, compared, taken back, and that is undone', async ({
  page,
  signedIn,
}) => {
  const account = await signedIn()
  const id = await putProject(account, { title: 'Gourde', notes: { product: ['En inox, 350 ml'] } })
  const stored = async () => itemText(await readDocument(`projects/${id}`), 'product')
  await page.goto('/projects')
  await projectButton(page, 'Gourde').click()
  await openVersions(page)
  await expect(versions(page).getByText('Aucune version pour le moment')).toBeVisible()
  await picture(page, 'editor-versions-none', { isWindow: true })
  await page.keyboard.press('Escape')
  await expect(versions(page)).toHaveCount(0)

  await description(page).fill('En verre, 350 ml')
  await expect(editor(page).getByText(/^Enregistré à/)).toBeVisible()
  await openVersions(page)
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page)).toContainText('À l’ouverture de l’éditeur')
  await expect(rows(page)).toContainText('Diffère du texte actuel\u00a0: Produit.')
  await rows(page).getByRole('button', { name: 'Voir les différences' }).click()
  await expect(rows(page).locator('ins')).toContainText('inox')
  await expect(rows(page).locator('del')).toContainText('verre')
  await expectAccessible(page)
  await picture(page, 'editor-versions')

  await rows(page).getByRole('button', { name: 'Reprendre cette version' }).click()
  await expect(versions(page)).toHaveCount(0)
  await expect(description(page)).toHaveValue('En inox, 350 ml')
  await expect.poll(stored).toBe('En inox, 350 ml')
  await undo(page, 'Version reprise').click()
  await expect(description(page)).toHaveValue('En verre, 350 ml')
  await expect.poll(stored).toBe('En verre, 350 ml')

  await openVersions(page)
  await expect(rows(page)).toHaveCount(2)
  await expect(rows(page).first()).toContainText('Avant de reprendre une version')
  await expect(rows(page).first()).toContainText('Identique au texte actuel.')
  await expect.poll(() => readOwned('projectVersions', account.uid)).toHaveLength(2)
  // Restored text earns no XP again.
  expect(await readDocument(`profiles/${account.uid}`)).toMatchObject({ xp: 0 })
})

test('a version gets a name, another one, goes and comes back @phone-only', async ({ page, signedIn }) => {
  const account = await signedIn()
  await putProject(account, { title: 'Gourde', notes: { product: ['En inox'] } })
  await page.goto('/projects')
  await projectButton(page, 'Gourde').click()
  await openVersions(page)
  const field = versions(page).getByRole('textbox', { name: 'Garder une version maintenant' })
  await versions(page).getByRole('button', { name: 'Garder cette version' }).click()
  await expect(field).toHaveAccessibleDescription(/Il faut un nom/)
  await field.fill('Avant le nouv')
  await page.reload()
  await openVersions(page)
  await expect(field).toHaveValue('Avant le nouv')
  await field.fill('Avant le nouveau prix')
  await field.press('Enter')
  await expect(field).toHaveValue('')
  await expect(rows(page)).toContainText('Avant le nouveau prix')
  await expect(rows(page)).toContainText('Identique au texte actuel.')

  await rows(page).getByRole('button', { name: 'Actions de la version' }).click()
  await page.getByRole('menuitem', { name: 'Renommer' }).click()
  const name = rows(page).getByRole('textbox', { name: 'Nom de la version' })
  await expect(name).toBeFocused()
  await name.fill('x'.repeat(61))
  await name.press('Enter')
  await expect(name).toHaveAccessibleDescription(/au plus 60 caractères/)
  await picture(page, 'editor-versions-named', { isWindow: true })
  await name.fill('Ancien prix')
  await name.press('Enter')
  await expect(rows(page)).toContainText('Ancien prix')
  await expect(rows(page).getByRole('button', { name: 'Actions de la version' })).toBeFocused()

  await rows(page).getByRole('button', { name: 'Actions de la version' }).click()
  await page.getByRole('menuitem', { name: 'Supprimer' }).click()
  await expect(rows(page)).toHaveCount(0)
  await undo(page, 'Version supprimée').click()
  await expect(rows(page)).toContainText('Ancien prix')
  await expect.poll(async () => (await readOwned('projectVersions', account.uid)).length).toBe(1)
})

test('a network that takes a save and does not answer is named, and asked again', async ({
  page,
  signedIn,
}) => {
  const account = await signedIn()
  const id = await putProject(account, { title: 'Gourde', notes: { product: ['En inox'] } })
  await page.clock.install()
  await page.goto('/projects')
  await projectButton(page, 'Gourde').click()
  await expect(description(page)).toHaveValue('En inox')
  const heal = await silenceServices(page)
  await description(page).fill('En verre')
  const line = editor(page)
    .getByRole('status')
    .filter({ hasText: 'Pas encore enregistré, le réseau répond mal' })
  await expectInTime(page, line)
  const asked = page.waitForRequest(/Firestore\/Listen\/channel/)
  await line.getByRole('button', { name: 'Réessayer' }).click()
  await asked
  await heal()
  await expectInTime(page, editor(page).getByText(/^Enregistré à/))
  expect(itemText(await readDocument(`projects/${id}`), 'product')).toBe('En verre')
})

test('versions that the server refuses are said to be unread, and never none', async ({
  page,
  context,
  signedIn,
  watch,
}) => {
  watch.expectFault(/permission|refused/i)
  await putProject(await signedIn(), { title: 'Gourde', notes: { product: ['En inox'] } })
  const heal = await refuse(context, 'queries', 'projectVersions')
  await page.goto('/projects')
  await projectButton(page, 'Gourde').click()
  await openVersions(page)
  const none = versions(page).getByText('Aucune version pour le moment')
  await expect(versions(page).getByRole('alert')).toBeVisible()
  await expect(none).toHaveCount(0)
  await expectAccessible(page)
  await picture(page, 'editor-versions-error', { isWindow: true })
  await heal()
  await askAgain(versions(page).getByRole('button', { name: 'Réessayer' }))
  await expect(none).toBeVisible()
})
