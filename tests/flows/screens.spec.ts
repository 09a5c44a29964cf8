import type { Locator, Page } from '@playwright/test'
import { paths } from '../../src/lib/paths'
import { allScreens, screensFor, tabTitle, type Screen } from '../../src/lib/screens'
import { expect, test } from '../support/flow'

const SIGNED_IN = screensFor('signed-in', 'access')
const LANDING = "Coach Boom – 1er coach IA pour l'e-commerce"

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Navigation principale' })

async function expectScreen(
  page: Page,
  { name, path, title, guard, navigation: label }: Screen,
  isSignedIn = true,
) {
  await expect(page).toHaveURL(path)
  const heading = name === 'home' ? /^Bienvenue/ : title
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  await expect(page).toHaveTitle(tabTitle(title))
  if (!isSignedIn) {
    await expect(navigation(page)).toHaveCount(0)
    return
  }
  if (guard === 'visitor' || (guard === 'everybody' && name === 'plan')) return
  await expect(navigation(page)).toBeVisible()
  await expect(navigation(page).locator('[aria-current=page]')).toHaveText(label ? [label] : [])
}

/** By the button, which works as soon as it is rendered; commands.spec.ts tests the keys. */
async function choose(page: Page, name: string) {
  await page.getByRole('button', { name: 'Rechercher ou agir' }).click()
  // An option's name may be followed by a description.
  await page.getByRole('option', { name: new RegExp(`^${name}`) }).click()
}

test('a visitor reads what is open, and is sent to the landing page from everywhere else', async ({
  page,
}) => {
  for (const screen of screensFor('visitor', 'everybody')) {
    await page.goto(screen.path)
    await expectScreen(page, screen, false)
  }
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

test('who is signed in opens every screen at its address, but for those of visitors; one asks Stripe for its script', async ({
  page,
  signedIn,
}) => {
  const asked = stripeRequests(page)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await signedIn()
  for (const screen of [...SIGNED_IN, ...screensFor('everybody')]) {
    await page.goto(screen.path)
    await expectScreen(page, screen)
    for (const address of screen.also ?? []) {
      await page.goto(address)
      await expectScreen(page, { ...screen, path: address })
    }
    for (const address of screen.formerly ?? []) {
      await page.goto(address)
      await expectScreen(page, screen)
    }
    if (screen.name === 'payment') await expect.poll(asked, screen.path).not.toEqual([])
    else expect(asked(), screen.path).toEqual([])
  }
  await page.goto(paths.home)
  await page.getByRole('button', { name: 'Mon Profil' }).click()
  await page.getByRole('tab', { name: 'Abonnement' }).click()
  await expect(page.getByText('Mes paiements')).toBeVisible()
  expect(asked(), 'the profile').toEqual([])
  for (const { path } of screensFor('visitor')) {
    await page.goto(path)
    await expect(page, path).toHaveURL('/')
    await expect(navigation(page)).toBeVisible()
  }
  for (const path of ['/nimporte', '/todos/lundi/encore', '/coach/a/b', '/.env']) {
    await page.goto(path)
    await expect(page, path).toHaveURL('/')
  }
})

test('the navigation, the palette and the foot of the page lead to each screen that they name', async ({
  page,
  signedIn,
}) => {
  await signedIn()
  await page.goto(paths.rules)
  await expect(navigation(page).getByRole('link')).toHaveText(
    allScreens.flatMap(({ navigation: label }) => label ?? []),
  )
  const addressOf = (link: Locator) => link.getAttribute('href')
  for (const { navigation: label = '', path } of allScreens.filter((each) => each.navigation)) {
    expect(await addressOf(navigation(page).getByRole('link', { name: label, exact: true }))).toBe(path)
  }
  const foot = page.getByRole('contentinfo')
  await page.goto(paths.home)
  for (const { footer = '', path } of allScreens.filter((each) => each.footer)) {
    expect(await addressOf(foot.getByRole('link', { name: footer, exact: true }))).toBe(path)
  }
  // Those that no link of the frame names.
  const inPaletteAlone = ({ palette, navigation: label, footer }: Screen) =>
    palette && !palette.isWayToAccess && !label && !footer
  for (const screen of allScreens.filter(inPaletteAlone)) {
    await choose(page, screen.palette?.name ?? '')
    await expectScreen(page, screen)
    // Outside the frame there is no palette.
    if (screen.guard === 'everybody') await page.goto(paths.home)
  }
  await navigation(page).getByRole('link', { name: 'Tâches', exact: true }).click()
  await expect(page).toHaveURL(paths.todos)
  await foot.getByRole('link', { name: 'Aide', exact: true }).click()
  await expect(page).toHaveURL(paths.help)
})

test('a screen that needs an access is shut inside to who has none, and the palette leads to one', async ({
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
