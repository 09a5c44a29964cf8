import type { Page } from '@playwright/test'
import { expectAccessible } from '../../support/browser/axe'
import { expect, test } from '../../support/flow'
import { OFFLINE_FAULTS } from '../../support/browser/kept-shell'
import { cancel, editor, projectButton, save } from '../../support/browser/project-editor'
import { picture } from '../../support/browser/picture'
import { refuse } from '../../support/refusals'
import { itemText, putProject } from '../../support/samples/sample-projects'
import { deleteDocument, readDocument, readOwned } from '../../support/stored-documents'

const item = (page: Page, name: string) => editor(page).getByRole('textbox', { name })
const description = (page: Page) => item(page, 'Description du produit')
const keptOnDevice = (page: Page) => page.evaluate(() => Object.values(window.localStorage).join('\n'))
const goBack = (page: Page) =>
  page.evaluate(() => {
    setTimeout(() => window.history.back())
  })

test('a reload asks nothing, Back and Escape store the text, and a blank title keeps the old one', async ({
  page,
  signedIn,
}) => {
  const account = await signedIn()
  const id = await putProject(account, { title: 'Gourde', notes: { product: ['En inox'] } })
  const stored = async () => itemText(await readDocument(`projects/${id}`), 'product')
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Mes Projets', exact: true }).click()

  await test.step('a new project without a title comes back, also after a reload, until it has one', async () => {
    const create = page.getByRole('button', { name: 'Nouveau projet' })
    await create.click()
    await cancel(page)
    await create.click()
    await description(page).fill('En bois')
    await page.keyboard.press('Escape')
    await expect(editor(page)).toHaveCount(0)
    await page.reload()
    await create.click()
    await expect(description(page)).toHaveValue('En bois')
    expect(await readOwned('projects', account.uid)).toHaveLength(1)
    await item(page, 'Nom du projet').fill('Lampe')
    await save(page)
    await expect(projectButton(page, 'Lampe')).toBeVisible()
    await expect
      .poll(async () => (await readOwned('projects', account.uid)).map((each) => itemText(each, 'product')))
      .toContain('En bois')
    await create.click()
    await expect(description(page)).toHaveValue('')
    await cancel(page)
  })

  await test.step('Back closes the editor and stores the text', async () => {
    await projectButton(page, 'Gourde').click()
    await description(page).fill('En verre')
    await goBack(page)
    await expect(editor(page)).toHaveCount(0)
    await expect(page).toHaveURL('/projects')
    await expect.poll(stored).toBe('En verre')

    await projectButton(page, 'Gourde').click()
    await item(page, 'Nom du projet').fill('')
    await description(page).fill('En bambou')
    await goBack(page)
    await expect(editor(page)).toHaveCount(0)
    await expect(page).toHaveURL('/projects')
    await expect.poll(stored).toBe('En bambou')
  })

  await test.step('a reload asks nothing, and the typed text is stored', async () => {
    await projectButton(page, 'Gourde').click()
    await expect(item(page, 'Nom du projet')).toHaveValue('Gourde')
    await description(page).fill('En inox, 350 ml')
    await page.reload()
    await expect(description(page)).toHaveValue('En inox, 350 ml')
    await expect.poll(stored).toBe('En inox, 350 ml')
    await expect.poll(() => keptOnDevice(page)).not.toContain('En inox, 350 ml')
    await save(page)
    // The editor has no opener since the reload.
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })
})

