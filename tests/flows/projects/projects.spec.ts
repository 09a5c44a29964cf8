import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { putDocument } from '../../support/accounts'
import { expectAccessible } from '../../support/browser/axe'
import { expect, test } from '../../support/flow'
import {
  cancel,
  chooseStatus,
  editor,
  openSection,
  projectAction,
  projectButton,
  projectCard,
  save,
} from '../../support/browser/project-editor'
import { picture } from '../../support/browser/picture'
import { itemText, putProject } from '../../support/samples/sample-projects'
import { readDocument, readOwned } from '../../support/stored-documents'

const empty = (page: Page) => page.getByText('Aucun projet pour le moment')
const description = (page: Page) => editor(page).getByRole('textbox', { name: 'Description du produit' })
const progress = (page: Page) => editor(page).getByRole('progressbar', { name: 'Progression du projet' })

test('a first project is refused without a title, then kept with its progress', async ({
  page,
  signedIn,
}) => {
  const account = await signedIn()
  await page.goto('/projects')
  await expect(empty(page)).toBeVisible()
  await picture(page, 'projects-empty')
  // A double click opens one overlay: closing it leads to the list.
  await page.getByRole('button', { name: 'Créer mon premier projet' }).dblclick()
  await expect(page.getByRole('dialog', { name: 'Nouveau projet' })).toBeVisible()
  await expect(editor(page).getByPlaceholder('Nom du projet')).toBeVisible()
  await expectAccessible(page)
  await picture(page, 'editor-new')

  await editor(page).getByLabel('Nom du projet').fill('   ')
  await save(page)
  await expect(editor(page).getByText('Le titre du projet est requis')).toBeVisible()
  await expect(editor(page)).toBeVisible()
  await expectAccessible(page)
  await picture(page, 'editor-refused')

  await editor(page).getByLabel('Nom du projet').fill('Lampe de lecture')
  await openSection(page, 'Produit')
  await expect(description(page)).toHaveAttribute('placeholder', 'Ajoutez vos notes ici...')
  await description(page).fill('Une lampe à pince')
  await expect(progress(page)).toHaveAttribute('aria-valuenow', '3')
  await expect(editor(page).getByRole('progressbar', { name: /Produit/ })).toHaveAttribute(
    'aria-valuenow',
    '25',
  )
  await chooseStatus(page, 'En cours')
  await save(page)

  await expect(editor(page)).toHaveCount(0)
  for (const isReloaded of [false, true]) {
    if (isReloaded) await page.reload()
    const card = projectCard(page, 'Lampe de lecture')
    await expect(card).toContainText('En cours')
    await expect(card).toContainText(/(^|\D)3\s%/)
  }
  await expect.poll(() => readOwned('projects', account.uid)).toHaveLength(1)
  const [stored] = await readOwned('projects', account.uid)
  expect(stored).toMatchObject({ title: 'Lampe de lecture', status: 'in_progress', progress: 3 })
  expect(itemText(stored ?? null, 'product')).toBe('Une lampe à pince')
})

