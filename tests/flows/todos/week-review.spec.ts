// « Bilan de la semaine »: five minutes on a phone on Sunday, offline at the end; the coach recalls it on Monday.
import type { Page } from '@playwright/test'
import { addDays } from '../../../src/domain/base/time/local-date'
import { putDocument } from '../../support/accounts'
import { expectAccessible } from '../../support/browser/axe'
import { picture } from '../../support/browser/picture'
import { receivedWith } from '../../support/coach-journal'
import { expect, test } from '../../support/flow'
import { refuse } from '../../support/refusals'
import { putClosedWeek, putWeekTodos, weekThatEnded } from '../../support/samples/sample-week'
import { readDocument, readOwned } from '../../support/stored-documents'
import { travelTo } from '../../support/travel'

const DAY_MS = 86_400_000
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test('a whole review on a phone, and on Monday the coach recalls the priorities @phone-only', async ({
  page,
  context,
  watch,
  signedIn,
}) => {
  const { monday, sunday, after } = weekThatEnded()
  const account = await signedIn({
    createdAt: new Date(Date.now() - 40 * DAY_MS),
    hasPaidAt: new Date(Date.now() - 12 * DAY_MS),
  })
  const { uid } = account
  await putWeekTodos(account, monday, [
    ['Appeler le fournisseur', 0, 0],
    ['Écrire le titre', 1, 3],
    ['Filmer 3 plans', 2, null],
    ['Ranger les échantillons', 3, null],
    ['Relever 3 chiffres', 4, null],
  ])
  await putClosedWeek(account, addDays(monday, -14), { priorities: ['Choisir un produit'] })
  await travelTo(page, sunday)

  await page.goto('/dashboard')
  await page.getByRole('link', { name: /^Faire le bilan/ }).click()
  await expect(heading(page, 'Ce que vous avez fait')).toBeVisible()
  await expect(page.getByText('2\u00a0tâches faites en 2\u00a0jours.')).toBeVisible()
  const steps = page.getByRole('navigation', { name: 'Les quatre étapes du bilan' })
  await expect(steps.getByRole('button')).toHaveText(['Bilan', 'Reste', 'Mots', 'Priorités'])
  await expect(page.getByText('Écrire le titre')).toBeVisible()
  await expect(page.getByText('1\u00a0bilan depuis la semaine du')).toBeVisible()
  await picture(page, 'week-card-1')

  await press(page, 'Continuer')
  await expect(heading(page, 'Ce qui reste')).toBeFocused()
  // One task at a time, the oldest first; each can be left for later.
  await expect(page.getByText('Tâche 1 sur 3')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Laisser tomber' })).toHaveCount(1)
  await page.getByRole('combobox', { name: /Reporter «.Filmer 3 plans/ }).selectOption({ index: 2 })
  await expect(page.getByRole('group', { name: 'Filmer 3 plans' })).toHaveCount(0)
  const samples = page.getByRole('group', { name: 'Ranger les échantillons' })
  await expect(samples).toBeVisible()
  await page.getByRole('button', { name: 'Tâche suivante' }).click()
  await expect(page.getByText('Tâche 2 sur 2')).toBeVisible()
  const figures = page.getByRole('group', { name: 'Relever 3 chiffres' })
  await figures.getByRole('button', { name: 'Chaque semaine' }).click()
  await expect(figures).toHaveCount(0)
  await samples.getByRole('button', { name: 'Laisser tomber' }).click()
  await expect(page.getByText('Rien ne reste')).toBeVisible()
  await page.getByRole('button', { name: 'Annuler' }).first().click()
  await samples.getByRole('button', { name: 'Diviser' }).click()
  await page.getByLabel('En plus petit, une étape par ligne').fill('Trier la boîte\nNoter les défauts')
  await expectAccessible(page)
  await picture(page, 'week-card-2')
  await press(page, 'Diviser en 2')
  await expect(page.getByText('Rien ne reste')).toBeVisible()

  await press(page, 'Continuer')
  await page.getByLabel('Ce qui a marché').fill('Deux fournisseurs ont répondu')
  await page.getByLabel('Ce qui a bloqué').fill('Le son de la vidéo')
  await press(page, 'Prévoir un plan B')
  await page.getByLabel('Si cela revient, alors je…').fill('Si le son est mauvais, alors je filme dehors')
  await page.goto('/dashboard')
  // This flow has no service worker, so the page must have its files before the network is cut.
  const listens = page.waitForRequest(/Firestore\/Listen/)
  await page.goto('/bilan')
  await expect(heading(page, 'Deux phrases')).toBeVisible()
  await expect(page.getByLabel('Ce qui a bloqué')).toHaveValue('Le son de la vidéo')
  await picture(page, 'week-card-3')
  await listens

  await press(page, 'Continuer')
  await page.getByLabel('Priorité 1', { exact: true }).fill('Filmer dehors')
  await page.getByLabel('Priorité 2', { exact: true }).fill('Écrire la fiche')
  await expectAccessible(page)
  await picture(page, 'week-card-4')
  watch.expectFault(/ERR_INTERNET_DISCONNECTED/)
  await context.setOffline(true)
  await press(page, 'Clore la semaine')
  await expect(heading(page, 'Semaine close')).toBeFocused()
  await expect(page.getByText('En attente').first()).toBeVisible()
  await picture(page, 'week-closed-offline')
  await context.setOffline(false)
  await expect(page.getByText('En attente')).toHaveCount(0)
  await expect(page.getByText('2\u00a0bilans depuis la semaine du')).toBeVisible()
  await expect(page.getByText('Une semaine sans bilan')).toBeVisible()
  await expectAccessible(page)
  await picture(page, 'week-closed')

  const week = `weeks/${uid}_${monday}`
  await expect.poll(() => readDocument(week)).not.toBeNull()
  expect(await readDocument(week)).toMatchObject({
    priorities: ['Filmer dehors', 'Écrire la fiche'],
    blocked: 'Le son de la vidéo',
    stats: { done: 2 },
  })
  const texts = async () => (await readOwned('todos', uid)).map(({ text }) => text)
  await expect
    .poll(async () => (await texts()).sort())
    .toEqual(
      [
        ...['Appeler le fournisseur', 'Écrire le titre', 'Filmer 3 plans', 'Relever 3 chiffres'],
        ...['Trier la boîte', 'Noter les défauts', 'Filmer dehors', 'Écrire la fiche'],
      ].sort(),
    )
  await press(page, 'En parler au coach')
  await expect(page.getByLabel('Votre message')).toHaveValue(/Je viens de faire mon bilan/)

  await page.clock.setSystemTime(after)
  await page.goto('/dashboard')
  await expect(page.getByText('Filmer dehors · Écrire la fiche')).toBeVisible()
  await picture(page, 'week-pinned')
  await page.goto('/coach')
  await press(page, 'Tout montrer')
  const question = `Je commence par quoi, ${uid}\u00a0?`
  await page.getByLabel('Votre message').fill(question)
  await press(page, 'Envoyer')
  await expect(page.getByRole('log').getByRole('article', { name: 'Coach Boom' })).toHaveCount(1)
  const received = await receivedWith(question)
  expect(received).toContain('1) Filmer dehors')
  expect(received).toContain('2) Écrire la fiche')
  expect(received).toContain('Le son de la vidéo')
})

test('a week under way asks about the days that are over, and not about today', async ({
  page,
  signedIn,
}) => {
  const account = await signedIn({ createdAt: new Date(Date.now() - 40 * DAY_MS), hasPaidAt: new Date() })
  await travelTo(page, new Date('2026-11-19T10:00:00+01:00'))
  await putWeekTodos(account, '2026-11-16', [
    ['Appeler', 0, 0],
    ['Filmer', 1, null],
    ['Écrire', 3, null],
    ['Ranger', 5, null],
  ])
  await page.goto('/bilan/2026-11-16#carte-2')
  await expect(page.getByRole('group', { name: 'Filmer' })).toBeVisible()
  await expect(page.getByText(/^Tâche \d sur/)).toHaveCount(0)
  await page.getByRole('button', { name: 'Laisser tomber' }).click()
  await expect(page.getByText(/Celles d’aujourd’hui et des jours à venir restent/)).toBeVisible()
})

test('past eight weeks the others are asked for, with those that have no review', async ({
  page,
  signedIn,
}) => {
  const { monday } = weekThatEnded()
  const account = await signedIn({ createdAt: new Date(Date.now() - 200 * DAY_MS), hasPaidAt: new Date() })
  const closed = [1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 12].map((ago) => addDays(monday, -7 * ago))
  for (const [index, week] of closed.entries()) {
    await putClosedWeek(account, week, { priorities: ['Choisir'], stats: { done: index + 2 } })
  }
  await page.goto(`/bilan/${monday}`)
  const weeks = page.getByRole('region', { name: 'Mes semaines' })
  const rows = weeks.getByRole('listitem')
  await expect(rows).toHaveCount(8)
  await expect(weeks.getByText('Une semaine sans bilan')).toHaveCount(0)
  await weeks.getByRole('button', { name: 'Afficher plus' }).click()
  await expect(rows).toHaveCount(12)
  await expect(weeks.getByText('Une semaine sans bilan')).toHaveCount(1)
  await expect(rows.last()).toContainText('12\u00a0tâches faites')
  await picture(page, 'week-many')
  await expect(weeks.getByRole('button', { name: 'Afficher plus' })).toHaveCount(0)
  await rows.last().getByRole('link').click()
  await expect(heading(page, 'Semaine close')).toBeVisible()
})

test('the review asks whether old facts of the coach are still true, beside its two sentences', async ({
  page,
  signedIn,
}) => {
  const { uid } = await signedIn()
  const { monday } = weekThatEnded()
  const said = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString()
  await putDocument(`coach/${uid}`, {
    facts: {
      a: { text: 'Budget de départ\u00a0: 600\u00a0€', saidAt: said(120), from: 'person' },
      b: { text: 'Pour la montagne', saidAt: said(100), from: 'person' },
      c: { text: 'Deux soirs par semaine', saidAt: said(5), from: 'person' },
    },
  })
  await page.goto(`/bilan/${monday}#carte-3`)
  const asked = page.getByRole('group', { name: /^Toujours vrai/ })
  await expect(page.getByText('Le coach s’en souvient')).toBeVisible()
  await expect(asked).toHaveAccessibleName(/Budget de départ/)
  await expectAccessible(page)
  await picture(page, 'week-old-facts')
  await asked.getByRole('button', { name: 'Oui' }).click()
  await expect(asked).toHaveAccessibleName(/Pour la montagne/)
  await asked.getByRole('button', { name: 'Non' }).click()
  await expect(asked).toHaveCount(0)
  const facts = async () => Object.keys((await readDocument(`coach/${uid}`))?.['facts'] ?? {})
  await expect.poll(facts).toEqual(['a', 'c'])
  // The review was not started.
  await expect(page.getByLabel('Ce qui a marché')).toHaveValue('')
})

test('weeks that the server refuses are said to be unread and never none, and a week to come is not reviewed', async ({
  page,
  context,
  signedIn,
  watch,
}) => {
  watch.expectFault(/permission|refused/i)
  const { monday } = weekThatEnded()
  await signedIn({ createdAt: new Date(Date.now() - 70 * DAY_MS), hasPaidAt: new Date() })
  const none = page.getByText('Aucune semaine close')
  const heal = await refuse(context, 'queries', 'weeks')
  await page.goto(`/bilan/${monday}`)
  await expect(page.getByText(/^Pas lu/)).toBeVisible()
  await expect(none).toHaveCount(0)
  await expectAccessible(page)
  await picture(page, 'week-denied')
  await page.goto('/analyses')
  await expect(page.getByText(/n’ont pas pu être lus/)).toBeVisible()
  await picture(page, 'analyses-denied')

  await heal()
  await page.goto('/bilan')
  await expect(none).toBeVisible()
  await picture(page, 'week-empty')
  await page.goto(`/bilan/${addDays(monday, 21)}`)
  await expect(heading(page, 'Cette semaine n’a pas commencé')).toBeVisible()
  await picture(page, 'week-to-come')
})
