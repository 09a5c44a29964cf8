import { randomUUID } from 'node:crypto'
import { expectAccessible } from '../support/axe'
import { expect, test } from '../support/flow'

test('mistakes are named one at a time, in order, and nothing typed is lost @phone', async ({ page }) => {
  await page.goto('/signup')
  await expect(
    page.getByText('Minimum 8 caractères, incluant une majuscule , un caractere speciale et un chiffre'),
  ).toBeVisible()
  const submit = page.getByRole('button', { name: "Commencer l'essai gratuit" })
  const alert = page.getByRole('alert')
  await page.getByLabel('Nom complet').fill('   ')
  await page.getByLabel('Adresse email').fill('x')
  await page.getByLabel('Mot de passe', { exact: true }).fill('abc')

  await submit.click()
  await expect(alert).toHaveText('Le mot de passe doit contenir au moins 8 caractères')
  await expectAccessible(page)

  await page.getByLabel('Mot de passe', { exact: true }).fill('motdepasse')
  await submit.click()
  await expect(alert).toHaveText('Le nom est requis')

  await page.getByLabel('Nom complet').fill('Zoé')
  await submit.click()
  await expect(alert).toHaveText('Adresse email invalide')
  await expect(page.getByLabel('Nom complet')).toHaveValue('Zoé')
  await expect(page.getByLabel('Adresse email')).toHaveValue('x')
  await expect(page.getByLabel('Mot de passe', { exact: true })).toHaveValue('motdepasse')
})

test('a sign-up leads to the dashboard, survives a reload, and the address is taken afterwards', async ({
  page,
  watch,
}) => {
  const email = `zoe-${randomUUID()}@exemple.fr`
  // Slowed, so that the busy state can be seen.
  await page.route('**/accounts:signUp**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600))
    await route.continue()
  })
  const fillForm = async () => {
    await page.goto('/signup')
    await page.getByLabel('Nom complet').fill('Zoé Bernard')
    await page.getByLabel('Adresse email').fill(email)
    await page.getByLabel('Mot de passe', { exact: true }).fill('motdepasse')
    await page.getByRole('button', { name: "Commencer l'essai gratuit" }).click()
  }

  await fillForm()
  await expect(page.getByRole('button', { name: 'Création en cours...' })).toBeDisabled()
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Zoé')

  // Only the landing page says so.
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.documentElement.textContent.includes('Commencer maintenant'))
        document.documentElement.dataset['flash'] = '1'
    }).observe(document, { childList: true, subtree: true })
  })
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Zoé')
  await expect(page.locator('html')).not.toHaveAttribute('data-flash')
  await expect(page).toHaveURL('/dashboard')

  await page.getByRole('button', { name: 'Mon Profil' }).click()
  await page.getByRole('button', { name: 'Se déconnecter' }).click()
  await expect(page.getByRole('link', { name: 'Connexion' })).toBeVisible()

  watch.expectFault(/status of 400/)
  await fillForm()
  await expect(page.getByRole('alert')).toHaveText('Cette adresse email est déjà utilisée')
  await expect(page.getByLabel('Adresse email')).toHaveValue(email)
})

test('a sign-up that was cut before its profile was written heals at the next visit', async ({
  page,
  context,
  watch,
}) => {
  watch.expectFault(/ERR_FAILED|ERR_INTERNET|Could not reach Cloud Firestore|WebChannelConnection|offline/)
  const firestore = `http://127.0.0.1:${process.env['FLOW_FIRESTORE_PORT'] ?? ''}/`
  await context.route(`${firestore}**`, (route) => route.abort())
  await page.goto('/signup')
  await page.getByLabel('Nom complet').fill('Noé Petit')
  await page.getByLabel('Adresse email').fill(`noe-${randomUUID()}@exemple.fr`)
  await page.getByLabel('Mot de passe', { exact: true }).fill('motdepasse')
  // The account exists and is kept on the device; what fails is the next step, the profile.
  const refused = page.waitForEvent('requestfailed', (request) => request.url().startsWith(firestore))
  await page.getByRole('button', { name: "Commencer l'essai gratuit" }).click()
  await refused
  await page.close()
  await context.unroute(`${firestore}**`)

  const next = await context.newPage()
  await next.goto('/dashboard')
  await expect(next.getByRole('heading', { level: 1 })).toContainText('Noé')
})
