// The notes for the coach: exactly the displayed text is sent, and nothing before the person has chosen.
import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'
import { DOSSIER_PARTS, DOSSIER_PART_KEYS, type DossierPartKey } from '@/domain/coach/dossier/dossier-parts'
import { NO_ANSWERS } from '@/domain/plan/answers'
import { framedQuestion } from '@/domain/coach/dossier/framed-question'
import { putDocument, type Account } from '../../support/accounts'
import { expectAccessible } from '../../support/browser/axe'
import { picture } from '../../support/browser/picture'
import { receivedWith } from '../../support/coach-journal'
import { expect, test, waitForApp } from '../../support/flow'
import { putProjects } from '../../support/samples/sample-projects'
import { putLooseCandidates, putSection } from '../../support/samples/sample-research'
import { readDocument } from '../../support/stored-documents'

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Ce que voit le coach' })
const sentText = (page: Page) => sheet(page).getByRole('region', { name: 'Texte envoyé au coach' })
const chip = (page: Page) => page.getByRole('button', { name: /^Le coach (ne )?voit/ })
const asking = (page: Page) => page.getByText('Je réponds mieux si je vois ton travail.')
const answers = (page: Page) => page.getByRole('log').getByRole('article', { name: 'Coach Boom' })

const CANARIES: Readonly<Record<DossierPartKey, string>> = {
  project: 'canari-projet',
  products: 'canari-produit',
  tasks: 'canari-tâche',
  plan: 'canari-but',
  memories: 'canari-souvenir',
}

async function putWork(account: Account): Promise<void> {
  const { uid: userId } = account
  await putProjects(account, [
    { title: 'Gourde', notes: { product: ['canari-projet'] } },
    { title: 'canari-autre', notes: {} },
  ])
  const answers = { ...NO_ANSWERS, days: [], moment: null, success: 'canari-but' }
  const plan = { answers, criteria: [], ifThen: '', madeAt: new Date().toISOString() }
  const facts = { f: { text: 'canari-souvenir', saidAt: new Date().toISOString(), from: 'person' } }
  await putDocument(`coach/${userId}`, { plan, facts })
  await putLooseCandidates(account, [{ link: 'https://ex.fr/gourde' }])
  await putSection(account, 'Tapis', [{ link: 'https://ex.fr/canari-produit' }])
  await putDocument(`todos/t-${userId}`, {
    userId,
    text: 'canari-tâche',
    completed: false,
    dayOfWeek: 'lundi',
    createdAt: new Date(),
  })
}

/** A unique question, because all flows share the journal. */
function questionOf({ uid }: Account, number = 1): string {
  return `Question ${number} de ${uid}\u00a0?`
}

async function ask(page: Page, question: string): Promise<void> {
  // The greeting counts as an answer.
  await expect(answers(page).first()).toBeVisible()
  const before = await answers(page).count()
  await page.getByLabel('Votre message').fill(question)
  await page.getByRole('button', { name: 'Envoyer' }).click()
  await expect(answers(page)).toHaveCount(before + 1)
  await expect(page.getByRole('button', { name: 'Arrêter' })).toHaveCount(0, { timeout: 20_000 })
}

function framed(question: string, text: string): string {
  return framedQuestion(question, text, createHash('sha256').update(text).digest('hex'))
}

async function openText(page: Page): Promise<void> {
  await chip(page).click()
  await sheet(page).getByRole('link', { name: 'Voir le texte exact' }).click()
}

