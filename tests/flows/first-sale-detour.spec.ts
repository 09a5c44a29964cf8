import type { Page } from '@playwright/test'
import { NO_ANSWERS } from '../../src/domain/plan/answers'
import { CRITERIA } from '../../src/domain/research/candidate'
import { putDocument } from '../support/accounts'
import { expectAccessible } from '../support/browser/axe'
import { expect, test } from '../support/flow'

const region = (page: Page) => page.getByRole('region', { name: 'Prochaine étape' })

async function addLink(page: Page, link: string) {
  await page.getByLabel('Lien du produit').fill(link)
  await page.getByRole('button', { name: 'Confirmer le lien' }).click()
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Enregistrer', exact: true })).toHaveCount(0)
}

async function answer(page: Page, yes: number) {
  for (const [index, { column }] of CRITERIA.slice(0, 6).entries()) {
    const button = page.getByRole('button', { name: `${index < yes ? 'Oui' : 'Non'} : ${column}` })
    await button.click()
    await expect(button).toHaveAttribute('aria-pressed', 'true')
  }
}

async function backToStart(page: Page) {
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Retour/ })
    .click()
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Retour/ })
    .click()
  await expect(page).toHaveURL('/')
}

test('who chose a product in the plan is led to its page, and past it where it is not promising @phone', async ({
  page,
  signedIn,
}) => {
  const { uid } = await signedIn()
  await putDocument(`coach/${uid}`, {
    plan: {
      answers: { ...NO_ANSWERS, days: [], stage: 'product', moment: null },
      ifThen: '',
      criteria: [],
      madeAt: '2026-11-23T09:00:00Z',
    },
  })
  await page.goto('/dashboard')
  const step = region(page)
  await expect(step).toContainText('Ajouter le lien de votre produit')
  await expectAccessible(page)
  await step.getByRole('link', { name: /^Ajouter un lien/ }).click()
  await addLink(page, 'https://www.lampes.fr/produits/lampe-pince')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Retour/ })
    .click()

  await step.getByRole('link', { name: /^Évaluer ce produit : Lampe pince/ }).click()
  await answer(page, 3)
  await backToStart(page)

  await expect(step).toContainText('Ajouter le lien d’un autre produit')
  await step.getByRole('button', { name: 'Pourquoi' }).click()
  await expect(step).toContainText('Aucun de vos produits récents ne mène à une première vente')
  await step.getByRole('link', { name: /^Ajouter un lien/ }).click()
  await addLink(page, 'https://www.gourdes.fr/produits/gourde-inox')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Retour/ })
    .click()

  await step.getByRole('link', { name: /^Évaluer ce produit : Gourde inox/ }).click()
  await answer(page, 6)
  await backToStart(page)
  await expect(step).toContainText('Calculer ce qu’il reste de Gourde inox')

  await test.step('the last stage leads to the product that can be tested', async () => {
    await page.getByText(/étapes? sur 6/).click()
    await page.getByRole('link', { name: 'Lancer un test' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Gourde inox' })).toBeVisible()
    await expect(page.getByLabel('Ce que je teste')).toBeVisible()
  })
})
