import { expectAccessible } from '../../support/browser/axe'
import { picture } from '../../support/browser/picture'
import { expect, test } from '../../support/flow'

test('a wrong password is refused in words, the right one opens the dashboard, signing out closes it @first-visit', async ({
  page,
  newAccount,
  watch,
}) => {
  const account = await newAccount()
  await page.goto('/login')
  await expect(page.getByLabel('Adresse email')).toBeFocused()
  await expect(page.getByRole('checkbox', { name: 'Se souvenir de moi' })).toBeChecked()
  await page.getByLabel('Adresse email').fill(account.email)
  await page.getByLabel('Mot de passe', { exact: true }).fill('pas le bon')

  watch.expectFault(/status of 400/)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await expect(page.getByRole('alert')).toHaveText('Email ou mot de passe incorrect.')
  await expect(page.getByLabel('Adresse email')).toHaveValue(account.email)
  await expect(page.getByLabel('Mot de passe', { exact: true })).toHaveValue('pas le bon')
  await expectAccessible(page)
  await picture(page, 'login-refused')

  await page.route('**/accounts:signInWithPassword**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600))
    await route.continue()
  })
  await page.getByLabel('Mot de passe', { exact: true }).fill(account.password)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await expect(page.getByRole('button', { name: 'Connexion en cours...' })).toBeDisabled()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Camille')

  await page.getByRole('button', { name: 'Mon Profil' }).click()
  const reloaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Se déconnecter' }).click()
  await reloaded
  await expect(page.getByRole('link', { name: 'Connexion' })).toBeVisible()
  // The entry below is the page that was under the profile.
  const entry = () => page.evaluate(() => JSON.stringify(window.history.state))
  const left = await entry()
  // Not `page.goBack()`: the page may redirect at once, which that call reports as an error.
  await page.evaluate(() => {
    setTimeout(() => window.history.back())
  })
  await expect.poll(entry).not.toBe(left)
  await expect(page.getByRole('link', { name: 'Connexion' })).toBeVisible()
  await expect(page.getByText('Camille')).toHaveCount(0)
})

test('an address of the app that was opened signed out is where the login of that tab leads, once @first-visit', async ({
  page,
  newAccount,
}) => {
  const account = await newAccount()
  const logIn = async () => {
    await page.getByRole('link', { name: 'Connexion' }).click()
    await page.getByLabel('Adresse email').fill(account.email)
    await page.getByLabel('Mot de passe', { exact: true }).fill(account.password)
    await page.getByRole('button', { name: 'Se connecter' }).click()
  }
  await page.goto('/todos/jeudi')
  await expect(page).toHaveURL('/')
  await logIn()
  await expect(page).toHaveURL('/todos/jeudi')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await page.getByRole('button', { name: 'Mon Profil' }).click()
  await page.getByRole('button', { name: 'Se déconnecter' }).click()
  await logIn()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('button', { name: 'Mon Profil' })).toBeVisible()
})

test('a forgotten password is answered in place, with or without an account of that address @first-visit', async ({
  page,
  newAccount,
}) => {
  const account = await newAccount()
  const sentences: (string | null)[] = []
  for (const email of [account.email, 'personne@exemple.fr']) {
    await page.goto('/login')
    await page.getByText('Mot de passe oublié ?').click()
    await expect(page).toHaveURL('/login')
    await expect(page.getByRole('heading', { name: 'Mot de passe oublié' })).toBeVisible()
    await expect(page.getByLabel('Adresse email')).toBeFocused()
    await picture(page, 'login-forgotten')
    await page.getByLabel('Adresse email').fill(email)
    await page.getByRole('button', { name: /Envoyer|Recevoir/ }).click()
    await expect(page.getByRole('status').or(page.getByRole('alert')).first()).toBeVisible()
    sentences.push(await page.getByRole('status').or(page.getByRole('alert')).first().textContent())
  }
  expect(sentences[0]).toBe(sentences[1])
  await picture(page, 'login-forgotten-answered')
  await page.getByRole('button', { name: 'Retour à la connexion' }).click()
  await expect(page.getByRole('button', { name: 'Mot de passe oublié ?' })).toBeFocused()
})

test('a file of the app that was cut off while the form was filled in: the login still leads in @first-visit', async ({
  page,
  newAccount,
  watch,
}) => {
  const account = await newAccount()
  watch.expectFault(/ERR_FAILED|seen to at the next visit/)
  await page.route('**/assets/signed-in-*.js', (route) => route.abort(), { times: 1 })
  await page.goto('/login')
  await page.getByLabel('Adresse email').fill(account.email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(account.password)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await expect(page.getByRole('button', { name: 'Mon Profil' })).toBeVisible()
})

test('no network at the login, on a low screen: a sentence in view, and the fields keep their text, the button its focus @first-visit', async ({
  page,
  context,
  newAccount,
  watch,
}) => {
  const account = await newAccount()
  watch.expectFault(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|seen to at the next visit/)
  await page.setViewportSize({ width: 568, height: 320 })
  await page.goto('/login')
  await page.getByLabel('Adresse email').fill(account.email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(account.password)
  // Waits for the app behind the prerendered form: without a network it could not load.
  await expect(page.locator('form[data-early]')).toHaveCount(0)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: 'Se connecter' })).toBeFocused()
  await expect(page.getByLabel('Adresse email')).toHaveValue(account.email)
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await expect(page.getByRole('button', { name: 'Mon Profil' })).toBeVisible()
})
