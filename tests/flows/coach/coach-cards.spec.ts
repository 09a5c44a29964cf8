import type { Page } from '@playwright/test'
import { putDocument, type Account } from '../../support/accounts'
import { expectAccessible } from '../../support/browser/axe'
import { picture } from '../../support/browser/picture'
import { expect, test } from '../../support/flow'
import { itemText, putProject } from '../../support/samples/sample-projects'
import { readDocument, readOwned } from '../../support/stored-documents'

const ANSWERED_AT = 1_790_000_000_000
const REMINDER = 'Rien n’est enregistré tant que tu n’as pas choisi.'

const card = (page: Page, name: string) => page.getByRole('group', { name: `Proposition : ${name}` })

async function ask(page: Page, question: string): Promise<void> {
  await page.getByLabel('Votre message').fill(question)
  await page.getByRole('button', { name: 'Envoyer' }).click()
  await expect(page.getByRole('button', { name: 'Arrêter' })).toHaveCount(0)
}

/** Presses what a card has under « … » on a phone. */
async function pressMore(page: Page, name: string, choice: string): Promise<void> {
  await card(page, name)
    .getByRole('button', { name: /^Autres choix/ })
    .click()
  await page.getByRole('menuitem', { name: choice }).click()
}

/** Presses « Modifier » in the task that renders the card, before the answer is stored. */
async function editAtOnce(page: Page, name: string): Promise<void> {
  await page.evaluate((label) => {
    const press = () => {
      const group = document.querySelector(`[role=group][aria-label$="${label}"]`)
      const edit = [...(group?.querySelectorAll('button') ?? [])].find(
        (each) => each.textContent === 'Modifier',
      )
      if (!edit) return
      observer.disconnect()
      edit.click()
    }
    const observer = new MutationObserver(press)
    observer.observe(document.body, { childList: true, subtree: true })
  }, name)
}

async function putConversation({ uid }: Account, proposals: Record<string, object>) {
  const messages = [
    { role: 'user', content: 'Je fais quoi cette semaine ?', timestamp: ANSWERED_AT - 1_000 },
    { role: 'assistant', content: "J'ai ajouté trois tâches à ta semaine.", timestamp: ANSWERED_AT },
  ]
  const stored = Object.entries(proposals).map(([id, fields], n) => [
    id,
    {
      at: ANSWERED_AT,
      n,
      from: 'coach',
      target: `made-${id}-${uid}`,
      state: 'open',
      pourquoi: null,
      ...fields,
    },
  ])
  await putDocument(`conversations/c-${uid}`, {
    userId: uid,
    title: 'Ma semaine',
    timestamp: new Date(),
    messages,
    proposals: Object.fromEntries(stored) as Parameters<typeof putDocument>[1],
  })
}

const todo = (jour: string, texte: string) => ({ genre: 'tache', jour, texte, chaqueSemaine: false })