/** The menu of the last question shows exactly this text; the focus returns to the button. */
async function expectSent(page: Page, text: string): Promise<void> {
  const more = page.getByRole('article', { name: 'Vous' }).last().getByRole('button')
  await more.click()
  await page.getByRole('menuitem', { name: 'Ce qui a été envoyé' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ce qui a été envoyé' })
  await expect(dialog.getByRole('region', { name: 'Texte envoyé avec cette question' })).toBeVisible()
  expect(await dialog.locator('pre').textContent()).toBe(text)
  await picture(page, 'coach-sent', { isWindow: true })
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(more).toBeFocused()
}

test('notes are sent only after the choice, exactly as shown; offline they are marked as read on this device', async ({
  page,
  context,
  signedIn,
  watch,
}) => {
  watch.expectFault(/ERR_INTERNET_DISCONNECTED/)
  const account = await signedIn()
  await putWork(account)
  await page.goto('/coach')
  await expect(asking(page)).toBeVisible()
  await expect(page.getByRole('list', { name: 'Idées de questions' })).toBeInViewport()
  await expectAccessible(page)
  await picture(page, 'coach-empty')
  await ask(page, questionOf(account))
  expect(await receivedWith(questionOf(account))).toBe(questionOf(account))

  await page.getByRole('button', { name: 'Nouvelle conversation' }).click()
  await page.getByRole('button', { name: 'Tout montrer' }).click()
  await expect(asking(page)).toHaveCount(0)
  await expect(chip(page)).toHaveText(
    /^Le coach voit\s: Gourde · 1\s?autre projet · 2\s?produits · 1\s?tâche · tes réponses · niveau 1 · 1\s?souvenir$/,
  )
  await openText(page)
  for (const canary of Object.values(CANARIES)) await expect(sentText(page)).toContainText(canary)
  await expectAccessible(page)
  await picture(page, 'coach-sheet')
  // Each part alone: dossier.test.ts.
  const off: readonly DossierPartKey[] = ['products', 'memories']
  for (const key of off) await sheet(page).getByRole('switch', { name: DOSSIER_PARTS[key].label }).click()
  for (const key of DOSSIER_PART_KEYS) {
    if (off.includes(key)) await expect(sentText(page)).not.toContainText(CANARIES[key])
    else await expect(sentText(page)).toContainText(CANARIES[key])
  }
  const shown = (await sentText(page).locator('pre').textContent()) ?? ''
  await sheet(page).getByRole('button', { name: 'Fermer' }).click()
  await ask(page, questionOf(account, 2))
  expect(await receivedWith(questionOf(account, 2))).toBe(framed(questionOf(account, 2), shown))
  await expect
    .poll(async () => (await readDocument(`coach/${account.uid}`))?.['shares'])
    .toEqual({ project: true, products: false, tasks: true, plan: true, memories: false })
  await page.reload()
  await expectSent(page, shown)

  await openText(page)
  await context.setOffline(true)
  await expect(sheet(page).getByText('vu sur cet appareil')).toBeVisible({ timeout: 20_000 })
  await picture(page, 'coach-sheet-offline', { isWindow: true })
  await expect(sentText(page)).toContainText(CANARIES.project)
})

test('notes whose code does not come are not waited for, and read when asked for again @no-worker', async ({
  page,
  signedIn,
  watch,
}) => {
  watch.expectFault(/gathers the notes|Failed to load resource/)
  const account = await signedIn()
  await putWork(account)
  const shares = Object.fromEntries(DOSSIER_PART_KEYS.map((key) => [key, true]))
  await putDocument(`coach/${account.uid}`, { askedAt: new Date(), shares })
  await page.route('**/assets/gathering-*', (route) => route.abort())
  await page.goto('/coach')
  // Waits for the greeting and for the sharing choice.
  await expect(answers(page)).toHaveCount(1)
  await expect(chip(page)).toHaveText(/^Le coach voit/)
  await ask(page, questionOf(account))
  expect(await receivedWith(questionOf(account))).toBe(questionOf(account))
  await expect(page.getByText(/^Ton projet, .* n’ont pas pu être lus/)).toBeVisible()
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(page.getByText('Le travail à montrer au coach n’a pas pu être lu')).toBeVisible()
  await picture(page, 'coach-notes-unread')
  await page.unroute('**/assets/gathering-*')
  await page.getByRole('button', { name: 'Recharger' }).click()
  await waitForApp(page)
  await page.getByLabel('Votre message').fill('Et')
  await expect(chip(page)).toHaveText(/^Le coach voit\s: Gourde · /)
})
