// « Demander au coach » on each screen sends the subject with the question and loses no typed text.
import type { Page } from '@playwright/test'
import { SHARES_ALL } from '@/domain/coach/dossier/sharing'
import { putDocument, type Account } from '../../support/accounts'
import { expectAccessible } from '../../support/browser/axe'
import { receivedWith } from '../../support/coach-journal'
import { expect, test } from '../../support/flow'
import { openProduct } from '../../support/browser/product-page'
import { cancel, editor, openSection, projectButton } from '../../support/browser/project-editor'
import { picture } from '../../support/browser/picture'
import { putProjects } from '../../support/samples/sample-projects'
import { putLooseCandidates } from '../../support/samples/sample-research'
import { readOwned } from '../../support/stored-documents'

const panel = (page: Page) => page.getByRole('dialog', { name: 'Coach Boom' })
const message = (page: Page) => panel(page).getByLabel('Votre message')
const answers = (page: Page) => panel(page).getByRole('log').getByRole('article', { name: 'Coach Boom' })
const mine = (page: Page) => panel(page).getByRole('log').getByRole('article', { name: 'Vous' })

async function shareAll({ uid: userId }: Account): Promise<void> {
  await putDocument(`coach/${userId}`, { askedAt: new Date(), shares: { ...SHARES_ALL } })
}

/** Waits for the answer to an automatic question; returns the request that the provider received. */
async function answerTo(page: Page, question: string): Promise<string> {
  await expect(mine(page)).toHaveText([new RegExp(`^${question}`)])
  await expect(answers(page)).toHaveCount(2)
  await expect(panel(page).getByRole('button', { name: 'Arrêter' })).toHaveCount(0, { timeout: 20_000 })
  return receivedWith((await mine(page).innerText()).trim())
}

async function sendAndReceive(page: Page): Promise<string> {
  const question = await message(page).inputValue()
  // The greeting counts as an answer.
  await expect(answers(page).first()).toBeVisible()
  const before = await answers(page).count()
  await panel(page).getByRole('button', { name: 'Envoyer' }).click()
  await expect(answers(page)).toHaveCount(before + 1)
  await expect(panel(page).getByRole('button', { name: 'Arrêter' })).toHaveCount(0, { timeout: 20_000 })
  return receivedWith(question)
}

test('a question about an item or a product sends it with its unsaved text, and keeps a typed message', async ({
  page,
  signedIn,
}) => {
  const account = await signedIn()
  await shareAll(account)
  const title = `Gourde ${account.uid}`
  // Older than the documents that the coach receives by default.
  const others = Array.from({ length: 6 }, (_, index) => ({ title: `Autre ${index}`, notes: {} }))
  await putProjects(account, [...others, { title, notes: { product: ['canari-projet'] } }])
  const newer = Array.from({ length: 9 }, (_, index) => ({ link: `https://ex.fr/autre-${index}` }))
  await putLooseCandidates(account, [...newer, { link: `https://ex.fr/${account.uid}`, note: 'canari-note' }])

  await page.goto('/projects')
  await projectButton(page, title).click()
  await openSection(page, 'Client cible')
  const budget = editor(page).getByRole('textbox', { name: 'Budget moyen' })
  await budget.fill('À moitié écrit')
  const opener = editor(page).getByRole('button', { name: 'Demander au coach : Budget moyen' })
  await opener.click()
  await expect(message(page)).toHaveValue(
    `Aide-moi à écrire «\u00a0Budget moyen\u00a0» pour mon projet «\u00a0${title}\u00a0».`,
  )
  await expectAccessible(page)
  await picture(page, 'coach-about-item', { isWindow: true })
  const asked = await sendAndReceive(page)
  expect(asked).toMatch(new RegExp(`## Projet\\s+. P1 «\\s${title}`))
  expect(asked).toContain('canari-projet')
  // Unsaved text of the editor.
  expect(asked).toContain('- Budget moyen\u00a0: À moitié écrit')
  const [begun] = await readOwned('conversations', account.uid)
  expect(begun).toMatchObject({ title: 'Écrire « Budget moyen »', project: `p-${account.uid}-6` })
  await panel(page).getByRole('button', { name: 'Fermer le coach' }).click()
  await expect(panel(page)).toHaveCount(0)
  await expect(opener).toBeFocused()
  await expect(budget).toHaveValue('À moitié écrit')

  // Typed text remains, and the automatic question is only offered.
  await opener.click()
  await message(page).fill('Une autre question')
  await panel(page).getByRole('button', { name: 'Fermer le coach' }).click()
  await expect(panel(page)).toHaveCount(0)
  await cancel(page)
  await expect(editor(page)).toHaveCount(0)
  await page.goto('/search')
  await openProduct(page, account.uid)
  await page.getByRole('button', { name: `Demander au coach : ex.fr/${account.uid}` }).click()
  await expect(message(page)).toHaveValue('Une autre question')
  await panel(page)
    .getByRole('button', { name: /^Ajouter : Que penses-tu de ce produit/ })
    .click()
  await expect(message(page)).toHaveValue(/^Une autre question\nQue penses-tu de ce produit/)
  const about = await sendAndReceive(page)
  expect(about).toMatch(new RegExp(`C1 ex.fr/${account.uid}.*canari-note`))
  await page.keyboard.press('Escape')
  await expect(panel(page)).toHaveCount(0)
  await expect(page.getByRole('tab', { name: 'Argent' })).toBeVisible()
})