test('cancelling goes back to how it was when opened and can be taken back; deleting asks first', async ({
  page,
  signedIn,
}) => {
  const account = await signedIn()
  const id = await putProject(account, { title: 'Gourde', notes: { product: ['En inox'] } })
  await putProject(account, { title: 'Tapis' }, { id: `q-${account.uid}`, daysAgo: 2 })
  await page.goto('/projects')
  await expect(page.getByRole('main').getByRole('button', { name: /^(Gourde|Tapis)$/ })).toHaveText([
    /Gourde/,
    /Tapis/,
  ])

  await projectButton(page, 'Gourde').click()
  await expect(page.getByRole('dialog', { name: 'Gourde' })).toBeVisible()
  await description(page).fill('En verre')
  // A stray click outside the dialog loses no text.
  await page.mouse.click(5, 5)
  await expect(description(page)).toHaveValue('En verre')
  await expect(editor(page).getByText(/^Enregistré à \d\d:\d\d$/)).toBeVisible()
  await picture(page, 'editor')
  expect(itemText(await readDocument(`projects/${id}`), 'product')).toBe('En verre')
  await editor(page).getByRole('textbox', { name: 'Avantages uniques' }).fill('Légère')
  const xp = async () => (await readDocument(`profiles/${account.uid}`))?.['xp']
  await expect.poll(xp).toBe(25)
  await cancel(page)
  await expect(page.getByText('Modifications annulées')).toBeVisible()
  await expect(editor(page)).toHaveCount(0)
  await expect.poll(xp).toBe(0)
  // Nothing is said of points that were taken back.
  await expect(page.getByText(/XP/)).toHaveCount(0)
  await expect.poll(async () => itemText(await readDocument(`projects/${id}`), 'product')).toBe('En inox')

  const restored = page.getByRole('group').filter({ hasText: 'Modifications annulées' })
  await restored.getByRole('button', { name: 'Rétablir' }).click()
  await expect.poll(async () => itemText(await readDocument(`projects/${id}`), 'product')).toBe('En verre')
  await projectButton(page, 'Gourde').click()
  await expect(description(page)).toHaveValue('En verre')
  await cancel(page)
  await expect(editor(page)).toHaveCount(0)

  await projectButton(page, 'Tapis').click()
  await editor(page).getByLabel('Nom du projet').fill('Tapis pliable')
  await save(page)
  await expect(page.getByRole('main').getByRole('button', { name: /^(Gourde|Tapis pliable)$/ })).toHaveText([
    /Tapis pliable/,
    /Gourde/,
  ])

  for (const [title, left] of [
    ['Tapis pliable', 1],
    ['Gourde', 0],
  ] as const) {
    await projectButton(page, title).click()
    await editor(page).getByRole('button', { name: 'Supprimer le projet' }).click()
    const question = page.getByRole('alertdialog', { name: 'Supprimer le projet' })
    await expect(question).toContainText('irréversible')
    await expectAccessible(page)
    await picture(page, 'editor-deleting', { isWindow: true })
    await question.getByRole('button', { name: 'Annuler' }).click()
    await expect(question).toHaveCount(0)
    await expect(editor(page)).toBeVisible()
    await editor(page).getByRole('button', { name: 'Supprimer le projet' }).click()
    await question.getByRole('button', { name: 'Supprimer définitivement' }).click()
    await expect(editor(page)).toHaveCount(0)
    await expect(projectButton(page, title)).toHaveCount(0)
    await expect.poll(() => readOwned('projects', account.uid)).toHaveLength(left)
  }
  await expect(empty(page)).toBeVisible()
})

test('hostile and huge texts stay as they were typed, and a project without sections is whole', async ({
  page,
  signedIn,
}) => {
  const account = await signedIn()
  await page.goto('/projects')

  await test.step('hostile texts, and no sections', async () => {
    const hostile = '<img src=x onerror="window.hacked=1">'
    const id = await putProject(account, { title: hostile, notes: { product: [hostile] } })
    await projectButton(page, hostile).click()
    await expect(description(page)).toHaveValue(hostile)
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
    await cancel(page)
    const now = new Date().toISOString()
    await putDocument(`projects/${id}`, {
      userId: account.uid,
      title: 'Sans rien',
      description: '',
      status: 'planning',
      progress: 0,
      sections: {},
      createdAt: now,
      updatedAt: now,
    })
    await projectButton(page, 'Sans rien').click()
    await openSection(page, 'Offre irrésistible')
    await editor(page).getByRole('textbox', { name: 'Urgence et rareté' }).fill('Série de 150 pièces')
    await save(page)
    await expect
      .poll(async () => itemText(await readDocument(`projects/${id}`), 'offer', 2))
      .toBe('Série de 150 pièces')
  })

  await test.step('a text that is too long is reported and kept', async () => {
    await expect(editor(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'Nouveau projet' }).click()
    await editor(page).getByLabel('Nom du projet').fill('x'.repeat(121))
    await save(page)
    await expect(editor(page).getByText(/120/).first()).toBeVisible()
    await expect(editor(page).getByLabel('Nom du projet')).toHaveValue('x'.repeat(121))
    await editor(page).getByLabel('Nom du projet').fill('x'.repeat(120))
    await openSection(page, 'Fournisseur')
    const item = editor(page).getByRole('textbox', { name: 'Prix et MOQ' })
    await item.fill('y'.repeat(20_001))
    await openSection(page, 'Produit')
    await save(page)
    // The invalid item is in another section, so the editor opens that section.
    await expect(
      editor(page)
        .getByText(/20\s?000/)
        .first(),
    ).toBeVisible()
    await expect(item).toHaveValue('y'.repeat(20_001))
    await item.fill('y'.repeat(20_000))
    await save(page)
    await expect(editor(page)).toHaveCount(0)
    const longest = async () =>
      (await readOwned('projects', account.uid)).map((each) => itemText(each, 'supplier', 1).length)
    await expect.poll(async () => Math.max(...(await longest()))).toBe(20_000)
  })
})

