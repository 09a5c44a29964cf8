import type { Page } from '@playwright/test'
import { expectAccessible } from '../../support/browser/axe'
import { picture } from '../../support/browser/picture'
import { expect, test } from '../../support/flow'
import { refuse } from '../../support/refusals'
import { itemText, putProject } from '../../support/samples/sample-projects'
import { putLooseCandidates } from '../../support/samples/sample-research'
import { readDocument, readOwned } from '../../support/stored-documents'

const card = (page: Page, name: string) => page.getByRole('group', { name: `Proposition : ${name}` }).last()
const press = (page: Page, name: string, button: string) =>
  card(page, name).getByRole('button', { name: button, exact: true }).click()

async function ask(page: Page, question: string): Promise<void> {
  await page.getByLabel('Votre message').fill(question)
  await page.getByRole('button', { name: 'Envoyer' }).click()
  await expect(page.getByRole('button', { name: 'Arrêter' })).toHaveCount(0)
}

test('a judgement, amounts, a text and a project of the coach are taken, changed and taken back exactly', async ({
  page,
  context,
  signedIn,
  watch,
}) => {
  watch.expectFault(/A project was not saved|status of 403|permission|refused/i)
  const account = await signedIn()
  const { uid } = account
  await putLooseCandidates(account, [
    {
      link: 'https://www.exemple.fr/gourde',
      wowEffect: true,
      note: 'Vue au marché  ',
      salePriceCents: 2_490,
    },
  ])
  const projet = await putProject(account, { title: 'Gourde', notes: { offer: ['', 'Aucune garantie  \n'] } })
  const product = () => readDocument(`product/c-${uid}-0`)
  const before = await product()
  await page.goto('/coach')
  await page.getByRole('button', { name: 'Tout montrer' }).click()

  await ask(page, "Évalue ce produit\u00a0: elle filtre l'eau des fontaines")
  const judged = card(page, 'produit exemple.fr')
  const solves = judged.getByRole('checkbox', { name: /Résout un problème/ })
  const wow = judged.getByRole('checkbox', { name: /Effet wow/ })
  await expect(solves).toBeChecked()
  await expect(judged).toContainText('non évalué')
  // The person's own answer exists already, and the proposal has no proof in their texts.
  await expect(wow).not.toBeChecked()
  await expect(judged).toContainText('sans preuve dans ce que tu as écrit')
  await expectAccessible(page)
  await picture(page, 'coach-card-product')
  expect(await product()).toEqual(before)
  await press(page, 'produit exemple.fr', 'Ajouter')
  await expect.poll(product).toMatchObject({ solvesProblem: true, wowEffect: true })
  expect((await product())?.['note']).toMatch(/^Vue au marché {2}\n\nÀ demander au fournisseur/)
  await page.reload()
  await press(page, 'produit exemple.fr', "Annuler l'ajout")
  await expect.poll(product).toEqual({ ...before, solvesProblem: null })

  const judgedBack = await product()
  await ask(page, "Remplis le vrai reste\u00a0: je l'achète 6,80\u00a0€ et je la vends 29,90\u00a0€.")
  const figures = card(page, 'chiffres exemple.fr')
  await expect(figures).toContainText("«\u00a0je l'achète 6,80 €\u00a0»")
  // The stand-in also proposes an amount of advertising that the question does not have.
  await expect(figures.getByRole('checkbox')).toHaveCount(2)
  await expect(figures.getByRole('checkbox', { name: /Achat/ })).toBeChecked()
  const price = figures.getByRole('checkbox', { name: /Prix de vente/ })
  await expect(price).not.toBeChecked()
  await price.check()
  await picture(page, 'coach-card-figures')
  expect(await product()).toEqual(judgedBack)
  await press(page, 'chiffres exemple.fr', 'Ajouter')
  await expect.poll(product).toEqual({ ...judgedBack, salePriceCents: 2_990, costCents: 680 })
  await press(page, 'chiffres exemple.fr', "Annuler l'ajout")
  await expect.poll(product).toEqual(judgedBack)

  await ask(page, 'Aide-moi à tout préparer')
  const offer = async () => itemText(await readDocument(`projects/${projet}`), 'offer', 1)
  await press(page, 'Bonus et garanties', 'Modifier')
  await card(page, 'Bonus et garanties').getByRole('textbox', { name: 'Texte' }).fill('Essai de 15 jours.')
  await press(page, 'Bonus et garanties', 'Garder ce texte')
  await press(page, 'Bonus et garanties', 'Ce que «\u00a0Remplacer\u00a0» changerait')
  await expect(card(page, 'Bonus et garanties').getByRole('deletion')).toContainText(['Aucune garantie'])
  await expectAccessible(page)
  await picture(page, 'coach-card-text')
  await press(page, 'Bonus et garanties', 'Remplacer')
  await expect.poll(offer).toBe('Essai de 15 jours.')
  await press(page, 'Bonus et garanties', "Annuler l'ajout")
  await expect.poll(offer).toBe('Aucune garantie  \n')

  const takeWrites = await refuse(context, 'writes', 'projects')
  await press(page, 'Bonus et garanties', 'Remettre')
  await press(page, 'Bonus et garanties', 'Ajouter à la suite')
  await expect(card(page, 'Bonus et garanties')).toContainText('Non enregistré')
  await picture(page, 'coach-card-refused')
  await takeWrites()
  await press(page, 'Bonus et garanties', 'Réessayer')
  await expect.poll(offer).toBe('Aucune garantie  \n\n\nEssai de 15 jours.')
  await expect(card(page, 'Bonus et garanties')).not.toContainText('Non enregistré')

  await ask(page, 'Crée-moi un projet')
  // The answer before proposed a project too.
  await expect(page.getByRole('group', { name: 'Proposition : nouveau projet' })).toHaveCount(2)
  const mine = () => readOwned('projects', uid)
  await press(page, 'nouveau projet', 'Modifier')
  await card(page, 'nouveau projet')
    .getByRole('textbox', { name: 'Nom du projet' })
    .fill(' Gourde  de rando ')
  await card(page, 'nouveau projet').getByRole('textbox', { name: 'Profil démographique' }).fill('')
  await expectAccessible(page)
  await picture(page, 'coach-card-project')
  expect(await mine()).toHaveLength(1)
  await press(page, 'nouveau projet', 'Ajouter')
  await expect
    .poll(async () => (await mine()).map(({ title }) => title).sort())
    .toEqual(['Gourde', 'Gourde de rando'])
  const made = (await mine()).find(({ title }) => title === 'Gourde de rando')!
  expect(itemText(made, 'product')).toBe("Une gourde qui filtre l'eau des fontaines.")
  expect(itemText(made, 'targetCustomer')).toBe('')
  expect(made['fromCoach']).toContainEqual(expect.stringMatching(/^product-1 /))
  await press(page, 'nouveau projet', "Annuler l'ajout")
  await expect.poll(mine).toHaveLength(1)
  await press(page, 'nouveau projet', 'Remettre')
  await press(page, 'nouveau projet', 'Ajouter')
  await expect.poll(mine).toHaveLength(2)
})
