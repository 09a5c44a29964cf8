import type { Locator, Page } from '@playwright/test'
import { CRITERIA } from '../../src/domain/research/candidate'
import { LESSONS } from '../../src/domain/learning/lessons'
import { expectAccessible } from '../support/browser/axe'
import { expect, test } from '../support/flow'
import { goOfflineKept, OFFLINE_FAULTS } from '../support/browser/kept-shell'
import { picture } from '../support/browser/picture'
import { askAgain, refuse } from '../support/refusals'
import { putLooseCandidates } from '../support/samples/sample-research'
import { readDocument, readOwned } from '../support/stored-documents'

const exercise = (page: Page) => page.getByRole('region', { name: 'À vous' })
const strip = (page: Page) => page.getByRole('complementary', { name: 'Exercice de la leçon' })
const moduleCard = (page: Page, name: string) => page.getByRole('region', { name })

async function tabTo(page: Page, target: Locator, most = 60): Promise<void> {
  for (let pressed = 0; pressed < most; pressed++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('The keyboard does not reach it')
}

async function openLesson(page: Page, id: string): Promise<void> {
  await page.goto(`/modules/${id}`)
  await expect(exercise(page)).toBeVisible()
}

test('every lesson opens, in its order, with its text, its check and its exercise', async ({
  page,
  signedIn,
}) => {
  await signedIn()
  await page.goto('/modules')
  for (const [place, { title }] of LESSONS.entries()) {
    const way =
      place === 0
        ? page.getByRole('link', { name: title }).first()
        : page.getByRole('link', { name: `Leçon suivante : ${title}` })
    await way.click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused()
    await expect(page).toHaveTitle(`${title} – Coach Boom`)
    await expect(page.getByRole('figure').first()).toBeVisible()
    await expect(
      page.getByRole('region', { name: 'Vérifiez que c’est clair' }).getByRole('group'),
    ).toHaveCount(3)
    await expect(
      exercise(page)
        .getByRole('group', { name: /^Exercice/ })
        .first(),
    ).toBeVisible()
  }
  await expect(page.getByRole('link', { name: /^Leçon suivante/ })).toHaveCount(0)
})

test('a lesson is read, checked and done by keyboard at 320 px without a network', async ({
  page,
  context,
  watch,
  signedIn,
}) => {
  watch.expectFault(OFFLINE_FAULTS)
  await page.setViewportSize({ width: 320, height: 640 })
  const account = await signedIn()
  await page.goto('/modules')
  await expect(moduleCard(page, "Introduction à l'e-commerce").getByRole('progressbar')).toHaveAttribute(
    'aria-valuenow',
    '0',
  )
  await goOfflineKept(page, page.getByRole('link', { name: /^Commencer/ }))

  const first = page.getByRole('link', { name: 'Se mettre en règle : par où commencer' })
  await tabTo(page, first)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expectAccessible(page)
  const wide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(wide).toBeLessThanOrEqual(0)

  const read = page.getByRole('button', { name: 'Lu', exact: true })
  await tabTo(page, read)
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Lue le /)).toBeVisible()

  const question = page.getByRole('region', { name: 'Vérifiez que c’est clair' }).getByRole('group').first()
  await tabTo(page, question.getByRole('radio').first())
  await page.keyboard.press('Space')
  await expect(question.getByRole('status')).toContainText(/Oui|Pas tout à fait/)
  await picture(page, 'lesson-checked')

  // Three tasks by one press, visible on the first of their days.
  const add = exercise(page).getByRole('button', { name: 'Ajouter 3 tâches' })
  await tabTo(page, add)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('checkbox', { name: /^Lire la page officielle/ })).toBeVisible()
  await expect(strip(page)).toContainText('Posez ces trois tâches')
  await tabTo(page, strip(page).getByRole('link', { name: 'Terminé' }))
  await page.keyboard.press('Enter')
  await expect(exercise(page)).toContainText('Exercice fait le')

  // The exercise remains after a reload without a network, and reaches the server afterwards.
  await page.reload()
  await expect(exercise(page)).toContainText('Exercice fait le')
  await context.setOffline(false)
  await expect.poll(async () => (await readOwned('todos', account.uid)).length).toBe(3)
})

