import type { Page } from '@playwright/test'
import { paths } from '../../src/lib/paths'
import { allScreens, currentLabel, screensFor, tabTitle, type Screen } from '../../src/lib/screens'
import { expect, test } from '../support/flow'

const LANDING = 'Coach Boom – 1er coach IA pour l’e-commerce'

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Navigation principale' })

async function expectScreen(page: Page, { name, path, title, guard }: Screen) {
  await expect(page).toHaveURL(path)
  const heading = name === 'home' ? /^Bienvenue/ : title
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  await expect(page).toHaveTitle(tabTitle(title))
  if (guard === 'visitor' || (guard === 'everybody' && name === 'plan')) return
  await expect(navigation(page)).toBeVisible()
  const label = allScreens.find((screen) => screen.path === currentLabel(path))?.navigation
  await expect(navigation(page).locator('[aria-current=page]')).toHaveText(label ? [label] : [])
}

/** By the button, which works as soon as it is rendered; commands.spec.ts tests the keys. */
async function choose(page: Page, name: string) {
  await page.getByRole('button', { name: 'Rechercher ou agir' }).click()
  // An option's name may be followed by a description.
  await page.getByRole('option', { name: new RegExp(`^${name}`) }).click()
}

test('a visitor who opens a protected address is sent to the landing page @first-visit', async ({ page }) => {
  // One address of each kind: the routes come from the table of screens.
  const shut = [
    paths.dashboard,
    paths.research,
    paths.projects,
    paths.coach,
    '/paiement',
    paths.todosOf('lundi'),
  ]
  for (const address of [...shut, '/nimporte']) {
    await page.goto(address)
    await expect(page, address).toHaveURL('/')
    await expect(page).toHaveTitle(LANDING)
    await expect(page.getByRole('link', { name: 'Connexion' })).toBeVisible()
  }
  await expect(page.getByRole('status').filter({ hasText: 'Cette page n’existe pas' })).toBeVisible()
  await page.goto('/todos/lundi/encore')
  await expect(page.getByRole('status').filter({ hasText: 'Cette page n’existe pas' })).toBeVisible()
  // No login leads there, and a page that exists is not reported.
  await page.goto(paths.research)
  await expect(page).toHaveTitle(LANDING)
  await expect(page.getByText('Cette page n’existe pas')).toHaveCount(0)
})

/** Returns the page's requests to Stripe since the last call. */
function stripeRequests(page: Page): () => string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const isStripe = request.url().startsWith(process.env['FLOW_STRIPE_URL'] ?? 'unset')
    if (isStripe || /stripe|card-field/.test(new URL(request.url()).pathname)) asked.push(request.url())
  })
  return () => asked.splice(0)
}

test('the navigation, the palette and the foot of the page lead to each screen that they name; one asks Stripe for its script', async ({
  page,
  signedIn,
}) => {
  const asked = stripeRequests(page)
  await signedIn()
  await page.goto(paths.rules)
  await expect(navigation(page).getByRole('link')).toHaveText(
    allScreens.flatMap(({ navigation: label }) => label ?? []),
  )
  const expectLed = async (screen: Screen) => {
    await expectScreen(page, screen)
    expect(asked(), screen.path).toEqual([])
  }
  for (const screen of allScreens.filter(({ navigation: label }) => label)) {
    await navigation(page)
      .getByRole('link', { name: screen.navigation ?? '', exact: true })
      .click()
    await expectLed(screen)
  }
  for (const screen of allScreens.filter(({ footer }) => footer)) {
    const foot = page.getByRole('contentinfo')
    await foot.getByRole('link', { name: screen.footer ?? '', exact: true }).click()
    await expectLed(screen)
  }
  // Those that no link of the frame names.
  const inPaletteAlone = ({ palette, navigation: label, footer }: Screen) =>
    palette && !palette.isWayToAccess && !label && !footer
  for (const screen of allScreens.filter(inPaletteAlone)) {
    await choose(page, screen.palette?.name ?? '')
    await expectLed(screen)
    // Outside the frame there is no palette.
    if (screen.guard === 'everybody') await page.goto(paths.home)
  }
  await page.getByRole('button', { name: 'Mon Profil' }).click()
  await page.getByRole('tab', { name: 'Abonnement' }).click()
  await expect(page.getByText('Mes paiements')).toBeVisible()
  expect(asked(), 'the profile').toEqual([])

  // What an address with a parameter shows depends on the documents: the flows of its screen open those.
  const hasParameter = (address: string) => address.includes(':')
  for (const screen of allScreens) {
    const others = [...(screen.also ?? []), ...(screen.formerly ?? [])]
    for (const address of others.filter((other) => !hasParameter(other))) {
      await page.goto(address)
      await expectScreen(page, screen.also?.includes(address) ? { ...screen, path: address } : screen)
    }
  }
  await expect.poll(asked, 'the payment').not.toEqual([])
  const elsewhere = ['/nimporte', '/todos/lundi/encore', '/coach/a/b', '/.env']
  for (const path of [...screensFor('visitor').map((screen) => screen.path), ...elsewhere]) {
    await page.goto(path)
    await expect(page, path).toHaveURL('/')
  }
  await expect(page.getByText('Cette page n’existe pas')).toBeVisible()
  await expect(navigation(page)).toBeVisible()
})

test('a screen that needs an access is shut inside to a person without access, and the palette leads to one', async ({
  page,
  signedIn,
}) => {
  await signedIn({ createdAt: new Date(Date.now() - 30 * 86_400_000) })
  for (const screen of screensFor('access')) {
    await page.goto(screen.path)
    await expectScreen(page, screen)
    await expect(page.getByRole('link', { name: "S'abonner" })).toHaveAttribute('href', paths.payment)
  }
  for (const screen of allScreens.filter(({ palette }) => palette?.isWayToAccess)) {
    await choose(page, screen.palette?.name ?? '')
    await expectScreen(page, screen)
  }
})
