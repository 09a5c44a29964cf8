// « Votre plan en 5 questions »: without an account, on a device, and in addition to existing work.
import { randomUUID } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../../support/browser/axe'
import { switchStorageOff } from '../../support/browser/broken-storage'
import { expect, test } from '../../support/flow'
import { submitLogin } from '../../support/browser/log-in'
import { picture } from '../../support/browser/picture'
import { refuse } from '../../support/refusals'
import { travelTo } from '../../support/travel'
import { readCollection, readDocument, readOwned } from '../../support/stored-documents'

const question = (page: Page, name: string) => page.getByRole('heading', { level: 2, name })
const next = (page: Page) => page.getByRole('button', { name: /^(Suivant|Voir mon plan)$/ })
const FIRST = 'Où en êtes-vous ?'
const PRODUCT = 'Quel produit, en quelques mots ?'
const HOURS = 'Combien de temps par semaine ?'
const DAYS = 'Quels jours ?'
const BUDGET = 'Budget de départ ?'
const SUCCESS = 'Dans 3 mois, à quoi verrez-vous que ça marche ?'
const OBSTACLE = 'Qu’est-ce qui risque de vous freiner ?'
/** Five questions, five screens. */
const SCREENS = [FIRST, HOURS, BUDGET, SUCCESS, OBSTACLE]
const READY = 'Votre plan est prêt'

function counted(page: Page) {
  let taps = 0
  return {
    async tap(target: Locator) {
      taps += 1
      await target.click()
    },
    /** The whole card is clickable, not only its radio button. */
    async choose(answer: string) {
      taps += 1
      await page.getByText(answer, { exact: true }).click()
      await expect(page.getByRole('radio', { name: answer, exact: true })).toBeChecked()
    },
    taps: () => taps,
  }
}

async function uidOf(email: string): Promise<string> {
  const profiles = await readCollection('profiles')
  return [...profiles].find(([, { email: other }]) => other === email)?.[0] ?? ''
}

async function written(uid: string) {
  const [projects, todos, coach, profile] = await Promise.all([
    readOwned('projects', uid),
    readOwned('todos', uid),
    readDocument(`coach/${uid}`),
    readDocument(`profiles/${uid}`),
  ])
  const plan = coach?.['plan'] as { criteria?: unknown[] } | undefined
  return {
    projects: projects.length,
    todos: todos.length,
    criteria: plan?.criteria?.length ?? 0,
    hasLearningPlan: profile?.['hasLearningPlan'],
  }
}

