import type { Page } from '@playwright/test'
import { addDays, dateAt, type LocalDate } from '../../src/domain/base/time/local-date'
import { WEEKDAYS } from '../../src/domain/base/time/weekday'
import { putDocuments } from '../support/accounts'
import { putClosedWeek, weekThatEnded } from '../support/samples/sample-week'
import { travelTo } from '../support/travel'
import type { TourAccounts } from './accounts'
import type { TourStop } from './tour-stop'

const { monday } = weekThatEnded()
const thursday = addDays(monday, 3)
const STORY = "Publier une photo de l'atelier"
const LONG = 'Comparer les délais de trois fournisseurs et noter le prix plancher, frais de retour compris'

const weeksBack = (...weeks: readonly number[]): readonly LocalDate[] =>
  weeks.map((ago) => addDays(thursday, -7 * ago))

/** A Thursday with repeating, postponed and later tasks, and tasks left from earlier days. */
async function openThursday(
  page: Page,
  { midweek: { uid } }: TourAccounts,
  path = '/todos/jeudi',
): Promise<void> {
  const madeOn = (date: LocalDate) => new Date(dateAt(date).getTime() + 9 * 3_600_000)
  const done = (ago: number) => ({ completed: true, xpCounted: true, doneDates: weeksBack(ago) })
  const todos = [
    [STORY, 3, { repeats: true, completed: true, doneDates: weeksBack(11, 10, 8, 7, 5, 4, 3, 1) }, 11],
    [LONG, 3, { putOff: 3 }, 0],
    ['Répondre aux deux questions reçues par email', 3, { completed: true, doneDates: [thursday] }, 0],
    ['Relancer le fournisseur', 3, { date: addDays(thursday, 14) }, 0],
    ['Peser le colis avec son emballage', 3, done(1), 1],
    ['Comparer deux transporteurs', 3, done(2), 2],
    ['Noter les prix de cinq concurrents', 3, done(5), 5],
    ['Appeler le fournisseur', 0, { putOff: 1 }, 0],
    ['Écrire le titre de la fiche', 1, {}, 0],
    [`${LONG}, puis choisir`, 1, {}, 0],
  ] as const
  const documents = todos.map(([text, day, fields, weeksAgo], index) => {
    const own = { userId: uid, text, completed: false, dayOfWeek: WEEKDAYS[day] }
    const createdAt = new Date(madeOn(addDays(monday, -7 * weeksAgo)).getTime() - index * 60_000)
    return [`todos/${uid}-midweek-${index}`, { ...own, createdAt, ...fields }] as const
  })
  await putDocuments(new Map(documents))
  await travelTo(page, new Date(dateAt(thursday).getTime() + 10 * 3_600_000))
  await page.goto(path)
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

export const MIDWEEK_STOPS: readonly TourStop[] = [
  {
    name: 'midweek',
    account: 'midweek',
    show: async (page, _context, accounts) => {
      await openThursday(page, accounts)
      await button(page, /non faites? /).waitFor()
      await button(page, 'Faites avant (3)').waitFor()
    },
  },
  {
    name: 'midweek-unfolded',
    account: 'midweek',
    show: async (page, _context, accounts) => {
      await openThursday(page, accounts)
      await button(page, /non faites? /).click()
      await button(page, 'Faites avant (3)').click()
      await page.getByRole('checkbox', { name: 'Comparer deux transporteurs' }).waitFor()
    },
  },
  {
    name: 'midweek-repeats',
    account: 'midweek',
    isWholePage: false,
    show: async (page, _context, accounts) => {
      await openThursday(page, accounts)
      const actions = button(page, `Actions : ${STORY}`)
      const more = button(page, `Plus : ${STORY}`)
      await more.waitFor({ state: 'attached' })
      if (await actions.isVisible()) await actions.click()
      await more.click()
      await page.getByRole('menuitemcheckbox', { name: 'Chaque semaine', checked: true }).waitFor()
    },
  },
  {
    name: 'midweek-date',
    account: 'midweek',
    isWholePage: false,
    show: async (page, _context, accounts) => {
      await openThursday(page, accounts)
      await button(page, 'Plus tard (1)').click()
      const move = button(page, 'Déplacer Relancer le fournisseur')
      await move.waitFor({ state: 'attached' })
      const actions = button(page, 'Actions : Relancer le fournisseur')
      if (await actions.isVisible()) await actions.click()
      await move.click()
      await page.getByRole('menuitem', { name: 'Choisir une date…' }).click()
      await page.getByLabel('Date de la tâche').fill(monday)
      await button(page, 'Choisir cette date').click()
      await page.getByText(/^Cette date est passée/).waitFor()
    },
  },
  {
    name: 'midweek-calendar',
    account: 'midweek',
    isWholePage: false,
    show: async (page, _context, accounts) => {
      await openThursday(page, accounts)
      await button(page, 'Actions de la semaine').click()
      await page.getByRole('menuitem', { name: 'Mettre dans mon calendrier' }).click()
      await page.getByText(/^Votre navigateur a reçu le calendrier/).waitFor()
    },
  },
  {
    name: 'midweek-carried',
    account: 'midweek',
    isWholePage: false,
    show: async (page, _context, accounts) => {
      await openThursday(page, accounts)
      await button(page, "Reporter à aujourd'hui").click()
      await page.getByText(/reportées à aujourd'hui/).waitFor()
    },
  },
  {
    name: 'week-many',
    account: 'midweek',
    show: async (page, _context, accounts) => {
      for (let ago = 1; ago <= 11; ago += 1) {
        const priorities = ['Filmer dehors', 'Écrire la fiche', 'Relancer'].slice(0, ago % 4)
        const stats = { done: (ago * 5) % 9, xp: 0, projects: {} }
        if (ago !== 3) await putClosedWeek(accounts.midweek, addDays(monday, -7 * ago), { priorities, stats })
      }
      await openThursday(page, accounts, '/bilan')
      await button(page, 'Afficher plus').click()
      await button(page, 'Afficher plus').waitFor({ state: 'detached' })
    },
  },
  {
    name: 'week-closed-offline',
    account: 'midweek',
    show: async (page, context, accounts) => {
      await openThursday(page, accounts, `/bilan/${addDays(monday, -21)}#carte-4`)
      await button(page, 'Clore la semaine').waitFor()
      await context.setOffline(true)
      await page.getByLabel('Priorité 1', { exact: true }).fill('Filmer dehors')
      await button(page, 'Clore la semaine').click()
      await page.getByRole('heading', { name: 'Semaine close' }).waitFor()
      await page.clock.runFor(3_000)
    },
  },
]
