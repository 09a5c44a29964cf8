// The coach remembers approved facts only, verbatim, until they are deleted.
import type { Page } from '@playwright/test'
import { SHARES_ALL } from '@/domain/coach/dossier/sharing'
import { putDocument, type Account } from '../../support/accounts'
import { expectAccessible } from '../../support/browser/axe'
import { askedWith } from '../../support/coach-journal'
import { expect, test } from '../../support/flow'
import { openProfile } from '../../support/browser/profile-dialog'
import { putProject } from '../../support/samples/sample-projects'
import { readDocument } from '../../support/stored-documents'

/** The fact that the stand-in proposes (local/coach-answers/souvenir.json). */
const FACT = 'Budget de départ : 600 €, pas un euro de plus'

const card = (page: Page) => page.getByRole('group', { name: 'Proposition : souvenir' })
const facts = (page: Page) => page.getByRole('region', { name: 'Souvenirs' }).getByRole('listitem')
const memory = (page: Page) => page.getByRole('dialog', { name: 'Ce que je sais de toi' })

async function ask(page: Page, question: string): Promise<void> {
  const answers = page.getByRole('log').getByRole('article', { name: 'Coach Boom' })
  // The greeting counts as an answer.
  await expect(answers.first()).toBeVisible()
  const before = await answers.count()
  await page.getByLabel('Votre message').fill(question)
  await page.getByRole('button', { name: 'Envoyer' }).click()
  await expect(answers).toHaveCount(before + 1)
  await expect(page.getByRole('button', { name: 'Arrêter' })).toHaveCount(0, { timeout: 20_000 })
}

async function putSharing({ uid }: Account, fields: Parameters<typeof putDocument>[1] = {}) {
  await putDocument(`coach/${uid}`, { askedAt: new Date(), shares: { ...SHARES_ALL }, ...fields })
}

test('a fact is told from « Retenir » on, until it is forgotten, in every tab', async ({
  page,
  context,
  signedIn,
  watch,
}) => {
  // The end of an answer and a press may write one conversation at once: the transaction then runs again.
  watch.expectFault(/status of 400.*documents:commit/)
  const account = await signedIn()
  await putSharing(account, { tone: 'encouraging' })
  const question = (number: number) => `Question ${number} de ${account.uid}\u00a0?`
  await page.goto('/coach')
  await ask(page, `Retiens que je pars avec 600\u00a0€, ${account.uid}`)
  await expect(card(page)).toContainText(FACT)
  await expectAccessible(page)
  await ask(page, question(1))
  const first = await askedWith(question(1))
  expect(first).not.toContain(FACT)
  // In the instructions and before the question.
  expect(first.split('Ton choisi par la personne')).toHaveLength(3)

  await card(page).getByRole('button', { name: 'Retenir' }).click()
  await expect(card(page).getByRole('button', { name: "Annuler l'ajout" })).toBeVisible()

  // The other tab shows the same card; undoing it there removes the fact here.
  const other = await context.newPage()
  await other.goto('/coach')
  await card(other).getByRole('button', { name: "Annuler l'ajout" }).click()
  await expect(card(page)).toContainText('Ajout annulé')

  await card(page).getByRole('button', { name: 'Remettre' }).click()
  await card(page).getByRole('button', { name: 'Corriger' }).click()
  await page.getByRole('textbox', { name: 'Souvenir' }).fill('Mon code secret est 1234')
  await card(page).getByRole('button', { name: 'Retenir' }).click()
  await expect(card(page)).toContainText("le coach n'en a pas besoin")
  await page.getByRole('textbox', { name: 'Souvenir' }).fill('Budget de départ : 700 €')
  await card(page).getByRole('button', { name: 'Retenir' }).click()
  await expect(card(other)).toContainText('Budget de départ : 700 €')
  await ask(other, question(3))
  expect(await askedWith(question(3))).toContain('│ - Budget de départ : 700 € (dit le ')

  await page.getByRole('button', { name: /^Le coach voit/ }).click()
  await page.getByRole('button', { name: 'Gérer les souvenirs' }).click()
  await memory(page)
    .getByRole('button', { name: /^Oublier/ })
    .click()
  await expect(memory(page)).toContainText('Rien de retenu pour le moment')
  await expect(card(other)).toContainText('Oublié depuis')
  await ask(other, question(4))
  expect(await askedWith(question(4))).not.toContain('700 €')
})

test('the profile shows the remembered facts, which can be corrected, added and forgotten', async ({
  page,
  signedIn,
}) => {
  const account = await signedIn()
  const project = await putProject(account, { title: 'Gourde filtrante', notes: {} })
  const old = new Date(Date.now() - 100 * 86_400_000)
  const stored = {
    a: { text: 'Budget de départ : 600 €', saidAt: old.toISOString(), from: 'coach' },
    b: { text: 'Pour la montagne', saidAt: new Date().toISOString(), from: 'person', project },
  }
  await putSharing(account, { facts: stored })
  await page.goto('/dashboard')
  await openProfile(page, 'Le coach')
  await page.getByLabel('Ton du coach').selectOption('Direct')
  await page.getByRole('button', { name: 'Gérer les souvenirs' }).click()
  await expect(facts(page)).toHaveCount(2)
  await expect(facts(page).first()).toContainText('Gourde filtrante · dit le')
  await expectAccessible(page)

  const field = page.getByRole('textbox', { name: 'Ajouter un souvenir' })
  await field.fill('Joignable au 06 12 34 56 78')
  await field.press('Enter')
  await expect(memory(page)).toContainText("le coach n'en a pas besoin")
  await field.fill('Budget : 2 000 €')
  await field.press('Enter')
  await expect(page.getByRole('group', { name: 'Lequel est vrai\u00a0?' })).toContainText('600 €')
  await page.getByRole('button', { name: 'Remplacer' }).click()
  await expect(facts(page).filter({ hasText: '2 000 €' })).toHaveCount(1)
  await expect(facts(page).filter({ hasText: '600 €' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Annuler' }).click()
  await expect(facts(page).filter({ hasText: '600 €' })).toHaveCount(1)
  await expect(facts(page).filter({ hasText: '2 000 €' })).toHaveCount(0)

  await page
    .getByRole('group', { name: /^Toujours vrai/ })
    .getByRole('button', { name: 'Oui' })
    .click()
  await expect(memory(page).getByRole('group', { name: /^Toujours vrai/ })).toHaveCount(0)

  await page.getByRole('button', { name: 'Modifier : Pour la montagne' }).click()
  await page.getByRole('textbox', { name: 'Souvenir', exact: true }).fill('Pour la plage')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(facts(page).filter({ hasText: 'Pour la plage' })).toHaveCount(1)

  await page.getByRole('button', { name: 'Tout oublier' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Tout oublier' }).click()
  await expect(memory(page)).toContainText('Rien de retenu pour le moment')
  await page.getByRole('button', { name: 'Annuler' }).click()
  await expect(facts(page)).toHaveCount(2)
  await field.fill('À moitié')
  await page.reload()
  await openProfile(page, 'Le coach')
  await expect(page.getByLabel('Ton du coach')).toHaveValue('direct')
  await page.getByRole('button', { name: 'Gérer les souvenirs' }).click()
  await expect(field).toHaveValue('À moitié')
  await expect(facts(page)).toHaveCount(2)
  await expect
    .poll(() => readDocument(`coach/${account.uid}`))
    .toMatchObject({ tone: 'direct', facts: { b: { text: 'Pour la plage', project } } })
})
