import type { Locator, Page } from '@playwright/test'
import { CRITERIA } from '../../src/domain/research/candidate'
import { LESSONS } from '../../src/domain/learning/lessons'
import { putDocument } from '../support/accounts'
import { expectAccessible } from '../support/browser/axe'
import { expect, test } from '../support/flow'
import { goOfflineKept, OFFLINE_FAULTS } from '../support/browser/kept-shell'
import { itemText, putProject } from '../support/samples/sample-projects'
import { putLooseCandidates } from '../support/samples/sample-research'
import { readDocument, readOwned } from '../support/stored-documents'

const exercise = (page: Page) => page.getByRole('region', { name: 'À vous' })
const moduleCard = (page: Page, name: string) => page.getByRole('region', { name })

/** Presses Tab until that has the focus. */
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
    await expect(page.getByRole('table').first()).toBeVisible()
    await expect(
      page.getByRole('region', { name: "Vérifiez que c'est clair" }).getByRole('group'),
    ).toHaveCount(3)
    await expect(
      exercise(page)
        .getByRole('group', { name: /^Exercice/ })
        .first(),
    ).toBeVisible()
  }
  await expect(page.getByRole('link', { name: /^Leçon suivante/ })).toHaveCount(0)
})

test('a lesson is read, checked and done by keyboard at 320 px without a network @shell', async ({
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

  const question = page.getByRole('region', { name: "Vérifiez que c'est clair" }).getByRole('group').first()
  await tabTo(page, question.getByRole('radio').first())
  await page.keyboard.press('Space')
  await expect(question.getByRole('status')).toContainText(/Oui|Pas tout à fait/)

  const add = exercise(page).getByRole('button', { name: 'Ajouter 3 tâches' })
  await tabTo(page, add)
  await page.keyboard.press('Enter')
  const group = exercise(page).getByRole('group', { name: 'Exercice : Dans votre semaine' })
  await expect(group).toContainText('3 tâches dans votre semaine')
  await expect(group).toBeFocused()
  await expect(exercise(page)).toContainText('Exercice fait le')

  // Pressed once, kept over a reload without a network, and there once it is back.
  await page.reload()
  await expect(exercise(page)).toContainText('3 tâches dans votre semaine')
  await context.setOffline(false)
  await expect.poll(async () => (await readOwned('todos', account.uid)).length).toBe(3)
  await tabTo(page, exercise(page).getByRole('button', { name: "Annuler l'ajout" }))
  await page.keyboard.press('Enter')
  await expect(exercise(page).getByRole('button', { name: 'Ajouter 3 tâches' })).toBeVisible()
  await expect.poll(async () => (await readOwned('todos', account.uid)).length).toBe(0)
  await expect(exercise(page)).not.toContainText('Exercice fait le')
})

test('from the dashboard to the work: an exercise of each kind leaves its trace, and the module says so', async ({
  page,
  signedIn,
}) => {
  const account = await signedIn()
  await page.goto('/dashboard')
  const ofModule = page.getByRole('progressbar', { name: "Introduction à l'e-commerce" })
  await expect(ofModule).toHaveAttribute('aria-valuenow', '0')
  await page.getByRole('link', { name: 'Leçon suivante' }).click()
  await expect(page.getByRole('heading', { level: 1, name: "Modules d'apprentissage" })).toBeVisible()
  await expect(moduleCard(page, "Introduction à l'e-commerce")).toContainText('À venir')
  await expect(page.getByText('Terminé')).toHaveCount(0)
  await page.getByRole('link', { name: /^Commencer/ }).click()

  // Texts, where there is no project yet: nothing is written before it is right.
  const own = exercise(page)
  await own.getByRole('button', { name: 'Créer le projet' }).click()
  await expect(own.getByRole('textbox', { name: 'Nom du projet' })).toBeFocused()
  await own.getByRole('textbox', { name: 'Nom du projet' }).fill('Gourde filtrante')
  await own.getByRole('button', { name: /^Je vends … à …\. J'achète/ }).click()
  const answer = own.getByRole('textbox', { name: /^Que vendez-vous/ })
  await own.getByRole('button', { name: 'Créer le projet' }).click()
  await expect(own).toContainText('ce texte doit être le vôtre')
  await answer.fill('Je vends des gourdes à ceux qui marchent.')
  await page.reload()
  await expect(answer).toHaveValue('Je vends des gourdes à ceux qui marchent.')
  await own.getByRole('button', { name: 'Créer le projet' }).click()
  await expect(own).toContainText('Ajouté à votre projet.')
  await expect(page.getByText('+25 XP', { exact: true })).toBeVisible()
  await expect.poll(async () => (await readDocument(`profiles/${account.uid}`))?.['xp']).toBe(25)
  await expect.poll(async () => (await readOwned('projects', account.uid)).length).toBe(1)
  await own.getByRole('link', { name: 'Voir dans le projet' }).click()
  await expect(page.getByRole('textbox', { name: 'Description du produit' })).toHaveValue(
    'Je vends des gourdes à ceux qui marchent.',
  )

  // Amounts and answers: first what is missing, then the products themselves.
  await openLesson(page, 'one-euro-journey')
  await expect(own.getByRole('link', { name: 'Ajouter un lien de produit' })).toBeVisible()
  await putLooseCandidates(account, [{ link: 'https://ex.fr/gourde', costCents: 680 }])
  for (const [label, amount] of [
    ['Prix de vente', '29,9'],
    ['Livraison', '4,20'],
    ['Publicité par vente', 'douze'],
  ] as const) {
    await own.getByLabel(label).fill(amount)
  }
  await own.getByRole('button', { name: 'Enregistrer ces montants' }).click()
  await expect(own.getByLabel('Publicité par vente')).toBeFocused()
  await own.getByLabel('Publicité par vente').fill('8')
  await expect(own).toContainText('7,22')
  await own.getByRole('button', { name: 'Enregistrer ces montants' }).click()
  await expect(own).toContainText('Enregistré dans votre recherche.')

  await openLesson(page, 'eight-criteria')
  for (const { question } of CRITERIA) {
    await own.getByRole('group', { name: question }).getByText('Oui', { exact: true }).click()
  }
  await own.getByRole('button', { name: 'Enregistrer mes réponses' }).click()
  await expect(own).toContainText('Enregistré dans votre recherche.')
  await expect
    .poll(async () => (await readOwned('product', account.uid))[0])
    .toMatchObject({ salePriceCents: 2990, adsCents: 800, trending: true })

  // Todos, one of them in other words and on another day; the undo of one lesson leaves the others.
  await openLesson(page, 'week-that-holds')
  await own.getByRole('checkbox', { name: 'Ajouter la tâche 3' }).uncheck()
  await own.getByRole('textbox', { name: 'Tâche 1' }).fill('Écrire ma phrase')
  await own.getByRole('button', { name: 'Ajouter 2 tâches' }).dblclick()
  await expect.poll(async () => (await readOwned('todos', account.uid)).length).toBe(2)
  await page.goto('/modules')
  await expect(moduleCard(page, "Introduction à l'e-commerce").getByRole('progressbar')).toHaveAttribute(
    'aria-valuenow',
    '60',
  )
  await expect(moduleCard(page, 'Recherche de produits').getByRole('progressbar')).toHaveAttribute(
    'aria-valuenow',
    '20',
  )
  await expect(moduleCard(page, "Introduction à l'e-commerce")).toContainText('En cours')
  await page.goto('/dashboard')
  await expect(ofModule).toHaveAttribute('aria-valuenow', '60')
  await expectAccessible(page)
})

test('a text comes behind what stands there or in its place, and is taken back as it was', async ({
  page,
  signedIn,
}) => {
  const account = await signedIn()
  const project = await putProject(account, {
    title: 'Lampe',
    notes: { productPage: ['', '', '', 'Deux avis'] },
  })
  await openLesson(page, 'honest-selling')
  const own = exercise(page)
  await expect(own).toContainText('Déjà écrit')
  await own.getByRole('textbox').fill('Une vidéo de dix secondes')
  await own.getByRole('radio', { name: 'Remplacer' }).check()
  await own.getByRole('button', { name: 'Ce que « Remplacer » changerait' }).click()
  await expect(own.getByRole('deletion')).toContainText('Deux avis')
  await own.getByRole('button', { name: 'Ajouter à mon projet' }).click()
  const stored = async () => itemText(await readDocument(`projects/${project}`), 'productPage', 3)
  await expect.poll(stored).toBe('Une vidéo de dix secondes')
  await page.reload()
  await own.getByRole('button', { name: "Annuler l'ajout" }).click()
  await expect(own.getByRole('textbox')).toHaveValue('Une vidéo de dix secondes')
  await expect.poll(stored).toBe('Deux avis')
  await own.getByRole('radio', { name: 'Ajouter à la suite' }).check()
  await own.getByRole('button', { name: 'Ajouter à mon projet' }).click()
  await expect.poll(stored).toBe('Deux avis\n\nUne vidéo de dix secondes')
  // What was written before is not paid for.
  expect((await readDocument(`profiles/${account.uid}`))?.['xp']).toBe(0)
})

test('a module that was begun says so @phone-only', async ({ page, signedIn }) => {
  const { uid } = await signedIn()
  const doneAt = new Date()
  const lessons = Object.fromEntries(LESSONS.slice(0, 2).map(({ id }) => [id, { readAt: doneAt, doneAt }]))
  await putDocument(`learning/${uid}`, { lessons })
  await page.goto('/dashboard')
  await expect(page.getByRole('progressbar', { name: "Introduction à l'e-commerce" })).not.toHaveAttribute(
    'aria-valuenow',
    '0',
  )
  await expectAccessible(page)
  await page.getByRole('link', { name: /^Leçon suivante · / }).click()
  await expect(exercise(page)).toBeVisible()
  await page.goto('/modules')
  await expect(moduleCard(page, "Introduction à l'e-commerce")).toContainText('En cours')
})
