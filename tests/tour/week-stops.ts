import { addDays } from '../../src/domain/base/time/local-date'
import { putDocument } from '../support/accounts'
import { putClosedWeek, putWeekTodos, weekThatEnded } from '../support/samples/sample-week'
import { refuse } from '../support/refusals'
import type { TourStop } from './tour-stop'

const { monday } = weekThatEnded()
const LONG = 'Comparer les délais de trois fournisseurs et noter le prix plancher, frais de retour compris'

export const WEEK_STOPS: readonly TourStop[] = [
  {
    name: 'week-empty',
    account: 'newcomer',
    show: async (page) => {
      await page.goto('/bilan')
      await page.getByText('Aucune semaine close').waitFor()
    },
  },
  ...[1, 2, 3, 4].map((card): TourStop => ({
    name: `week-card-${card}`,
    account: 'subscribed',
    show: async (page, _context, { subscribed }) => {
      await putWeekTodos(subscribed, monday, [
        ['Appeler le fournisseur', 0, 0],
        ['Écrire le titre de la fiche', 1, 1],
        ['Photographier la lampe allumée', 1, 3],
        ['Filmer 3 plans', 2, null],
        [LONG, 3, null],
      ])
      await putClosedWeek(subscribed, addDays(monday, -7), {
        priorities: ['Choisir un fournisseur'],
        stats: { done: 5, xp: 0, projects: {} },
      })
      await putClosedWeek(subscribed, addDays(monday, -21), { stats: { done: 3 } })
      const saidAt = new Date(Date.now() - 120 * 86_400_000).toISOString()
      await putDocument(`coach/${subscribed.uid}`, {
        facts: {
          a: { text: 'Budget de départ\u00a0: 600\u00a0€, pas un euro de plus', saidAt, from: 'person' },
        },
      })
      await page.goto(`/bilan/${monday}#carte-${card}`)
      await page.getByText('Une semaine sans bilan').waitFor()
      if (card === 2) {
        await page
          .getByRole('group', { name: 'Filmer 3 plans' })
          .getByRole('button', { name: 'Diviser' })
          .click()
      }
      if (card === 3) {
        await page.getByLabel('Ce qui a bloqué').fill('Le son de la vidéo')
        await page.getByRole('button', { name: /^Prévoir une phrase/ }).click()
      }
      if (card === 4)
        await page
          .getByLabel('Priorité 1', { exact: true })
          .fill('Filmer dehors, trois plans de dix secondes')
    },
  })),
  {
    name: 'week-closed',
    account: 'paidBack',
    show: async (page, _context, { paidBack }) => {
      await putClosedWeek(paidBack, monday, {
        priorities: ['Filmer dehors', 'Écrire la fiche', 'Appeler deux clientes'],
        went: 'Deux fournisseurs ont répondu, et la photo est enfin nette.',
        blocked: 'Le son de la vidéo',
        ifThen: 'Si le son est mauvais, alors je filme dehors.',
        done: ['Appeler le fournisseur', 'Écrire le titre de la fiche'],
        stats: { done: 2, days: 2, found: 3, judged: 1, xp: 340 },
      })
      await page.goto(`/bilan/${monday}`)
      await page.getByText('Semaine close').waitFor()
    },
  },
  {
    name: 'week-denied',
    account: 'subscribed',
    show: async (page) => {
      await refuse(page.context(), 'queries', 'weeks')
      await page.goto(`/bilan/${addDays(monday, -7)}`)
      await page.getByText(/^Pas lu/).waitFor()
    },
  },
  {
    name: 'week-to-come',
    account: 'subscribed',
    show: async (page) => {
      await page.goto(`/bilan/${addDays(monday, 21)}`)
      await page.getByText("Cette semaine n'a pas commencé").waitFor()
    },
  },
  {
    name: 'week-pinned',
    account: 'paidBack',
    show: async (page, _context, { paidBack }) => {
      await putClosedWeek(paidBack, monday, { priorities: ['Filmer dehors', 'Écrire la fiche', LONG] })
      await page.goto('/dashboard')
      await page.getByText('Filmer dehors').waitFor()
    },
  },
]
