import type { Page } from '@playwright/test'
import { expectAccessible } from '../../support/browser/axe'
import { expect, test } from '../../support/flow'
import { OFFLINE_FAULTS } from '../../support/browser/kept-shell'
import { editor, projectButton, projectCard } from '../../support/browser/project-editor'
import { picture } from '../../support/browser/picture'
import { refuse } from '../../support/refusals'
import { putProject, putProjects } from '../../support/samples/sample-projects'
import { expectInTime } from '../../support/travel'

const cards = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Projet / })
const empty = (page: Page) => page.getByText('Aucun projet pour le moment')

test('past five projects one can search, filter and sort', async ({ page, signedIn }) => {
  const account = await signedIn()
  await putProjects(account, [
    { title: 'Projet été', status: 'planning', notes: { product: ['a', 'b'] } },
    { title: 'Projet bougies', status: 'in_progress', notes: { product: ['a'] } },
    { title: 'Projet lampe', status: 'completed' },
    { title: 'Projet gourde', status: 'in_progress' },
    { title: 'Projet abat-jour', status: 'planning' },
  ])
  await page.goto('/projects')
  await expect(cards(page)).toHaveCount(5)
  await expect(page.getByRole('searchbox')).toHaveCount(0)

  await putProject(
    account,
    { title: 'Projet zéro déchet', notes: { product: ['a', 'b', 'c'] } },
    { daysAgo: 0 },
  )
  await expect(cards(page)).toHaveCount(6)
  await expect(cards(page).first()).toHaveAccessibleName('Projet zéro déchet')
  await expectAccessible(page)

  const search = page.getByRole('searchbox')
  await search.fill('lampe')
  await page.getByRole('button', { name: 'Effacer la recherche' }).click()
  await expect(search).toBeFocused()
  await expect(cards(page)).toHaveCount(6)
  await search.fill('ETE')
  await expect(cards(page)).toHaveText([/Projet été/])
  await search.fill('rien de tel')
  await expect(cards(page)).toHaveCount(0)
  await expect(empty(page)).toHaveCount(0)
  await picture(page, 'projects-nothing-found')
  await search.fill('')

  const filter = page.getByRole('combobox', { name: 'Statut' })
  await filter.selectOption({ label: 'En cours' })
  await expect(cards(page)).toHaveText([/Projet bougies/, /Projet gourde/])
  await filter.selectOption({ index: 0 })
  const sort = page.getByRole('combobox', { name: 'Trier par' })
  await sort.selectOption({ label: 'Progression' })
  await expect(cards(page).first()).toHaveAccessibleName('Projet zéro déchet')
  await expect(cards(page).nth(1)).toHaveAccessibleName('Projet été')
  await sort.selectOption({ label: 'Titre' })
  await expect(cards(page).first()).toHaveAccessibleName('Projet abat-jour')

  // The card shows the chosen status and the filled items; one press opens the first empty item.
  await expect(projectCard(page, 'Projet lampe')).toContainText('Complété· 0\u00a0point sur\u00a029')
  await expect(projectCard(page, 'Projet lampe').getByRole('button', { name: /^Commencer/ })).toHaveCount(0)
  await projectCard(page, 'Projet été').getByRole('button', { name: 'Continuer : Avantages uniques' }).click()
  await expect(editor(page).getByRole('textbox', { name: 'Avantages uniques' })).toBeFocused()
})

test('52 projects: the first 48, then the rest', async ({ page, signedIn }) => {
  const account = await signedIn()
  await putProjects(
    account,
    Array.from({ length: 52 }, (_, index) => ({ title: `Projet ${index + 1}` })),
  )
  await page.goto('/projects')
  const items = page.getByRole('list', { name: 'Projets' }).getByRole('listitem')
  await expect(items).toHaveCount(48)
  await picture(page, 'projects-full', { isWindow: true })
  await page.getByRole('button', { name: 'Afficher plus' }).click()
  await expect(items).toHaveCount(52)
  await expect(page.getByRole('button', { name: 'Afficher plus' })).toHaveCount(0)
})

test('a list that cannot be read is never shown as empty', async ({ page, context, signedIn, watch }) => {
  const account = await signedIn()
  const heal = await refuse(context, 'queries', 'projects')
  watch.expectFault(/permission/i)
  await page.goto('/projects')
  const failure = page.getByRole('alert').filter({ hasText: 'Erreur lors du chargement' })
  await expect(failure).toBeVisible()
  await expect(empty(page)).toHaveCount(0)
  await expectAccessible(page)
  await picture(page, 'projects-error')
  // Still refused: the click retries, and a later automatic result cannot pass for the click's result.
  const firstFailure = await failure.elementHandle()
  await page.getByRole('main').getByRole('button', { name: 'Réessayer' }).click()
  await firstFailure.waitForElementState('hidden')
  await expect(failure).toBeVisible()
  await expect(empty(page)).toHaveCount(0)
  await putProject(account, { title: 'Projet retrouvé' })
  await heal()
  await expect(projectButton(page, 'Projet retrouvé')).toBeVisible({ timeout: 20_000 })
})

test('without any answer from the server an empty cache is not an empty list', async ({
  page,
  context,
  signedIn,
  watch,
}) => {
  watch.expectFault(OFFLINE_FAULTS)
  await signedIn()
  const channel = '**/google.firestore.v1.Firestore/Listen/channel?**'
  await context.route(channel, (route) => route.abort())
  await page.clock.install()
  await page.goto('/projects')
  await expectInTime(page, page.getByText(/hors ligne|réseau|connexion/i).first())
  await expect(empty(page)).toHaveCount(0)
  await context.unroute(channel)
  await expectInTime(page, empty(page))
})
