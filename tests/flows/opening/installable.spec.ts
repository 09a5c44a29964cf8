// The installed app: the browser's requirements, a new version, and a tab whose files are deleted.
import type { Page } from '@playwright/test'
import { expectAccessible } from '../../support/browser/axe'
import { test as base, expect, waitForApp } from '../../support/flow'
import { FrontServer } from '../../support/browser/front-server'
import { reloadKept, waitForKeptShell } from '../../support/browser/kept-shell'
import { editor, projectButton } from '../../support/browser/project-editor'
import { picture } from '../../support/browser/picture'
import { putProject } from '../../support/samples/sample-projects'

const test = base.extend<{ front: FrontServer }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures' names from this pattern
  front: async ({}, use) => {
    const front = await FrontServer.start()
    await use(front)
    await front.stop()
  },
  baseURL: async ({ front }, use) => use(front.url),
})

const HOUR_MS = 60 * 60_000
const reloadButton = (page: Page) => page.getByRole('button', { name: 'Recharger' })
const newTodo = (page: Page) => page.getByLabel('Nouvelle tâche')
const link = (page: Page, name: string) => page.getByRole('navigation').getByRole('link', { name }).first()

async function expectVersion(page: Page, version: number): Promise<void> {
  await expect(page.locator('meta[name=version]')).toHaveAttribute('content', `version-${version}`)
  await waitForApp(page)
}

async function comeBackLater(page: Page): Promise<void> {
  await page.clock.setFixedTime(Date.now() + HOUR_MS + 60_000)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
}

function keptAddresses(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const caught = (await caches.keys()).map(async (name) => (await caches.open(name)).keys())
    return (await Promise.all(caught)).flat().map(({ url }) => url)
  })
}

test('a new version waits for a click, and loses nothing that was typed', async ({
  page,
  context,
  front,
  signedIn,
}) => {
  const account = await signedIn()
  await putProject(account, { title: 'Gourde' })
  await page.goto('/todos/lundi')
  await newTodo(page).fill('Appeler le fournisseur')
  await newTodo(page).press('Enter')
  await expect(page.getByRole('checkbox', { name: 'Appeler le fournisseur' })).toBeVisible()
  await reloadKept(page)

  await page.getByRole('button', { name: 'Modifier Appeler le fournisseur' }).click()
  await page.getByLabel('Modifier la tâche').fill('Appeler le fournisseur avant midi')
  await newTodo(page).fill('Une tâche à moitié écrite')
  await page.getByRole('button', { name: 'Ouvrir le coach' }).click()
  await page.getByLabel('Votre message').fill('Une question à moitié écrite')
  const tab = await context.newPage()
  await tab.goto('/projects')
  await projectButton(tab, 'Gourde').click()
  const description = editor(tab).getByRole('textbox', { name: 'Description du produit' })
  await description.fill('En inox, 350 ml')
  await expect(tab.getByText(/^Enregistré à /)).toBeVisible()

  front.deployNext()
  await comeBackLater(page)
  for (const each of [page, tab]) await expect(reloadButton(each)).toBeVisible()
  await picture(page, 'app-new-version', { isWindow: true })
  await expectVersion(page, 1)
  await reloadButton(page).click()
  await expectVersion(page, 2)
  await expect(page.getByLabel('Modifier la tâche')).toHaveValue('Appeler le fournisseur avant midi')
  await expect(newTodo(page)).toHaveValue('Une tâche à moitié écrite')
  await expect(page.getByLabel('Votre message')).toHaveValue('Une question à moitié écrite')

  // The other tab uses its old version until its own click.
  await expectVersion(tab, 1)
  await expect(description).toHaveValue('En inox, 350 ml')
  await reloadButton(tab).click()
  await expectVersion(tab, 2)
  await expect(description).toHaveValue('En inox, 350 ml')
})

test('the browser finds an app to install, and its caches hold no data of a person', async ({
  page,
  context,
  front,
  signedIn,
}) => {
  await signedIn()
  await page.goto('/')
  await waitForKeptShell(page)
  await link(page, 'Tâches').click()
  await newTodo(page).fill('Une tâche')
  await newTodo(page).press('Enter')
  await expect(page.getByRole('checkbox', { name: 'Une tâche' })).toBeVisible()

  const session = await context.newCDPSession(page)
  expect((await session.send('Page.getAppManifest')).errors).toEqual([])
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])

  const kept = await keptAddresses(page)
  expect(kept.length).toBeGreaterThan(10)
  const strange = kept.filter((address) => {
    const { origin, pathname } = new URL(address)
    return (
      origin !== front.url ||
      !/^\/(assets\/)?[\w.-]+\.(html|css|js|svg|png|webmanifest|woff2)$/.test(pathname)
    )
  })
  expect(strange).toEqual([])

  // A headless browser does not offer the installation by itself.
  await page.evaluate(() => {
    const offer = new Event('beforeinstallprompt', { cancelable: true })
    window.dispatchEvent(Object.assign(offer, { prompt: () => Promise.resolve({ outcome: 'accepted' }) }))
  })
  await page.getByRole('button', { name: 'Mon Profil' }).click()
  await picture(page, 'app-install')
  await page.getByRole('button', { name: 'Installer l’application' }).click()
  const dialog = page.getByRole('dialog', { name: 'Mon Profil' })
  await expect(dialog.getByText('L’application est installée sur cet appareil.')).toBeFocused()
  await expectAccessible(page)
})

