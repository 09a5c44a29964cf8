import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { submitLogin } from '../support/browser/log-in'
import { STAGES } from '../../src/domain/guidance/stages'
import { expect, test } from '../support/flow'
import { readDocument } from '../support/stored-documents'

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

test('the page argues in its order, and each part shows what it speaks of @phone @first-visit', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.locator('main h2')).toHaveText([
    'Combien vous reste-t-il par vente\u00a0?',
    'La même question, posée deux fois',
    'De l’idée à la première vente, six étapes',
    'Tout au même endroit',
    'Gratuit pour avancer, payant pour être coaché',
    'Exemples illustratifs',
    'Avant de commencer',
    'La première question est la plus difficile. Posez-la.',
  ])
  const part = (name: string) => page.getByRole('region', { name })
  const answers = part('La même question, posée deux fois')
  await expect(answers).toContainText('Exemple écrit par nous')
  await expect(answers.getByRole('heading', { level: 3 })).toHaveText(['Une réponse générale', 'Coach Boom'])
  await expect(answers.getByRole('listitem').filter({ hasText: /Lundi|Mercredi|Samedi/ })).toHaveCount(3)

  const way = part('De l’idée à la première vente, six étapes')
  await expect(way.locator('ol > li')).toHaveText(STAGES.map(({ label }) => label))
  await expect(way.getByRole('heading', { level: 4 })).toHaveText(['Samedi', 'Dimanche'])

  const coach = part('Tout au même endroit').getByRole('img', { name: /^Une conversation/ })
  await coach.scrollIntoViewIfNeeded()
  await expect(coach).toBeInViewport()
  expect(
    await coach.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBeGreaterThan(300)

  const price = part('Gratuit pour avancer, payant pour être coaché')
  await expect(price.getByRole('heading', { level: 3 })).toHaveText([
    'Gratuit, pour toujours',
    'Avec votre mois\u00a0: le coach',
  ])
  await expect(price.getByText('29.99€', { exact: true })).toBeVisible()
  await expect(price).toContainText('Un mois coûte 29,99\u00a0€')
  await expect(page.getByText('29.99€')).toHaveCount(1)
})

test('the header’s link takes the colour of the main button once that has left @first-visit', async ({
  page,
}) => {
  await page.goto('/')
  const main = page.getByRole('link', { name: "Commencer l'essai gratuit" })
  const inHeader = page.getByRole('banner').getByRole('link', { name: 'Essai gratuit' })
  const ground = (link: typeof main) => link.evaluate((each) => getComputedStyle(each).backgroundColor)
  const brand = await ground(main)
  expect(await ground(inHeader)).not.toBe(brand)
  await page.getByRole('heading', { name: 'Tout au même endroit' }).scrollIntoViewIfNeeded()
  await expect(inHeader).toBeInViewport()
  await expect.poll(() => ground(inHeader)).toBe(brand)
  await main.scrollIntoViewIfNeeded()
  await expect.poll(() => ground(inHeader)).not.toBe(brand)
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

test('without a result the picture keeps its place and hides its amounts @first-visit', async ({ page }) => {
  await page.goto('/')
  await calculate(page, '40', '12', '4')
  await expect(page.getByLabel('Il vous reste')).toHaveText('19,03\u00a0€')
  const card = page.getByRole('form', { name: 'Combien vous reste-t-il' })
  const amount = card.getByRole('listitem').last().getByText('19,03')
  await expect(amount).toBeVisible()
  const height = (await card.boundingBox())?.height
  for (const price of ['dix', '']) {
    await page.getByLabel('Prix de vente').fill(price)
    await expect(page.getByLabel('Il vous reste')).toHaveText('à compléter')
    await expect(amount).toBeHidden()
    expect((await card.boundingBox())?.height).toBe(height)
  }
  await page.getByLabel('Prix de vente').fill('40')
  await expect(amount).toBeVisible()

  await page.setViewportSize({ width: 320, height: 640 })
  const price = page.getByLabel('Prix de vente')
  await price.fill('129,90')
  expect(await price.evaluate((each) => each.scrollWidth - each.clientWidth), 'a digit is cut').toBe(0)
})

test('the page lives also where the app draws it, after « Retour à l’accueil » @first-visit', async ({
  page,
}) => {
  await page.goto('/signup')
  await page.getByRole('link', { name: "Retour à l'accueil" }).click()
  await calculate(page, '10', '15', '')
  const rest = page.getByLabel('Il vous reste')
  await expect(rest).toHaveText('−6,24\u00a0€')
  await expect(rest).toHaveAttribute('data-loss')
  const inHeader = page.getByRole('banner').getByRole('link', { name: 'Essai gratuit' })
  const ground = () => inHeader.evaluate((each) => getComputedStyle(each).backgroundColor)
  const before = await ground()
  await page.getByRole('heading', { name: 'Tout au même endroit' }).scrollIntoViewIfNeeded()
  await expect.poll(ground).not.toBe(before)
  await page.getByRole('link', { name: 'Garder ce calcul' }).click()
  await expect(page.getByText('Vous perdez 6,24\u00a0€ par vente')).toBeVisible()
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

const WELCOME = 'Votre premier pas est juste ici.'

const hasSeen = async (uid: string) => (await readDocument(`profiles/${uid}`))?.['hasSeenWelcome']

test('a press ends the welcome and presses nothing below it', async ({ page, signedIn }) => {
  const { uid } = await signedIn({ hasSeenWelcome: false })
  await page.goto('/')
  await expect(page.getByText(WELCOME)).toBeVisible()
  const link = await page.getByRole('navigation').getByRole('link', { name: 'Tâches' }).first().boundingBox()
  await page.mouse.click((link?.x ?? 0) + 20, (link?.y ?? 0) + 20)
  await expect(page.getByText(WELCOME)).toBeHidden({ timeout: 1_000 })
  await expect(page).not.toHaveURL(/\/todos/)
  await expect.poll(() => hasSeen(uid)).toBe(true)
  await page.getByRole('navigation').getByRole('link', { name: 'Tâches' }).first().click()
  await expect(page).toHaveURL(/\/todos/)
})

test('the welcome ends by itself', async ({ page, signedIn }) => {
  const { uid } = await signedIn({ hasSeenWelcome: false })
  await page.goto('/')
  await expect(page.getByText(WELCOME)).toBeVisible()
  await expect(page.getByText(WELCOME)).toBeHidden()
  await expect.poll(() => hasSeen(uid)).toBe(true)
})

test('with reduced motion nothing opens, and the welcome counts as seen', async ({ page, signedIn }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { uid } = await signedIn({ hasSeenWelcome: false })
  await page.goto('/')
  await expect.poll(() => hasSeen(uid)).toBe(true)
  await expect(page.locator('[data-star=open]')).toHaveCount(0)
})