test('from the dashboard to the work: an exercise of each kind leaves its trace, and the module says so', async ({
  page,
  signedIn,
}) => {
  const account = await signedIn()
  await page.goto('/dashboard')
  const ofModule = moduleCard(page, "Introduction à l'e-commerce").getByRole('progressbar')
  // The bars of the modules are on their own page alone.
  await expect(page.getByRole('link', { name: 'Commencer les leçons' })).toBeVisible()
  await expect(ofModule).toHaveCount(0)
  await page.getByRole('link', { name: 'Commencer les leçons' }).click()
  await expect(ofModule).toHaveAttribute('aria-valuenow', '0')
  await expect(page.getByRole('heading', { level: 1, name: 'Modules d’apprentissage' })).toBeVisible()
  await expect(moduleCard(page, "Introduction à l'e-commerce")).toContainText('À venir')
  await expect(page.getByText('Terminé', { exact: true })).toHaveCount(0)
  await picture(page, 'modules-new')
  await page.getByRole('link', { name: /^Commencer/ }).click()

  // A text without a project: the strip shows the question, and the exercise counts only when the item is filled.
  const own = exercise(page)
  await own.getByRole('link', { name: 'Créer mon projet' }).click()
  await expect(strip(page)).toContainText('laquelle des quatre façons')
  await strip(page).getByRole('link', { name: 'Terminé' }).click()
  await expect(own).toContainText('Il manque encore «\u00a0Description du produit\u00a0»')
  await picture(page, 'lesson-no-project')
  await own.getByRole('link', { name: 'Créer mon projet' }).click()
  await page.getByRole('button', { name: 'Créer mon premier projet' }).click()
  const editor = page.getByRole('dialog')
  await expect(strip(page)).toContainText('laquelle des quatre façons')
  await editor.getByRole('textbox', { name: 'Nom du projet' }).fill('Gourde filtrante')
  await editor.getByRole('textbox', { name: 'Description du produit' }).fill('Des gourdes pour la marche.')
  await picture(page, 'lesson-at-item', { isWindow: true })
  await strip(page).getByRole('link', { name: 'Terminé' }).click()
  await expect(own).toContainText('Exercice fait le')
  await expect.poll(async () => (await readDocument(`profiles/${account.uid}`))?.['xp']).toBe(25)
  await expect.poll(async () => (await readOwned('projects', account.uid)).length).toBe(1)

  // Amounts and answers need a product first.
  await openLesson(page, 'one-euro-journey')
  await expect(own.getByRole('link', { name: 'Ajouter un lien de produit' })).toBeVisible()
  await picture(page, 'lesson-no-product')
  await putLooseCandidates(account, [{ link: 'https://ex.fr/gourde', costCents: 680 }])
  await own.getByRole('link', { name: 'Calculer la marge' }).click()
  for (const [label, amount] of [
    ['Prix de vente', '29,9'],
    ['Livraison', '4,20'],
    ['Publicité par vente', '8'],
  ] as const) {
    await page.getByLabel(label, { exact: true }).fill(amount)
  }
  await strip(page).getByRole('link', { name: 'Terminé' }).click()
  await expect(own).toContainText('Exercice fait le')

  await openLesson(page, 'eight-criteria')
  await own.getByRole('link', { name: 'Évaluer un produit' }).click()
  for (const { column } of CRITERIA) await page.getByRole('button', { name: `Oui : ${column}` }).click()
  await picture(page, 'lesson-at-table')
  await strip(page).getByRole('link', { name: 'Terminé' }).click()
  await expect(own).toContainText('Exercice fait le')
  await picture(page, 'lesson-done')
  await expect
    .poll(async () => (await readOwned('product', account.uid))[0])
    .toMatchObject({ salePriceCents: 2990, adsCents: 800, trending: true })

  // The strip remains visible on other days and disappears on another screen.
  await openLesson(page, 'week-that-holds')
  await own.getByRole('button', { name: 'Ajouter 3 tâches' }).dblclick()
  await expect(strip(page)).toBeVisible()
  await page.getByRole('tab', { name: /^Lundi/ }).click()
  await expect(strip(page)).toBeVisible()
  await picture(page, 'lesson-at-day')
  await expect.poll(async () => (await readOwned('todos', account.uid)).length).toBe(3)
  await page.goto('/modules')
  await expect(ofModule).toHaveAttribute('aria-valuenow', '60')
  await expect(moduleCard(page, 'Recherche de produits').getByRole('progressbar')).toHaveAttribute(
    'aria-valuenow',
    '20',
  )
  await expect(moduleCard(page, "Introduction à l'e-commerce")).toContainText('En cours')
  await page.goto('/dashboard')
  await expect(page.getByRole('link', { name: 'Leçon suivante' })).toBeVisible()
  await expect(strip(page)).toHaveCount(0)
})

test('lessons whose state the server refuses say so, and have it when asked again', async ({
  page,
  context,
  signedIn,
  watch,
}) => {
  watch.expectFault(/permission|refused/i)
  await signedIn()
  const heal = await refuse(context, 'documents', 'learning')
  await page.goto('/modules')
  const failure = page.getByRole('main').getByRole('alert')
  await expect(failure).toBeVisible()
  await expectAccessible(page)
  await picture(page, 'modules-error')
  await heal()
  await askAgain(failure.getByRole('button', { name: 'Réessayer' }))
  await expect(failure).toHaveCount(0)
  await expect(page.getByRole('link', { name: /^Commencer/ })).toBeVisible()
})

test('an exercise whose work the server refuses says so, and has it when asked again', async ({
  page,
  context,
  signedIn,
  watch,
}) => {
  watch.expectFault(/permission|refused/i)
  await signedIn()
  const heal = await refuse(context, 'queries', 'projects')
  await openLesson(page, 'four-models')
  const failure = exercise(page).getByRole('alert')
  await expect(failure).toBeVisible()
  await expect(exercise(page).getByRole('link')).toHaveCount(0)
  await heal()
  await askAgain(failure.getByRole('button', { name: 'Réessayer' }))
  await expect(exercise(page).getByRole('link', { name: 'Créer mon projet' })).toBeVisible()
})

test('the tasks of an exercise are taken back by « Annuler », and the exercise is not done', async ({
  page,
  signedIn,
}) => {
  const account = await signedIn()
  await openLesson(page, 'week-that-holds')
  await exercise(page).getByRole('button', { name: 'Ajouter 3 tâches' }).click()
  await expect.poll(async () => (await readOwned('todos', account.uid)).length).toBe(3)
  await page.getByRole('button', { name: 'Annuler' }).click()
  await expect.poll(async () => (await readOwned('todos', account.uid)).length).toBe(0)
  await strip(page).getByRole('link', { name: 'Terminé' }).click()
  await expect(exercise(page).getByRole('button', { name: 'Ajouter 3 tâches' })).toBeVisible()
  await expect(exercise(page)).not.toContainText('Exercice fait le')
})