test.describe('a tab whose files are not kept @no-worker', () => {
  test.beforeEach(({ watch }) => {
    watch.expectFault(/dynamically imported module|React Router caught|preload|status of 404|ERR_/)
  })

  test('a deployment has taken the next screen away', async ({ page, front, signedIn }) => {
    front.takeAway(/^\/assets\/(coach-screen|profile-dialog)/)
    await signedIn()
    await page.goto('/todos')
    await newTodo(page).fill('Une tâche à moitié écrite')
    front.takeAway(/^\/assets\/(app|coach-screen|profile-dialog)/)
    await page.getByRole('button', { name: 'Mon Profil' }).click()
    await expect(page.getByText('rechargez pour ouvrir cette fenêtre')).toBeVisible()
    await expect(newTodo(page)).toHaveValue('Une tâche à moitié écrite')

    await link(page, 'Coach').click()
    await expect(page.getByRole('heading', { name: 'Une nouvelle version est en ligne' })).toBeFocused()
    await expectAccessible(page)
    await link(page, 'Tâches').click()
    await expect(newTodo(page)).toHaveValue('Une tâche à moitié écrite')

    await link(page, 'Coach').click()
    front.takeAway(/^$/)
    await page.getByRole('main').getByRole('button', { name: 'Recharger' }).click()
    await waitForApp(page)
    await expect(page.getByLabel('Votre message')).toBeVisible()
  })

  test('a file of this version was cut off: nothing says that there is a new one', async ({
    page,
    signedIn,
  }) => {
    for (const file of ['coach-screen', 'profile-dialog'])
      await page.route(`**/assets/${file}*.js`, (route) => route.abort())
    await signedIn()
    await page.goto('/todos')
    await page.getByRole('button', { name: 'Mon Profil' }).click()
    await expect(page.getByText('Le réseau a manqué\u00a0: cette fenêtre n’a pas pu s’ouvrir.')).toBeVisible()
    await link(page, 'Coach').click()
    await expect(page.getByRole('heading', { name: 'Cette page n’a pas pu être chargée' })).toBeVisible()
    await page.unroute('**/assets/coach-screen*.js')
    await page.getByRole('main').getByRole('button', { name: 'Réessayer' }).click()
    await expect(page.getByLabel('Votre message')).toBeVisible()
  })

  test('without a network « Mon Profil » waits for it, and the next screen is asked for again by a press', async ({
    page,
    context,
    signedIn,
  }) => {
    await page.route('**/assets/projects-screen*', (route) => route.abort())
    await signedIn()
    await page.goto('/dashboard')
    await page.getByRole('button', { name: 'Mon Profil' }).waitFor()
    // A file that is cut off stays lost for the page: what is loaded when idle comes first.
    for (const idle of ['toaster', 'menu-popup', 'confirm-popup'])
      await page.waitForFunction(
        (name) => performance.getEntriesByType('resource').some((entry) => entry.name.includes(`/${name}`)),
        idle,
      )
    await context.setOffline(true)
    const later = page.getByText('cette fenêtre s’ouvrira au retour du réseau')
    await page.getByRole('button', { name: 'Mon Profil' }).click()
    await expect(later).toBeVisible()
    await page.goBack()
    await expect(later).toBeHidden()
    await page.getByRole('button', { name: 'Mon Profil' }).click()
    await expect(later).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByRole('dialog', { name: 'Mon Profil' })).toBeVisible()
    await page.keyboard.press('Escape')

    await context.setOffline(true)
    await link(page, 'Projets').click()
    const retry = page.getByRole('main').getByRole('button', { name: 'Réessayer' })
    await retry.click()
    await expect(page.getByText('Toujours pas de réseau.')).toBeVisible()
    await expectAccessible(page)
    await context.setOffline(false)
    await page.unroute('**/assets/projects-screen*')
    await retry.click()
    await expect(page.getByRole('button', { name: 'Créer mon premier projet' })).toBeVisible()
  })
})