test('a plan made before an account is in it after the sign-up, in fifteen taps, and one « Annuler » takes it back @phone-only @first-visit', async ({
  page,
}) => {
  const scripts = new Set<string>()
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('.js')) scripts.add(request.url())
  })
  const { tap, choose, taps } = counted(page)
  // A Saturday, shortly before nine in the evening, when the day counts as over.
  await travelTo(page, new Date('2026-11-28T20:58:00+01:00'))
  await page.goto('/plan')
  await expect(question(page, FIRST)).toBeVisible()
  await expect(page.getByText('Question 1 sur 5')).toBeVisible()
  await expect(question(page, PRODUCT)).toHaveCount(0)
  await choose('Une idée de produit')
  await expect(question(page, PRODUCT)).toBeInViewport()
  await picture(page, 'plan-stage')
  await tap(page.getByLabel(PRODUCT))
  await page.keyboard.type('Gourde filtrante')
  await page.keyboard.press('Enter')

  await expect(question(page, HOURS)).toBeFocused()
  await expect(page.getByText('Question 2 sur 5')).toBeVisible()
  await choose('5 h')
  await page.goBack()
  await expect(page.getByLabel(PRODUCT)).toHaveValue('Gourde filtrante')
  await page.goForward()
  await expect(page.getByRole('radio', { name: '5 h' })).toBeChecked()
  await expect(question(page, DAYS)).toBeVisible()
  await tap(page.getByText('Mer', { exact: true }))
  await tap(page.getByText('Sam', { exact: true }))
  await picture(page, 'plan-days')
  await tap(next(page))
  await expect(question(page, BUDGET)).toBeVisible()
  await tap(page.getByRole('button', { name: 'Passer' }))
  await expect(question(page, SUCCESS)).toBeVisible()
  await page.getByRole('button', { name: 'Retour' }).click()
  await expect(question(page, BUDGET)).toBeVisible()
  // The three buttons, on the narrowest phone.
  await page.setViewportSize({ width: 320, height: 640 })
  await expect(next(page)).toBeInViewport({ ratio: 1 })
  await next(page).click()
  await tap(page.getByRole('button', { name: '10 commandes livrées' }))
  await page.reload()
  await expect(page.getByRole('textbox')).toHaveValue('10 commandes livrées')
  await picture(page, 'plan-success')
  await tap(next(page))
  await choose('Le temps')
  await expect(page.getByText('Question 5 sur 5')).toBeVisible()
  // The days are asked once; here, the hour of the first of them.
  await expect(question(page, 'À quelle heure, le mercredi ?')).toBeVisible()
  await page.getByLabel('Heure').selectOption('18 h')
  await expect(page.getByLabel('Mon plan B')).toHaveValue(/^Si .+, alors .+Si c’est mercredi à 18\sh/)
  await expectAccessible(page)
  await picture(page, 'plan-obstacle')
  await expect(next(page)).toHaveText('Voir mon plan')
  expect((await next(page).boundingBox())?.height, 'one line').toBeLessThan(60)
  await tap(next(page))

  await expect(question(page, READY)).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /^Gourde filtrante/ })).toBeChecked()
  await expect(page.getByText('Samedi 28 novembre').first()).toBeVisible()
  await expect(page.getByText('Mercredi 2 décembre').first()).toBeVisible()
  await page.getByLabel('Nom du projet').fill('Ma gourde')
  await expect(page.getByRole('checkbox', { name: /^Ma gourde/ })).toBeChecked()
  await page.getByRole('checkbox', { name: 'BONNE MARGE' }).uncheck()
  await expectAccessible(page)
  await picture(page, 'plan-preview')
  let bytes = 0
  for (const script of scripts) {
    const body = await (await page.request.get(script)).body()
    bytes += gzipSync(body).length
    expect(body.includes('identitytoolkit'), `${script} holds Firebase`).toBe(false)
  }
  expect(scripts.size).toBe(1)
  expect(bytes).toBeLessThanOrEqual(40_000)

  // The dates that were shown are kept for an evening that begins meanwhile.
  await page.clock.fastForward('05:00')
  await tap(page.getByRole('link', { name: 'Créer mon compte' }))
  await expect(page.getByText('Votre plan : 1 projet, 5 tâches')).toBeVisible()
  const email = `zoe-${randomUUID()}@exemple.fr`
  await page.getByLabel('Nom complet').fill('Zoé Bernard')
  await page.getByLabel('Adresse email').fill(email)
  await page.getByLabel('Mot de passe', { exact: true }).fill('motdepasse')
  await tap(page.getByRole('button', { name: "Commencer l'essai gratuit" }))
  await expect(page.getByText('Votre plan : 1 projet, 5 tâches, premier pas aujourd’hui')).toBeVisible()
  await expect(page).toHaveURL('/dashboard')
  // A toast stays while the pointer is on it.
  await page.getByText(/^Votre plan est créé\s: un projet, 5\stâches et 2\scritères\.$/).hover()
  // Without the three fields of the account.
  expect(taps()).toBeLessThanOrEqual(15)

  const uid = await uidOf(email)
  await expect.poll(() => written(uid)).toEqual({ projects: 1, todos: 5, criteria: 2, hasLearningPlan: true })
  expect(await readOwned('projects', uid)).toMatchObject([{ title: 'Ma gourde' }])
  const dates = (await readOwned('todos', uid)).map(({ date }) => date).sort()
  expect(dates).toEqual(['2026-11-28', '2026-11-28', '2026-11-28', '2026-12-02', '2026-12-02'])
  // On the first day nobody is late, and the days to come have their dates.
  await expect(page.getByText(/restée/)).toHaveCount(0)
  await page.getByRole('button', { name: 'Annuler' }).click()
  await expect
    .poll(() => written(uid))
    .toEqual({ projects: 0, todos: 0, criteria: 0, hasLearningPlan: false })
  // « Annuler » removes the documents but not the plan.
  await page.getByRole('link', { name: 'Voir ce plan' }).click()
  await expect(page.getByRole('checkbox', { name: 'BONNE MARGE' })).not.toBeChecked()
})

