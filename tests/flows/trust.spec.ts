import type { Page } from '@playwright/test'
import { projectFields } from '../../local/seed/work-documents'
import { PLAN_FEATURES } from '../../src/domain/access/plan-features'
import { PUBLISHER } from '../../src/domain/base/publisher'
import { paths } from '../../src/lib/paths'
import { putDocument } from '../support/accounts'
import { expectAccessible } from '../support/browser/axe'
import { openProfile } from '../support/browser/profile-dialog'
import { expect, test } from '../support/flow'

const LEGAL = [
  { path: '/cgv', title: 'Conditions générales d’utilisation et de vente', link: 'Conditions générales' },
  { path: '/confidentialite', title: 'Politique de confidentialité', link: 'Confidentialité' },
  { path: '/mentions-legales', title: 'Mentions légales', link: 'Mentions légales' },
  { path: '/accessibilite', title: 'Déclaration d’accessibilité', link: 'Accessibilité' },
] as const

const heading = (page: Page, title: string) => page.getByRole('heading', { level: 1, name: title })

test('a visitor reads the legal pages, finds a part by its contents and goes from one to the next @first-visit', async ({
  page,
}) => {
  await page.goto('/mentions-legales')
  for (const { path, title, link } of LEGAL) {
    await page.getByRole('contentinfo').getByRole('link', { name: link }).click()
    await expect(page).toHaveURL(path)
    await expect(heading(page, title)).toBeVisible()
    await expect(page.getByText(/^Dernière mise à jour/)).toBeVisible()
    const contents = page.getByRole('navigation', { name: 'Sommaire' }).getByRole('link')
    const last = (await contents.count()) - 1
    const part = (await contents.nth(last).textContent()) ?? ''
    await contents.nth(last).click()
    await expect(page).toHaveURL(new RegExp(`${path}#[a-z-]+$`))
    await expect(page.getByRole('heading', { level: 2, name: part })).toBeInViewport()
  }
  await page.goto('/accessibilite')
  await expect(heading(page, 'Déclaration d’accessibilité')).toBeVisible()
})

test('the privacy page lists the fields sent to the AI, and names its provider or marks it as missing @first-visit', async ({
  page,
}) => {
  await page.goto('/confidentialite#intelligence-artificielle')
  const part = page.getByRole('region', { name: 'Ce qui part exactement à l’intelligence artificielle' })
  for (const field of [
    'model',
    'temperature',
    'max_completion_tokens',
    'stream',
    'messages',
    'role',
    'content',
  ]) {
    await expect(part.getByText(field, { exact: true })).toBeVisible()
  }
  await expect(part).toContainText(PUBLISHER.aiProvider ?? 'à compléter')
})

test('the help links to its screens and to the documentation of access, fields, indexes and rules', async ({
  page,
  signedIn,
}) => {
  await signedIn()
  await page.goto(paths.guide('inconnu'))
  await expect(page).toHaveURL(/\/aide$|\/$/)
  const dialog = await openProfile(page)
  await dialog.getByRole('link', { name: 'Aide' }).click()
  await expect(page).toHaveURL(paths.help)
  await page.getByRole('link', { name: /^La semaine et ses tâches/ }).click()
  await page.getByRole('link', { name: 'Ouvrir « Mes Tâches »' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mes Tâches')
  await page.goBack()
  await page.getByRole('link', { name: 'Toute l’aide' }).click()
  await page.getByRole('link', { name: 'Documentation des données' }).click()
  await expect(page).toHaveURL('/rules')
  await expect(heading(page, 'Documentation')).toBeVisible()
  for (const part of [
    'Règles d’accès',
    'Structure des données',
    'Fonctionnalités',
    'Index de la base de données',
  ])
    await expect(page.getByRole('region', { name: part })).toBeVisible()
  const access = page.getByRole('table', { name: /^Ce que chacun peut faire/ })
  await expect(access.getByRole('row', { name: /^payments/ })).toHaveText(
    /Son propriétairePersonnePersonnePersonne$/,
  )
  await expect(page.getByText('Toute personne connectée peut lire toutes les tâches')).toBeVisible()
  for (const feature of PLAN_FEATURES) await expect(page.getByText(feature, { exact: true })).toBeVisible()
  const indexes = page.getByRole('table', { name: /index/ })
  await expect(indexes.getByRole('row', { name: /^todos/ })).toContainText(['dayOfWeek', 'completed'])
  await expect(indexes.getByRole('row', { name: /^projects/ })).toContainText('updatedAt')

  const fields = page.getByRole('table', { name: 'Champs de chaque collection' })
  await expect(fields.getByRole('row', { name: /^todos/ })).toContainText(
    'userId, text, completed, dayOfWeek',
  )
  await page.getByText(/^Le fichier firestore\.rules, en entier/).click()
  await expect(page.getByRole('region', { name: 'Fichier firestore.rules' })).toContainText(
    'match /todos/{id}',
  )
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Retour' }).click()
  await expect(page).toHaveURL('/')
})

test('the licences of third-party code are served with the page @first-visit', async ({ page, request }) => {
  await page.goto('/mentions-legales')
  const link = page.getByRole('link', { name: 'leurs auteurs et leurs licences' })
  const response = await request.get((await link.getAttribute('href')) ?? '')
  expect(response.headers()['content-type']).toContain('text/plain')
  const text = await response.text()
  for (const name of [
    'react-dom',
    '@firebase/firestore',
    '@stripe/stripe-js',
    'preact',
    'workbox-precaching',
    'fflate',
  ])
    expect(text).toContain(`\n${name} `)
  // Server-side packages and tools are not listed.
  for (const name of ['nodemailer', 'firebase-admin', 'oxlint', '@grpc/grpc-js'])
    expect(text).not.toContain(`\n${name} `)
})

test('what is controlled leaves the device neither in an address nor in a body', async ({
  page,
  signedIn,
}) => {
  const { uid } = await signedIn()
  const at = { createdAt: new Date(), updatedAt: new Date() }
  await putDocument(`projects/p-${uid}`, projectFields(uid, { title: 'Lampe Lumo', notes: {} }, at))
  await page.goto(paths.launchOf(`p-${uid}`, 'controle'))
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  await page
    .getByLabel('Texte de la page')
    .fill('Une lampe Zirbelwonne, livrée rapidement, plus que 2 en stock.')
  await page.getByRole('button', { name: 'Contrôler' }).click()
  await expect(page.getByRole('list', { name: 'Défauts' }).getByRole('listitem').first()).toBeVisible()
  // What would be sent later is sent at the latest when the person leaves.
  await page.getByRole('tab', { name: 'Fiche', exact: true }).click()
  await expect(page.getByRole('article', { name: 'Aperçu de la fiche' })).toBeVisible()
  expect(sent.filter((request) => request.includes('Zirbelwonne'))).toEqual([])
})