test('two devices write in the same text: both stay, joined, and the older one is a version; a deletion there loses nothing', async ({
  page,
  signedIn,
}) => {
  const account = await signedIn()
  const id = await putProject(account, { title: 'Gourde', notes: { product: ['En inox'] } })
  await page.goto('/projects')
  await projectButton(page, 'Gourde').click()
  await expect(description(page)).toHaveValue('En inox')
  await description(page).fill('En verre')
  // Another device writes before the pause that saves the text.
  const theirs = { title: 'Gourde', status: 'in_progress', notes: { product: ['En bambou'] } } as const
  await putProject(account, theirs, { id })

  await expect(editor(page).getByRole('combobox', { name: 'Statut' })).toHaveValue('in_progress')
  await item(page, 'Nom du projet').fill('Gourde de randonnée')
  await expect(description(page)).toHaveValue('En bambou\n\nEn verre')
  await save(page)
  await expect(editor(page)).toHaveCount(0)
  await expect
    .poll(async () => itemText(await readDocument(`projects/${id}`), 'product'))
    .toBe('En bambou\n\nEn verre')
  await expect
    .poll(() => readDocument(`projects/${id}`))
    .toMatchObject({ title: 'Gourde de randonnée', status: 'in_progress' })
  await expect
    .poll(async () =>
      (await readOwned('projectVersions', account.uid)).map((each) => itemText(each, 'product')),
    )
    .toContain('En bambou')

  await test.step('deleted there: the text stays, and saving creates the project again', async () => {
    await projectButton(page, 'Gourde de randonnée').click()
    await item(page, 'Avantages uniques').fill('Légère')
    await deleteDocument(`projects/${id}`)
    const notice = editor(page).getByText(/supprimé/)
    await expect(notice.first()).toBeVisible()
    await expect(item(page, 'Avantages uniques')).toHaveValue('Légère')
    await expectAccessible(page)
    await picture(page, 'editor-gone')
    await save(page)
    await expect.poll(() => readOwned('projects', account.uid)).toHaveLength(1)
    const [again] = await readOwned('projects', account.uid)
    expect([0, 2].map((at) => itemText(again ?? null, 'product', at))).toEqual([
      'En bambou\n\nEn verre',
      'Légère',
    ])
  })
})

test('text is saved automatically in two tabs at once, and « Annuler » reverts only its own tab', async ({
  page,
  context,
  signedIn,
}) => {
  const account = await signedIn()
  const id = await putProject(account, { title: 'Gourde', notes: { product: ['En inox'] } })
  const texts = async () => {
    const stored = await readDocument(`projects/${id}`)
    return [0, 2].map((at) => itemText(stored, 'product', at))
  }
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto('/projects')
    await projectButton(tab, 'Gourde').click()
  }
  await description(page).fill('En verre')
  await expect(editor(page).getByText(/^Enregistré à/)).toBeVisible()
  await expect.poll(texts).toEqual(['En verre', ''])
  await expect(description(other)).toHaveValue('En verre')

  await item(other, 'Avantages uniques').fill('Légère')
  await description(page).fill('En verre soufflé')
  await expect.poll(texts).toEqual(['En verre soufflé', 'Légère'])
  await expect(item(page, 'Avantages uniques')).toHaveValue('Légère')
  await expect(page.getByText(/XP/)).toHaveCount(0)

  await cancel(page)
  await expect.poll(texts).toEqual(['En inox', 'Légère'])
  await expect(description(other)).toHaveValue('En inox')
  await page.getByRole('button', { name: 'Rétablir' }).click()
  await expect.poll(texts).toEqual(['En verre soufflé', 'Légère'])
})

test('a save without a network waits visibly, and arrives', async ({ page, context, signedIn, watch }) => {
  watch.expectFault(OFFLINE_FAULTS)
  const account = await signedIn()
  const id = await putProject(account, { title: 'Gourde', notes: { product: ['En inox'] } })
  await page.goto('/projects')
  await projectButton(page, 'Gourde').click()
  await expect(description(page)).toHaveValue('En inox')
  await context.setOffline(true)
  await description(page).fill('En verre')
  await expect(editor(page).getByText('Gardé sur cet appareil, en attente du réseau')).toBeVisible()
  await save(page)
  await expect(editor(page)).toHaveCount(0)
  await expect(page.getByText(/en attente/i).first()).toBeVisible()
  await picture(page, 'projects-offline')
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
  await picture(page, 'projects-refused')
  await page.reload()
  await expect(notice.first()).toBeVisible()

  await page
    .getByRole('main')
    .getByRole('button', { name: /Abandonner/ })
    .click()
  await expect(notice).toHaveCount(0)
  await page.getByRole('button', { name: 'Annuler' }).click()
  await expect(notice.first()).toBeVisible()

  await heal()
  await page
    .getByRole('main')
    .getByRole('button', { name: /Réessayer/ })
    .click()
  await expect(notice).toHaveCount(0)
  await expect.poll(async () => itemText(await readDocument(`projects/${id}`), 'product')).toBe('En verre')

  await refuse(context, 'writes', 'projects')
  await projectButton(page, 'Gourde').click()
  await editor(page).getByRole('button', { name: 'Supprimer le projet' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer définitivement' }).click()
  await expect(
    page.getByRole('alert').filter({ hasText: 'Erreur lors de la suppression du projet' }).first(),
  ).toBeVisible()
  await expect(projectButton(page, 'Gourde')).toBeVisible()
  expect(await readOwned('projects', account.uid)).toHaveLength(1)
})
