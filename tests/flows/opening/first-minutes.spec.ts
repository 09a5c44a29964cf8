// Effort from the sign-up to the first task: taps and reading time.
import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../../support/flow'
import { readCollection, readOwned } from '../../support/stored-documents'

/** Silent reading of prose: Brysbaert 2019 (10.1016/j.jml.2019.104047). */
const WORDS_PER_SECOND = 238 / 60
/** Pointing at a target: operator P of the keystroke-level model (Card, Moran & Newell 1980). Reading time includes the decision. */
const SECONDS_PER_TAP = 1.1

/** Counts the taps, and the seconds of a person who reads every visible text once. */
function countedOn(page: Page) {
  const seen = new Set<string>()
  let taps = 0
  let words = 0

  async function read() {
    for (const text of await page.evaluate(textsInSight)) {
      if (seen.has(text)) continue
      seen.add(text)
      words += text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length
    }
  }
  return {
    async tap(target: Locator) {
      // What can be pressed stands beside its texts.
      await expect(target).toBeEnabled()
      await read()
      taps += 1
      await target.tap()
    },
    taps: () => taps,
    seconds: () => words / WORDS_PER_SECOND + taps * SECONDS_PER_TAP,
  }
}

/** Runs in the page. */
function textsInSight(): string[] {
  const walker = document.createTreeWalker(
    document.querySelector('main') ?? document.body,
    NodeFilter.SHOW_TEXT,
  )
  const found: string[] = []
  while (walker.nextNode()) {
    const { parentElement: parent, textContent } = walker.currentNode
    const box = parent?.getBoundingClientRect()
    const isDrawn = parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) === true
    // Texts for screen readers are one pixel wide.
    if (!box || !isDrawn || box.width < 2 || box.bottom < 0 || box.top > innerHeight) continue
    const text = (textContent ?? '').trim()
    if (text !== '') found.push(text)
  }
  return found
}

test('from the sign-up to a project, a week and a next step: fifteen taps and two minutes @phone-only @first-visit', async ({
  page,
}) => {
  const email = `zoe-${randomUUID()}@exemple.fr`
  await page.goto('/signup')
  await page.getByLabel('Nom complet').fill('Zoé Bernard')
  await page.getByLabel('Adresse email').fill(email)
  await page.getByLabel('Mot de passe', { exact: true }).fill('motdepasse')
  await page.getByRole('button', { name: "Commencer l'essai gratuit" }).tap()

  const { tap, taps, seconds } = countedOn(page)
  const step = page.getByRole('region', { name: 'Prochaine étape' })
  await tap(step.getByRole('link', { name: /^Répondre/ }))
  const answers = [
    ['Où en êtes-vous ?', page.getByText('Une idée de produit', { exact: true })],
    ['Combien de temps par semaine ?', page.getByText('5 h', { exact: true })],
    ['Budget de départ ?', page.getByText(/^Moins de 300\s€$/)],
    [
      'Dans 3 mois, à quoi verrez-vous que ça marche ?',
      page.getByRole('button', { name: '10 commandes livrées' }),
    ],
    ['Qu’est-ce qui risque de vous freiner ?', page.getByText('Le temps', { exact: true })],
  ] as const
  for (const [question, answer] of answers) {
    await expect(page.getByRole('heading', { level: 2, name: question })).toBeVisible()
    await tap(answer)
    await tap(page.getByRole('button', { name: /^(Suivant|Voir mon plan)$/ }))
  }
  await expect(page.getByRole('heading', { level: 2, name: 'Votre plan est prêt' })).toBeVisible()
  await tap(page.getByRole('button', { name: 'Créer mon plan' }))
  await expect(page).toHaveURL('/dashboard')
  await expect(step.getByRole('button', { name: /^C’est fait|^Pourquoi/ }).first()).toBeVisible()
  await expect(step).not.toContainText('Cinq questions')

  const profiles = [...(await readCollection('profiles'))]
  const uid = profiles.find(([, { email: other }]) => other === email)?.[0] ?? ''
  await expect.poll(async () => (await readOwned('projects', uid)).length).toBe(1)
  const todos = await readOwned('todos', uid)
  expect(todos.length).toBeGreaterThanOrEqual(3)
  expect(todos.length).toBeLessThanOrEqual(7)
  expect(taps()).toBeLessThanOrEqual(15)
  expect(seconds()).toBeLessThanOrEqual(120)
})
