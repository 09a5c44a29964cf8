// The coach remembers approved facts only, verbatim, until they are deleted.
import type { Page } from '@playwright/test'
import { FACTS_MAX } from '@/domain/base/text/text-limits'
import { SHARES_ALL } from '@/domain/coach/dossier/sharing'
import { putDocument, type Account } from '../../support/accounts'
import { expectAccessible } from '../../support/browser/axe'
import { askedWith } from '../../support/coach-journal'
import { expect, test } from '../../support/flow'
import { OFFLINE_FAULTS } from '../../support/browser/kept-shell'
import { openProfile } from '../../support/browser/profile-dialog'
import { picture } from '../../support/browser/picture'
import { refuse } from '../../support/refusals'
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
  await picture(page, 'memory-card')
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
  await expect(card(page)).toContainText('le coach n’en a pas besoin')
  await picture(page, 'memory-card-private')
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
  await picture(page, 'memory-empty', { isWindow: true })
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
  await picture(page, 'memory-profile')
  await page.getByLabel('Ton du coach').selectOption('Direct')
  await page.getByRole('button', { name: 'Gérer les souvenirs' }).click()
  await expect(facts(page)).toHaveCount(2)
  await expect(facts(page).first()).toContainText('Gourde filtrante · dit le')
  await expectAccessible(page)
  await picture(page, 'memory-list', { isWindow: true })

  const field = page.getByRole('textbox', { name: 'Ajouter un souvenir' })
  await field.fill('Joignable au 06 12 34 56 78')
  await field.press('Enter')
  await expect(memory(page)).toContainText('le coach n’en a pas besoin')
  await field.fill('Budget : 2 000 €')
  await field.press('Enter')
  await expect(page.getByRole('group', { name: 'Lequel est vrai\u00a0?' })).toContainText('600 €')
  await picture(page, 'memory-clash', { isWindow: true })
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
  await picture(page, 'memory-forget-all', { isWindow: true })
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

test('a full memory takes no more, a fact without a network waits, and a refused one stays in sight', async ({
  page,
  context,
  signedIn,
  watch,
}) => {
  watch.expectFault(OFFLINE_FAULTS)
  watch.expectFault(/permission|refused|status of 403/i)
  const account = await signedIn()
  const stored = Array.from({ length: FACTS_MAX }, (_, rank) => [
    `f${rank}`,
    { text: `Souvenir ${rank + 1}.`, saidAt: new Date().toISOString(), from: 'person' },
  ])
  await putSharing(account, { facts: Object.fromEntries(stored) as Record<string, string> })
  await page.goto('/dashboard')
  await openProfile(page, 'Le coach')
  await page.getByRole('button', { name: 'Gérer les souvenirs' }).click()
  await expect(facts(page)).toHaveCount(FACTS_MAX)
  const tell = async (fact: string) => {
    await page.getByRole('textbox', { name: 'Ajouter un souvenir' }).fill(fact)
    await page.keyboard.press('Enter')
  }
  await tell('Un de trop')
  await expect(memory(page)).toContainText('c’est plein')
  await picture(page, 'memory-full', { isWindow: true })

  for (const text of ['Souvenir 1.', 'Souvenir 2.'])
    await memory(page)
      .getByRole('button', { name: `Oublier\u00a0: ${text}` })
      .click()
  await context.setOffline(true)
  await tell('Pour des randonneurs')
  await expect(facts(page).filter({ hasText: 'Pour des randonneurs' })).toContainText('En attente')
  await picture(page, 'memory-offline', { isWindow: true })
  await context.setOffline(false)
  // Online, a young change has no mark: the server says when it has arrived.
  await expect
    .poll(async () => JSON.stringify(await readDocument(`coach/${account.uid}`)), { timeout: 30_000 })
    .toContain('Pour des randonneurs')

  await refuse(context, 'writes', 'coach')
  await tell('Deux soirs par semaine')
  await expect(facts(page).filter({ hasText: 'Deux soirs par semaine' })).toContainText('Non enregistré')
  await expectAccessible(page)
  await picture(page, 'memory-refused', { isWindow: true })
})