test('proposals of the coach are added, changed, put aside and brought back one by one @phone-only', async ({
  page,
  signedIn,
}) => {
  const account = await signedIn()
  const projet = await putProject(account, { title: 'Gourde filtrante', notes: { product: ['En inox'] } })
  await putConversation(account, {
    a: { ...todo('lundi', 'Filmer trois plans'), pourquoi: 'Tu as repoussé les vidéos deux fois.' },
    b: todo('mardi', 'Appeler le fournisseur'),
    c: todo('jeudi', 'Écrire la fiche produit'),
    d: { genre: 'element', projet, element: 'product-1', texte: 'Filtre le sable et le chlore.' },
    e: {
      genre: 'produit',
      produit: null,
      note: 'Prix à vérifier',
      criteres: [
        { critere: 'wowEffect', valeur: true, preuve: 'Tu as écrit qu’elle filtre devant les yeux' },
      ],
    },
    f: { genre: 'projet', titre: 'Lampe de lecture', produit: null, elements: [] },
  })
  await page.goto('/coach')
  // The answer claims an action that was never done.
  await expect(page.getByText(REMINDER)).toHaveCSS('font-weight', '600')
  await expectAccessible(page)
  await picture(page, 'coach-cards-open')
  expect(await readOwned('todos', account.uid)).toEqual([])

  await pressMore(page, 'tâche pour lundi', 'Modifier')
  await page.getByRole('textbox', { name: 'Tâche' }).fill('  Filmer  deux plans ')
  await picture(page, 'coach-cards-form')
  await card(page, 'tâche pour lundi').getByRole('radio', { name: 'Mercredi' }).check({ force: true })
  await card(page, 'tâche pour lundi').getByRole('button', { name: 'Ajouter' }).click()
  // The focus moves to the button that replaces the pressed one.
  const edited = (button: string) =>
    card(page, 'tâche pour mercredi').getByRole('button', { name: button, exact: true })
  await expect(edited("Annuler l'ajout")).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(edited('Remettre')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(edited('Ajouter')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(edited("Annuler l'ajout")).toBeFocused()

  await card(page, 'produit').getByRole('button', { name: 'Ignorer' }).click()
  await expect(card(page, 'produit')).toContainText('Ignorée')
  await card(page, 'produit').getByRole('button', { name: 'Remettre' }).click()
  await card(page, 'produit').getByRole('button', { name: 'Ignorer' }).click()

  // Two tasks, a text and a project. The proposal without a product needs a choice first.
  await page.getByRole('button', { name: 'Tout ajouter (4)' }).click()
  await expect(card(page, 'tâche pour mardi').getByRole('button', { name: "Annuler l'ajout" })).toBeFocused()
  await expect(card(page, 'tâche pour jeudi').getByRole('button', { name: "Annuler l'ajout" })).toBeVisible()
  await expect
    .poll(async () => itemText(await readDocument(`projects/${projet}`), 'product'))
    .toBe('En inox\n\nFiltre le sable et le chlore.')

  await page.reload()
  const texts = async () => (await readOwned('todos', account.uid)).map(({ text }) => text)
  await expect
    .poll(async () => (await texts()).sort())
    .toEqual(['Appeler le fournisseur', 'Filmer deux plans', 'Écrire la fiche produit'].sort())
  for (const name of [
    'tâche pour mardi',
    'tâche pour mercredi',
    'tâche pour jeudi',
    'Description du produit',
    'nouveau projet',
  ]) {
    await expect(card(page, name).getByRole('button', { name: "Annuler l'ajout" })).toBeVisible()
  }
  await expect(card(page, 'produit')).toContainText('Ignorée')
  await picture(page, 'coach-cards-answered')
})

test('proposals of the coach appear under its answer, and are written when accepted', async ({
  page,
  signedIn,
}) => {
  const account = await signedIn()
  const projet = await putProject(account, { title: 'Lampe de lecture', notes: { product: ['Pince'] } })
  await page.goto('/coach')
  await page.getByRole('button', { name: 'Tout montrer' }).click()
  await editAtOnce(page, 'tâche pour samedi')
  await ask(page, 'Planifie ma semaine\u00a0: trois tâches')
  // The stored answer replaces the streamed one without closing the form in it.
  const stored = async () => (await readOwned('conversations', account.uid))[0]?.['proposals'] ?? {}
  await expect.poll(async () => Object.keys(await stored())).toHaveLength(3)
  await expect(page.getByRole('textbox', { name: 'Tâche' })).toBeVisible()
  await expect(
    page.getByRole('status').filter({ hasText: /^Réponse terminée, 3\s?propositions$/ }),
  ).toBeAttached()
  for (const day of ['mardi', 'jeudi', 'samedi']) {
    await expect(card(page, `tâche pour ${day}`).getByRole('button', { name: 'Ajouter' })).toBeVisible()
  }
  expect(await readOwned('todos', account.uid)).toEqual([])
  await picture(page, 'coach-cards')

  // The person who takes one has chosen: nothing asks about the others any more.
  const whichOne = page.getByRole('button', { name: /^Par laquelle de ces propositions commencer/ })
  await expect(whichOne).toBeVisible()
  await card(page, 'tâche pour jeudi').getByRole('button', { name: 'Ajouter' }).click()
  await expect(card(page, 'tâche pour jeudi').getByRole('button', { name: "Annuler l'ajout" })).toBeVisible()
  await expect(whichOne).toHaveCount(0)
  await expect.poll(() => readOwned('todos', account.uid)).toMatchObject([{ dayOfWeek: 'jeudi' }])

  // « P1 » of the notes is this project: the model has no other name for it.
  await ask(page, 'Aide-moi à écrire ma proposition de valeur unique')
  await card(page, 'Proposition de valeur unique').getByRole('button', { name: 'Ajouter' }).click()
  await expect
    .poll(async () => itemText(await readDocument(`projects/${projet}`), 'positioning'))
    .toContain('Pour les personnes qui lisent tard')

  await ask(page, 'Juste la tâche, sans un mot')
  await expect(page.getByText('Voici ce que je te propose')).toBeVisible()
  await page.reload()
  await expect(card(page, 'tâche pour vendredi').getByRole('button', { name: 'Ajouter' })).toBeVisible()
  await expect(card(page, 'tâche pour jeudi').getByRole('button', { name: "Annuler l'ajout" })).toBeVisible()
})