test('an item asks its question, and a section is read from its top @phone-only', async ({
  page,
  signedIn,
}) => {
  await putProject(await signedIn(), { title: 'Harnais', notes: { product: ['x\n'.repeat(40)] } })
  await page.goto('/projects')
  await projectButton(page, 'Harnais').click()
  await expect(editor(page).getByText('Que vendez-vous, en une phrase')).toBeVisible()
  await expect(description(page)).toHaveAccessibleDescription(/Que vendez-vous.*Une brosse à vapeur/)

  await editor(page).getByRole('button', { name: 'Partie suivante : Client cible' }).click()
  const first = editor(page).getByRole('textbox', { name: 'Profil démographique' })
  await expect(first).toBeInViewport()
  await expect(editor(page).getByRole('heading', { name: 'Client cible' })).toBeFocused()
  await editor(page).getByRole('textbox', { name: 'Budget moyen' }).scrollIntoViewIfNeeded()
  await openSection(page, 'Fournisseur')
  await expect(editor(page).getByRole('textbox', { name: 'Informations fournisseur' })).toBeInViewport()
  await openSection(page, 'Offre irrésistible')
  await expect(editor(page).getByRole('button', { name: /^Partie suivante/ })).toHaveCount(0)
})

test('a project is copied, taken away as Markdown and printed', async ({ page, signedIn }) => {
  const account = await signedIn()
  await putProject(account, {
    title: 'Lampe',
    status: 'in_progress',
    notes: { product: ['Une lampe *simple*'], offer: ['', 'Deux ans de garantie'] },
  })
  // A test cannot close the browser's print dialog.
  await page.addInitScript(() => {
    window.print = () => undefined
  })
  await page.goto('/projects')
  await projectCard(page, 'Lampe')
    .getByRole('button', { name: /actions/i })
    .click()
  await expect(page.getByRole('menuitem')).toHaveCount(7)
  await expectAccessible(page)
  await picture(page, 'projects-actions', { isWindow: true })
  await page.keyboard.press('Escape')
  await projectAction(page, 'Lampe', 'Dupliquer')
  await expect(projectButton(page, 'Lampe (copie)')).toBeVisible()
  await expect.poll(() => readOwned('projects', account.uid)).toHaveLength(2)
  expect((await readDocument(`profiles/${account.uid}`))?.['xp'], 'a copy earns nothing').toBe(0)

  const downloading = page.waitForEvent('download')
  await projectAction(page, 'Lampe', /Markdown/)
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/lampe.*\.md$/i)
  const text = await readFile(await download.path(), 'utf8')
  expect(text).toMatch(/^# Lampe\n/)
  expect(text).toContain('En cours')
  for (const heading of [
    '## Produit',
    '### Description du produit',
    '## Offre irrésistible',
    '### Bonus et garanties',
  ])
    expect(text).toContain(heading)
  expect(text).toContain('Une lampe')
  expect(text).toContain('Deux ans de garantie')

  await projectAction(page, 'Lampe', 'Imprimer')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lampe')
  await expect(page.getByText('Deux ans de garantie')).toBeVisible()
  await expect(page.getByRole('button')).toHaveCount(0)
  await expectAccessible(page)
  await picture(page, 'print-plan', { isPaper: true })
  await page.emulateMedia({ media: null })
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mes Projets')
})
