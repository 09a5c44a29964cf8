import { randomUUID } from 'node:crypto'
import { expectAccessible } from '../../support/browser/axe'
import { picture } from '../../support/browser/picture'
import { expect, test } from '../../support/flow'

test('mistakes are named in order above the form and all at once beside the fields, and nothing typed is lost @first-visit', async ({
  page,
}) => {
  await page.goto('/signup')
  await expect(
    page.getByText('Minimum 8 caractères, incluant une majuscule , un caractere speciale et un chiffre'),
  ).toBeVisible()
  const submit = page.getByRole('button', { name: "Commencer l'essai gratuit" })
  const alert = page.getByRole('alert')
  const name = page.getByLabel('Nom complet')
  const email = page.getByLabel('Adresse email')
  const password = page.getByLabel('Mot de passe', { exact: true })
  const wrong = page.locator('[aria-invalid=true]')
  await expect(password).toHaveAccessibleDescription(/Seule la longueur est obligatoire\s: 8\scaractères/)
  await name.fill('   ')
  await email.fill('x')
  await password.fill('abc')
  await expect(wrong).toHaveCount(0)

  await submit.click()
  await expect(alert).toHaveText('Le mot de passe doit contenir au moins 8 caractères')
  await expect(password).toBeFocused()
  await expect(wrong).toHaveCount(3)
  await expect(name).toHaveAccessibleDescription(/Indiquez votre nom/)
  await expect(email).toHaveAccessibleDescription(/nom@exemple\.fr/)
  await expect(password).toHaveAccessibleDescription(/Il manque encore 5\scaractères/)
  await expectAccessible(page)
  await picture(page, 'sign-up-refused')

  await password.fill('motdepasse')
  await expect(password).not.toHaveAccessibleDescription(/Il manque encore|doit contenir/)
  await expect(wrong).toHaveCount(2)
  await expect(page.getByRole('status')).toHaveText(/^Facile à deviner/)
  await submit.click()
  await expect(alert).toHaveText('Le nom est requis')
  await expect(name).toBeFocused()

  await name.fill('Zoé')
  await submit.click()
  await expect(alert).toHaveText('Adresse email invalide')
  await expect(wrong).toHaveCount(1)
  await expect(name).toHaveValue('Zoé')
  await expect(email).toHaveValue('x')
  await expect(password).toHaveValue('motdepasse')
  await password.fill('lampe orange sous escalier')
  await expect(page.getByRole('status')).toHaveText('Difficile à deviner.')
})

test('a sign-up leads to the dashboard, survives a reload, and the address is taken afterwards @first-visit', async ({
  page,
  watch,
}) => {
  const email = `zoe-${randomUUID()}@exemple.fr`
  // Delayed to show the busy state.
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

  // The landing page's own text: it must not flash for a signed-in person.
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
  await expect(page.getByLabel('Adresse email')).toHaveAccessibleDescription(/Déjà inscrit/)
  await expect(page.getByLabel('Adresse email')).toHaveValue(email)
  await page.locator('form').getByRole('link', { name: 'Connectez-vous' }).click()
  await expect(page).toHaveURL('/login')
  await expect(page.getByLabel('Adresse email')).toHaveValue(email)
})

test('a sign-up that was cut before its profile was written heals on another device, with the name typed @first-visit', async ({
  page,
  context,
  browser,
  watch,
}) => {
  watch.expectFault(/ERR_FAILED|ERR_INTERNET|Could not reach Cloud Firestore|WebChannelConnection|offline/)
  const firestore = `http://127.0.0.1:${process.env['FLOW_FIRESTORE_PORT'] ?? ''}/`
  await context.route(`${firestore}**`, (route) => route.abort())
  await page.goto('/signup')
  await page.getByLabel('Nom complet').fill('Noé Petit')
  const email = `noe-${randomUUID()}@exemple.fr`
  await page.getByLabel('Adresse email').fill(email)
  await page.getByLabel('Mot de passe', { exact: true }).fill('motdepasse')
  const named = page.waitForResponse(/accounts:update/)
  // The account exists and is stored on the device; the next step, the profile, fails.
  const refused = page.waitForEvent('requestfailed', (request) => request.url().startsWith(firestore))
  await page.getByRole('button', { name: "Commencer l'essai gratuit" }).click()
  await refused
  await named
  await page.close()
  await context.unroute(`${firestore}**`)

  const next = await (await browser.newContext()).newPage()
  await next.goto('/login')
  await next.getByLabel('Adresse email').fill(email)
  await next.getByLabel('Mot de passe', { exact: true }).fill('motdepasse')
  await next.getByRole('button', { name: 'Se connecter' }).click()
  await expect(next.getByRole('heading', { level: 1 })).toContainText('Noé')
})