test('a project is shown with its question alone, in a conversation of its own, while nothing else is shared', async ({
  page,
  signedIn,
}) => {
  const account = await signedIn()
  const title = `Gourde ${account.uid}`
  await putProjects(account, [
    { title: 'canari-autre', notes: {} },
    { title, notes: { product: ['canari-projet'] } },
  ])
  await page.goto('/projects')
  await projectButton(page, title).click()
  await openSection(page, 'Client cible')
  const opener = editor(page).getByRole('button', { name: 'Demander au coach : Budget moyen' })
  const shown = panel(page).getByRole('button', { name: `Montré pour cette question : ${title}` })
  await opener.click()
  await expect(shown).toBeVisible()
  await expect(panel(page).getByRole('button', { name: /^Le coach voit/ })).toContainText('Gourde')
  const asked = await sendAndReceive(page)
  expect(asked).toContain('canari-projet')
  expect(asked).not.toMatch(/canari-autre|## (?!Projet)/)
  await expect(shown).toHaveCount(0)
  await message(page).fill(`Et ensuite, ${account.uid}\u00a0?`)
  expect(await sendAndReceive(page)).not.toContain('canari-projet')
  await expect(answers(page)).toHaveCount(3)

  await opener.click()
  await expect(answers(page)).toHaveCount(1)
  await shown.click()
  await expect(shown).toHaveCount(0)
  await message(page).fill(`Sans rien montrer, ${account.uid}\u00a0?`)
  expect(await sendAndReceive(page)).not.toContain('canari-projet')
  await expect.poll(async () => (await readOwned('conversations', account.uid)).length).toBe(2)
})

test('the coach fills the first empty item of a new project, and the questions begin at the next one', async ({
  page,
  signedIn,
}) => {
  const account = await signedIn()
  await shareAll(account)
  await putProjects(account, [{ title: `Gourde ${account.uid}`, notes: {} }])
  await page.goto('/projects')
  await page.getByRole('button', { name: 'Nouveau projet' }).click()
  await editor(page).getByRole('textbox', { name: 'Nom du projet' }).fill(`Lampe ${account.uid}`)
  await openSection(page, 'Positionnement')
  await editor(page).getByRole('textbox', { name: 'Différenciation' }).fill('Plus douce')
  await editor(page).getByRole('button', { name: 'Avec le coach : Positionnement' }).click()
  await page.getByRole('menuitem', { name: /^Remplir «\sProposition de valeur unique/ }).click()
  const asked = await answerTo(page, 'Remplis «\\sProposition de valeur unique\\s» pour mon projet')
  expect(asked).toMatch(new RegExp(`## Projet\\s+. P1 «\\sLampe ${account.uid}`))
  expect(asked).toContain('Plus douce')
  const card = panel(page).getByRole('group', { name: 'Proposition : Proposition de valeur unique' })
  await card.getByRole('button', { name: 'Ajouter', exact: true }).click()
  await expect(card.getByRole('button', { name: "Annuler l'ajout" })).toBeVisible()
  // The editor makes room and remains usable next to the coach.
  const filled = editor(page).getByRole('textbox', { name: 'Proposition de valeur unique' })
  await expect(filled).toHaveValue(/^Pour les cyclistes pressés/)
  await picture(page, 'editor-coach', { isWindow: true })
  await editor(page).getByRole('button', { name: 'Une question à la fois : Positionnement' }).click()
  const questions = page.getByRole('dialog', { name: 'Une question à la fois' })
  await expect(questions).toContainText('Question 3 sur 4 · Positionnement prix')
  await expectAccessible(page)
  await picture(page, 'editor-question', { isWindow: true })
  // In a narrow window the coach is a sheet over the editor, and Back or Esc closes only the sheet.
  await page.setViewportSize({ width: 1024, height: 768 })
  const opener = questions.getByRole('button', { name: 'Le faire rédiger par le coach' })
  await opener.click()
  await answerTo(page, 'Remplis «\\sPositionnement prix\\s»')
  await page.keyboard.press('Escape')
  await expect(panel(page)).toHaveCount(0)
  await questions.getByRole('textbox').fill('Plus cher')
  await opener.click()
  await answerTo(page, 'Voici ma réponse pour «\\sPositionnement prix\\s»[^]+Plus cher')
  await page.goBack()
  await expect(panel(page)).toHaveCount(0)
  await expect(opener).toBeFocused()
  await questions.getByRole('button', { name: 'Suivante', exact: true }).click()
  await expect(questions).toContainText('Question 4 sur 4')
  await questions.getByRole('button', { name: 'Terminer' }).click()
  await expect(questions).toHaveCount(0)
  await expect(editor(page)).toContainText('Enregistré')
})

test('filling an item waits for the sharing choice, and needs a press when the project is not shared', async ({
  page,
  signedIn,
}) => {
  const account = await signedIn()
  const title = `Gourde ${account.uid}`
  await putProjects(account, [{ title, notes: { product: ['canari-projet'] } }])
  const fill = async () => {
    await openSection(page, 'Offre irrésistible')
    await editor(page).getByRole('button', { name: 'Avec le coach : Offre irrésistible' }).click()
    await page.getByRole('menuitem', { name: /^Remplir «\sOffre principale/ }).click()
  }
  await page.goto('/projects')
  await projectButton(page, title).click()
  await fill()
  await expect(panel(page).getByText('Ensuite, je rédige «\u00a0Offre principale\u00a0».')).toBeVisible()
  await picture(page, 'coach-fill-choice', { isWindow: true })
  await expect(mine(page)).toHaveCount(0)
  await panel(page).getByRole('button', { name: 'Tout montrer' }).click()
  expect(await answerTo(page, 'Remplis «\\sOffre principale\\s»')).toContain('canari-projet')
  const again = panel(page).getByRole('button', { name: /^Remplis «\sOffre principale\s» autrement/ })
  await expect(again).toBeVisible()

  await panel(page).getByRole('button', { name: 'Fermer le coach' }).click()
  await expect(panel(page)).toHaveCount(0)
  await putDocument(`coach/${account.uid}`, {
    askedAt: new Date(),
    shares: { ...SHARES_ALL, project: false },
  })
  await fill()
  await expect(message(page)).toHaveValue(/^Remplis «\sOffre principale\s»/)
  await expect(
    panel(page).getByRole('button', { name: `Montré pour cette question : ${title}` }),
  ).toBeVisible()
  await expect(mine(page)).toHaveCount(0)
})
