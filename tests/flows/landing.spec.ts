import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { submitLogin } from '../support/browser/log-in'
import { expect, test } from '../support/flow'

test('the landing page has at most eight screens, and the first has both links @phone-only @first-visit', async ({
  page,
}) => {
  await page.goto('/')
  const { width, height } = page.viewportSize()!
  expect([width, height]).toEqual([390, 844])
  const length = await page.evaluate(() => document.documentElement.scrollHeight)
  expect(length).toBeLessThanOrEqual(8 * height)

  await expect(page.getByRole('link', { name: "Commencer l'essai gratuit" })).toBeInViewport({ ratio: 1 })
  const plan = page.getByRole('link', { name: 'Votre plan en 5 questions' })
  await expect(plan).toBeInViewport({ ratio: 1 })
  await plan.click()
  await expect(page).toHaveURL('/plan')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

async function calculate(page: Page, price: string, cost: string, delivery: string) {
  await page.getByLabel('Prix de vente').fill(price)
  await page.getByLabel('Achat').fill(cost)
  await page.getByLabel('Livraison').fill(delivery)
}

test('a calculation follows its three amounts, and is a product after the sign-up @phone @first-visit', async ({
  page,
}) => {
  await page.goto('/')
  const rest = page.getByLabel('Il vous reste')
  await expect(rest).toHaveText('13,09\u00a0€')
  await calculate(page, '40', '', '4')
  await expect(rest).toHaveText('31,03\u00a0€')
  await expect(page.getByText('Par vente, sans l’achat, avant impôt sur le revenu')).toBeVisible()
  await calculate(page, '10', '15', '')
  await expect(rest).toHaveText('−6,24\u00a0€')
  await calculate(page, 'dix', '15', '')
  await expect(rest).toHaveText('à compléter')
  await expect(page.getByLabel('Prix de vente')).toHaveAccessibleDescription(
    'Écrivez un montant en euros, par exemple 12,50.',
  )
  await calculate(page, '40', '12', '4')
  await expect(page.getByLabel('Prix de vente')).toHaveAccessibleDescription('')
  await expect(rest).toHaveText('19,03\u00a0€')
  await page.reload()
  await expect(rest).toHaveText('19,03\u00a0€')

  await page.getByRole('link', { name: 'Garder ce calcul' }).click()
  await expect(page).toHaveURL('/signup')
  await expect(page.getByText('Il vous reste 19,03\u00a0€ par vente')).toBeVisible()
  await page.getByLabel('Nom complet').fill('Zoé Bernard')
  await page.getByLabel('Adresse email').fill(`zoe-${randomUUID()}@exemple.fr`)
  await page.getByLabel('Mot de passe', { exact: true }).fill('Bougie-2026!')
  await page.getByRole('button', { name: "Commencer l'essai gratuit" }).click()
  const card = page.getByRole('region', { name: 'Votre calcul' })
  await expect(card).toContainText('19,03\u00a0€')
  await card.getByRole('button', { name: 'Enregistrer dans mes produits' }).click()
  await expect(card).toContainText('Collez l’adresse')
  await card.getByLabel('Lien du produit').fill('12\u00a0€ exemple.fr/lampe?utm_source=tiktok')
  await card.getByRole('button', { name: 'Enregistrer dans mes produits' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Lampe' })).toBeVisible()
  await expect(page.getByLabel('Prix de vente')).toHaveValue('40,00')
  await expect(page.getByLabel('Reste par vente', { exact: true })).toHaveText('19,03\u00a0€')

  const again = JSON.stringify({ salePriceCents: '40', costCents: '12', shippingCents: '4' })
  await page.evaluate((text) => localStorage.setItem('coach-boom.sale.device', text), again)
  await page.goto('/')
  const field = card.getByLabel('Lien du produit')
  await field.fill('https://exemple.fr/lampe?fbclid=1')
  await expect(field).toHaveAccessibleDescription(/^Déjà dans «\u00a0Mes liens\u00a0»/)
})

test('a calculation with an amount that cannot be read is corrected after the login @first-visit', async ({
  page,
  newAccount,
}) => {
  const account = await newAccount()
  await page.goto('/')
  await calculate(page, '40', '12 $', '4')
  await expect(page.getByText('pas en euros')).toBeVisible()
  await page.getByRole('link', { name: 'Garder ce calcul' }).click()
  await page.getByRole('link', { name: 'Connectez-vous' }).click()
  await submitLogin(page, account)
  const card = page.getByRole('region', { name: 'Votre calcul' })
  await expect(card.getByLabel('Achat')).toHaveAccessibleDescription(/pas en euros/)
  await expect(card.getByRole('button', { name: 'Ne pas garder' })).toBeVisible()
  await card.getByLabel('Achat').fill('12')
  await expect(card).toContainText('Il vous reste 19,03\u00a0€ par vente')
  await expect(card.getByRole('button', { name: 'Enregistrer dans mes produits' })).toBeVisible()
})

test('a calculation opened in a second tab is there after the login of an account that exists @first-visit', async ({
  page,
  context,
  newAccount,
}) => {
  const account = await newAccount()
  await page.goto('/')
  await calculate(page, '40', '12', '4')
  const tab = await context.newPage()
  await tab.goto('/signup')
  await tab.getByRole('link', { name: 'Connectez-vous' }).click()
  await expect(tab.getByText('Il vous reste 19,03\u00a0€ par vente')).toBeVisible()
  await submitLogin(tab, account)
  const card = tab.getByRole('region', { name: 'Votre calcul' })
  await expect(card).toContainText('19,03\u00a0€')
  await card.getByRole('button', { name: 'Ne pas garder' }).click()
  await expect(card).toBeHidden()
})

/** Runs in the page. Number of rays that end inside the box of the opening star. */
function raysInTheStar(): number {
  const star = document.querySelector('[data-star=open]')
  const box = star?.getBoundingClientRect() ?? new DOMRect()
  return [...(star?.querySelectorAll('path') ?? [])].filter((path) => {
    for (const animation of path.getAnimations()) animation.finish()
    const { left, top, right, bottom } = path.getBoundingClientRect()
    return left >= box.left && top >= box.top && right <= box.right && bottom <= box.bottom
  }).length
}

test('the first dashboard of an account opens with the starburst once, and a key ends it @first-visit', async ({
  page,
}) => {
  await page.goto('/signup')
  await page.getByLabel('Nom complet').fill('Zoé Bernard')
  await page.getByLabel('Adresse email').fill(`zoe-${randomUUID()}@exemple.fr`)
  await page.getByLabel('Mot de passe', { exact: true }).fill('Bougie-2026!')
  await page.getByRole('button', { name: "Commencer l'essai gratuit" }).click()
  const welcome = page.getByText('Votre premier pas est juste ici.')
  await expect(welcome).toBeVisible()
  expect(await page.evaluate(raysInTheStar), 'the rays are around one centre').toBe(12)
  await page.keyboard.press('Shift')
  await expect(welcome).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(welcome).toBeHidden()
})
