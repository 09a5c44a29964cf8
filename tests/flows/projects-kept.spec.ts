// Nothing that was typed in a project is ever lost, whatever happens to the page, the network or the other tab.
import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe'
import { expect, test } from '../support/flow'
import { goOfflineKept, OFFLINE_FAULTS } from '../support/kept-shell'
import { cancel, editor, openSection, projectButton, save } from '../support/project-editor'
import { refuse } from '../support/refusals'
import { itemText, putProject } from '../support/sample-projects'
import { deleteDocument, readDocument, readOwned } from '../support/stored-documents'

const item = (page: Page, name: string) => editor(page).getByRole('textbox', { name })
const description = (page: Page) => item(page, 'Description du produit')
const keptOnDevice = (page: Page) => page.evaluate(() => Object.values(window.localStorage).join('\n'))
const goBack = (page: Page) =>
  page.evaluate(() => {
    setTimeout(() => window.history.back())
  })

test('a reload asks, and what was typed is offered afterwards', async ({ page, signedIn, watch }) => {
  const account = await signedIn()
  const id = await putProject(account, { title: 'Gourde', notes: { product: ['En inox'] } })
  await page.goto('/projects')
  await projectButton(page, 'Gourde').click()
  await description(page).fill('En inox, 350 ml')

  watch.expectFault(/^dialog: /)
  const asked = page.waitForEvent('dialog')
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  expect((await asked).type()).toBe('beforeunload')
  await expect(page.getByRole('button', { name: 'Reprendre le brouillon' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Reprendre le brouillon' }).click()
  await expect(description(page)).toHaveValue('En inox, 350 ml')
  await save(page)
  await expect
    .poll(async () => itemText(await readDocument(`projects/${id}`), 'product'))
    .toBe('En inox, 350 ml')
  await expect.poll(() => keptOnDevice(page)).not.toContain('En inox, 350 ml')
})

test('Back closes the editor, and asks when something would stay unsaved @phone', async ({
  page,
  signedIn,
}) => {
  const account = await signedIn()
  await putProject(account, { title: 'Gourde' })
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Mes Projets', exact: true }).click()
  await projectButton(page, 'Gourde').click()
  await expect(editor(page)).toBeVisible()
  await goBack(page)
  await expect(editor(page)).toHaveCount(0)
  await expect(page).toHaveURL('/projects')
  await expect(projectButton(page, 'Gourde')).toBeVisible()

  await projectButton(page, 'Gourde').click()
  await description(page).fill('En cours d’écriture')
  const question = page.getByRole('alertdialog', { name: /Quitter l'éditeur/ })
  await goBack(page)
  await expect(question).toContainText('Votre brouillon reste sur cet appareil')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Rester' }).click()
  await expect(question).toHaveCount(0)
  await expect(description(page)).toHaveValue('En cours d’écriture')
  await goBack(page)
  await question.getByRole('button', { name: 'Quitter' }).click()
  await expect(editor(page)).toHaveCount(0)
  await expect(page).toHaveURL('/projects')
  await projectButton(page, 'Gourde').click()
  await expect(page.getByRole('button', { name: 'Reprendre le brouillon' })).toBeVisible()
})

test('two tabs change the same part: both versions are shown, one is chosen, nothing else is lost @phone', async ({
  page,
  context,
  signedIn,
}) => {
  const account = await signedIn()
  const id = await putProject(account, { title: 'Gourde', notes: { product: ['En inox'] } })
  await page.goto('/projects')
  await projectButton(page, 'Gourde').click()
  await description(page).fill('En verre')
  await openSection(page, 'Fournisseur')
  await item(page, 'Prix et MOQ').fill('4 € dès 200')

  const other = await context.newPage()
  await other.goto('/projects')
  await projectButton(other, 'Gourde').click()
  await description(other).fill('En bambou')
  await editor(other).getByLabel('Nom du projet').fill('Gourde de randonnée')
  await save(other)
  await expect.poll(async () => itemText(await readDocument(`projects/${id}`), 'product')).toBe('En bambou')

  // The title was changed there alone: it comes by itself. The description was changed twice.
  await expect(editor(page).getByLabel('Nom du projet')).toHaveValue('Gourde de randonnée')
  await expect(
    editor(page)
      .getByRole('status')
      .filter({ hasText: /entre-temps/ }),
  ).toContainText('Produit')
  await save(page)
  await expect(editor(page)).toBeVisible()
  await openSection(page, 'Produit')
  await expect(editor(page).getByText('En verre').first()).toBeVisible()
  await expect(editor(page).getByText('En bambou').first()).toBeVisible()
  await expectAccessible(page)
  await expect(editor(page).getByRole('radio')).toHaveCount(2)
  await expect(editor(page).getByRole('radio', { checked: true })).toHaveCount(0)
  await editor(page)
    .getByRole('radio', { name: /Votre version/ })
    .click()
  await expect(editor(page).getByText('En bambou').first()).toBeVisible()
  await save(page)
  await expect(editor(page)).toHaveCount(0)
  await expect.poll(async () => itemText(await readDocument(`projects/${id}`), 'product')).toBe('En verre')
  const stored = await readDocument(`projects/${id}`)
  expect(stored?.['title']).toBe('Gourde de randonnée')
  expect(itemText(stored, 'supplier', 1)).toBe('4 € dès 200')
})

test('a project deleted meanwhile: the text stays and saving creates it again', async ({
  page,
  signedIn,
}) => {
  const account = await signedIn()
  const id = await putProject(account, { title: 'Gourde', notes: { offer: ['Une offre'] } })
  await page.goto('/projects')
  await projectButton(page, 'Gourde').click()
  await description(page).fill('En verre')
  await deleteDocument(`projects/${id}`)
  await expect(
    editor(page)
      .getByText(/supprimé/)
      .first(),
  ).toBeVisible()
  await expect(description(page)).toHaveValue('En verre')
  await expectAccessible(page)
  await save(page)
  await expect.poll(() => readOwned('projects', account.uid)).toHaveLength(1)
  const [stored] = await readOwned('projects', account.uid)
  expect(itemText(stored ?? null, 'product')).toBe('En verre')
  expect(itemText(stored ?? null, 'offer')).toBe('Une offre')
})

test('a save without a network waits visibly, survives a reload and arrives @shell', async ({
  page,
  context,
  signedIn,
  watch,
}) => {
  watch.expectFault(OFFLINE_FAULTS)
  const account = await signedIn()
  const id = await putProject(account, { title: 'Gourde', notes: { product: ['En inox'] } })
  await page.goto('/projects')
  await goOfflineKept(page, projectButton(page, 'Gourde'))
  await projectButton(page, 'Gourde').click()
  await description(page).fill('En verre')
  await save(page)
  await expect(editor(page)).toHaveCount(0)
  await expect(page.getByText(/en attente/i).first()).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByText(/en attente/i).first()).toBeVisible()
  await projectButton(page, 'Gourde').click()
  await expect(description(page)).toHaveValue('En verre')
  await cancel(page)

  await context.setOffline(false)
  await expect
    .poll(async () => itemText(await readDocument(`projects/${id}`), 'product'), { timeout: 30_000 })
    .toBe('En verre')
  await expect(page.getByText(/en attente/i)).toHaveCount(0, { timeout: 30_000 })
  await expect.poll(() => keptOnDevice(page)).not.toContain('En verre')
})

test('a refused save is named, kept over a reload, given up and taken back; a refused deletion says so', async ({
  page,
  context,
  signedIn,
  watch,
}) => {
  watch.expectFault(/A project was not saved|status of 403|not deleted|refused|delet/i)
  const account = await signedIn()
  const id = await putProject(account, { title: 'Gourde', notes: { product: ['En inox'] } })
  await page.goto('/projects')
  await expect(projectButton(page, 'Gourde')).toBeVisible()
  const heal = await refuse(context, 'writes', 'projects')
  await projectButton(page, 'Gourde').click()
  await description(page).fill('En verre')
  await save(page)
  await expect(
    page.getByRole('alert').filter({ hasText: 'Erreur lors de la sauvegarde du projet' }).first(),
  ).toBeVisible()
  const notice = page.getByRole('main').getByText(/Non enregistré.*Erreur lors de la sauvegarde du projet/)
  await expect(notice.first()).toBeVisible()
  await page.reload()
  await expect(notice.first()).toBeVisible()

  await page
    .getByRole('main')
    .getByRole('button', { name: /Abandonner/ })
    .click()
  await expect(notice).toHaveCount(0)
  await page.getByRole('button', { name: 'Annuler' }).click()
  await expect(notice.first()).toBeVisible()

  await projectButton(page, 'Gourde').click()
  await editor(page).getByRole('button', { name: 'Supprimer le projet' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer définitivement' }).click()
  await expect(
    page.getByRole('alert').filter({ hasText: 'Erreur lors de la suppression du projet' }),
  ).toBeVisible()
  await expect(projectButton(page, 'Gourde')).toBeVisible()
  expect(await readOwned('projects', account.uid)).toHaveLength(1)
  await expect(notice.first()).toBeVisible()

  await heal()
  await page
    .getByRole('main')
    .getByRole('button', { name: /Réessayer/ })
    .click()
  await expect(notice).toHaveCount(0)
  await expect.poll(async () => itemText(await readDocument(`projects/${id}`), 'product')).toBe('En verre')
})
