import { paths } from '../../../src/lib/paths'
import { screensFor } from '../../../src/lib/screens'
import type { Page } from '@playwright/test'
import { expect, test } from '../../support/flow'
import { hold } from '../../support/hold'

// Delayed scripts may delay the `load` event too, so these visits do not wait for it.
const APP = '**/assets/app-*.js'

test.describe('with JavaScript switched off', () => {
  test.use({ javaScriptEnabled: false })

  test('the public pages read completely @first-visit', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('link', { name: "s'abonner" })).toBeVisible()
    await expect(page.getByText('Exemples illustratifs').first()).toBeVisible()
    for (const { path } of screensFor('everybody').filter(({ name }) => name !== 'plan')) {
      await page.goto(path)
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
      expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(1_000)
    }
  })

  test('a page that needs JavaScript says so @first-visit', async ({ page }) => {
    // Playwright finds no text inside a `noscript`.
    const sentence = page.locator('noscript p')
    for (const path of [...screensFor('visitor').map((screen) => screen.path), paths.plan, paths.todos]) {
      await page.goto(path)
      await expect(sentence).toBeVisible()
      await expect(sentence).toContainText(/activez(-le| JavaScript) dans votre navigateur/)
    }
  })
})

test('a slow network is told after ten seconds, and the page goes on by itself @first-visit', async ({
  page,
}) => {
  // Stands still but for the steps below, however slow this machine is.
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1_000)
  const entry = await hold(page, APP)
  await page.goto('/login', { waitUntil: 'commit' })
  await entry.request
  const sentence = page.getByText('Coach Boom met du temps à arriver')
  await page.clock.fastForward(9_000)
  await expect(sentence).toBeHidden()
  await page.clock.fastForward(2_000)
  await expect(sentence).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.clock.resume()
  await entry.release()
  await expect(sentence).toBeHidden()
})

test('an app that cannot be had is told at once, and reloading brings it @first-visit', async ({
  page,
  watch,
}) => {
  watch.expectFault(/Failed to load resource|ERR_FAILED/)
  await page.route(APP, (route) => route.abort())
  await page.goto('/login')
  await expect(page.getByText('Coach Boom n’a pas pu démarrer')).toBeVisible()
  await page.unroute(APP)
  await page.getByRole('link', { name: 'Recharger la page' }).click()
  await expect(page.locator('html[data-trouble]')).toHaveCount(0)
  await expect(page.getByLabel('Adresse email')).toBeEditable()
})

test('typing and a press before the app has loaded are not lost @first-visit', async ({
  page,
  newAccount,
}) => {
  const account = await newAccount()
  const entry = await hold(page, APP)
  await page.goto('/login', { waitUntil: 'commit' })
  await entry.request
  await page.getByLabel('Adresse email').fill(account.email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(account.password)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  expect(await busyLook(page, 'Se connecter')).toEqual({ isDim: true, hasSpinner: true })
  await entry.release()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('button', { name: 'Mon Profil' })).toBeVisible()
})

/** How the button looks in the next frame. */
async function busyLook(page: Page, name: string) {
  return page.getByRole('button', { name, exact: true }).evaluate(async (button) => {
    await new Promise(requestAnimationFrame)
    const isDim = Number(getComputedStyle(button).opacity) < 1
    return { isDim, hasSpinner: getComputedStyle(button, '::before').width === '16px' }
  })
}

test('an account is made once with Enter and two presses before the app is there, and nothing of it is in the address @phone @first-visit', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(`${request.method()} ${request.url()}`))
  const entry = await hold(page, APP)
  await page.goto(paths.signUp, { waitUntil: 'commit' })
  await entry.request
  const button = "Commencer l'essai gratuit"
  expect(await busyLook(page, button)).toEqual({ isDim: false, hasSpinner: false })
  await page.getByLabel('Nom complet').fill('Inès Durand')
  await page.getByLabel('Adresse email').fill(`tot-${Date.now()}@exemple.fr`)
  await page.getByLabel('Mot de passe', { exact: true }).fill('Vert-Citron-42')
  await page.getByLabel('Mot de passe', { exact: true }).press('Enter')
  expect(await busyLook(page, button)).toEqual({ isDim: true, hasSpinner: true })
  await page.getByRole('button', { name: button }).click()
  await page.getByRole('button', { name: button }).click()
  await expect(page).toHaveURL(paths.signUp)
  await entry.release()
  await expect(page.getByRole('button', { name: 'Mon Profil' })).toBeVisible()
  expect(asked.filter((line) => line.includes('accounts:signUp'))).toHaveLength(1)
  expect(asked.filter((line) => /Citron|POST .*signup/i.test(line.replace('accounts:signUp', '')))).toEqual(
    [],
  )
})

test('a press waits no longer where the app cannot be had @first-visit', async ({ page, watch }) => {
  watch.expectFault(/Failed to load resource|ERR_FAILED/)
  const entry = await hold(page, APP)
  await page.goto('/login', { waitUntil: 'commit' })
  await entry.request
  await page.getByRole('button', { name: 'Se connecter' }).click()
  expect(await busyLook(page, 'Se connecter')).toEqual({ isDim: true, hasSpinner: true })
  await entry.fail()
  await expect(page.getByText('Coach Boom n’a pas pu démarrer')).toBeVisible()
  expect(await busyLook(page, 'Se connecter')).toMatchObject({ isDim: false })
})

test('somebody who comes back never sees the landing page @no-worker', async ({ page, signedIn }) => {
  await signedIn()
  const entry = await hold(page, APP)
  await page.goto('/', { waitUntil: 'commit' })
  await entry.request
  const landing = page.getByRole('link', { name: "Commencer l'essai gratuit" })
  await expect(landing).toHaveCount(0)
  await expect(page.getByRole('status')).toContainText('Chargement de Coach Boom')
  await entry.release()
  await expect(page.getByRole('button', { name: 'Mon Profil' })).toBeVisible()
})

test('a file of an older version is missing, and not the page in its place @first-visit', async ({
  request,
}) => {
  const gone = await request.get('/assets/app-0000.js')
  expect(gone.status()).toBe(404)
  expect(await gone.text()).toContain('lang="fr"')
})

for (const [name, path, from] of [
  ['a first visit', paths.signUp, null],
  ['a visit of a hash', `${paths.terms}#droit`, null],
  ['a reload', paths.terms, 700],
] as const) {
  test(`a page that is scrolled before the app comes stays there: ${name} @phone @first-visit`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 480 })
    const isTakenOver = () => page.waitForFunction(() => window.history.scrollRestoration === 'manual')
    if (from !== null) {
      await page.goto(path)
      await isTakenOver()
      await page.evaluate((top) => window.scrollTo(0, top), from)
    }
    const app = await hold(page, APP)
    await (from === null ? page.goto(path, { waitUntil: 'commit' }) : page.reload({ waitUntil: 'commit' }))
    await app.request
    await page.locator('h1').waitFor()
    if (name !== 'a first visit') await page.waitForFunction(() => window.scrollY > 240)
    await page.evaluate(() => window.scrollTo(0, 240))
    await app.release()
    await isTakenOver()
    expect(await page.evaluate(() => window.scrollY)).toBe(240)
  })
}