test('who logs into an old account is offered the plan, finds their work untouched, and makes it in one press @first-visit', async ({
  page,
  context,
  newAccount,
}) => {
  const account = await newAccount()
  await page.goto('/plan')
  for (const title of SCREENS) {
    await expect(question(page, title)).toBeVisible()
    await page.getByRole('button', { name: 'Passer' }).click()
  }
  await context.setOffline(true)
  await expect(page.getByText(/^Vous êtes hors ligne/)).toBeVisible()
  await picture(page, 'plan-offline')
  await page.getByRole('link', { name: 'Créer mon compte' }).click({ force: true })
  await expect(question(page, READY)).toBeVisible()
  await page.getByRole('button', { name: 'Retour' }).click()
  await expect(question(page, OBSTACLE)).toBeVisible()
  // Without a day there is no hour to ask for.
  await expect(page.getByLabel('Heure')).toHaveCount(0)
  await page.getByText('La technique', { exact: true }).click()
  await next(page).click()
  await context.setOffline(false)

  await page.getByRole('link', { name: 'Créer mon compte' }).click()
  await page.getByRole('link', { name: 'Connectez-vous' }).click()
  await submitLogin(page, account)
  await expect(
    page.getByText('Un plan préparé sur cet appareil n’est pas encore dans votre compte.'),
  ).toBeVisible()
  await picture(page, 'plan-kept')
  expect(await written(account.uid)).toMatchObject({ projects: 0, todos: 0, hasLearningPlan: false })

  // A second tab shows the same plan, which is created only once.
  const other = await context.newPage()
  await other.goto('/plan#plan')
  await expect(other.getByRole('button', { name: 'Créer mon plan' })).toBeEnabled()
  await page.getByRole('link', { name: 'Voir ce plan' }).click()
  await page.getByRole('button', { name: 'Créer mon plan' }).click()
  await expect(page.getByText(/^Votre plan est créé/)).toBeVisible()
  await picture(page, 'plan-created', { isWindow: true })
  await expect(question(other, 'Il n’y a pas de plan à montrer ici')).toBeVisible()
  await expect
    .poll(() => written(account.uid))
    .toMatchObject({ projects: 1, todos: 3, hasLearningPlan: true })
  await page.goto('/search')
  await page.getByLabel('Lien du produit').fill('https://ex.fr/lampe')
  await page.getByRole('button', { name: 'Confirmer le lien' }).click()
  await expect(page.getByText(/^À regarder d’abord, d’après votre plan\s: .*bonne marge/)).toBeVisible()
})

test('a plan that the server refuses is on the device again, whole, and made at the next press', async ({
  page,
  context,
  signedIn,
  watch,
}) => {
  watch.expectFault(/permission|refused|403/i)
  const { uid } = await signedIn()
  const heal = await refuse(context, 'writes', 'coach')
  await page.goto('/plan')
  await page.getByText('J’ai juste envie de me lancer', { exact: true }).click()
  for (const title of SCREENS) {
    await expect(question(page, title)).toBeVisible()
    await next(page).click()
  }
  await picture(page, 'plan-signed-in')
  await page.getByRole('button', { name: 'Créer mon plan' }).click()
  await expect(page.getByText(/^Votre plan n’a pas pu être enregistré/)).toBeVisible()
  await picture(page, 'plan-refused', { isWindow: true })
  await expect(page.getByRole('region', { name: 'Mes Tâches du Jour' }).getByRole('checkbox')).toHaveCount(0)
  expect(await written(uid)).toMatchObject({ projects: 0, todos: 0, hasLearningPlan: false })
  await heal()
  await page.getByRole('link', { name: 'Voir ce plan' }).click()
  await page.getByRole('button', { name: 'Créer mon plan' }).click()
  await expect.poll(() => written(uid)).toMatchObject({ projects: 1, todos: 3, hasLearningPlan: true })
})

test('where nothing can be kept the page says so, and the plan reaches the account all the same @first-visit', async ({
  page,
}) => {
  await page.addInitScript(switchStorageOff)
  await page.goto('/plan')
  await page.getByText('Une boutique ouverte', { exact: true }).click()
  // The answer must survive whether it was chosen before or after the code loaded.
  await next(page).click()
  await expect(page.getByText(/^Cet appareil ne garde rien/)).toBeVisible()
  await page.getByRole('button', { name: 'Retour' }).click()
  await expect(page.getByRole('radio', { name: 'Une boutique ouverte' })).toBeChecked()
  for (const title of SCREENS) {
    await expect(question(page, title)).toBeVisible()
    await next(page).click()
  }
  await page.getByRole('link', { name: 'Créer mon compte' }).click()
  const email = `lou-${randomUUID()}@exemple.fr`
  await page.getByLabel('Nom complet').fill('Lou Petit')
  await page.getByLabel('Adresse email').fill(email)
  await page.getByLabel('Mot de passe', { exact: true }).fill('motdepasse')
  await page.getByRole('button', { name: "Commencer l'essai gratuit" }).click()
  await expect(page.getByText(/^Votre plan est créé/)).toBeVisible()
  const uid = await uidOf(email)
  await expect.poll(() => written(uid)).toMatchObject({ projects: 1, todos: 3, hasLearningPlan: true })
})
