import { paths } from '../../src/lib/paths'
import { allScreens } from '../../src/lib/screens'
import { refuse } from '../support/refusals'
import { deleteDocument } from '../support/stored-documents'
import { ACCOUNT_STOPS } from './account-stops'
import { ANALYSES_STOPS, SALES_TEST_STOPS } from './analyses-stops'
import { APP_STOPS } from './app-stops'
import { CARD_STOPS } from './card-stops'
import { COACH_STOPS } from './coach-stops'
import { COACH_PLAN_STOPS } from './coach-plan-stops'
import { LEARNING_STOPS } from './learning-stops'
import { MAIL_STOPS } from './mail-stops'
import { MEMORY_STOPS } from './memory-stops'
import { ORDER_STOPS } from './order-stops'
import { MIDWEEK_STOPS } from './midweek-stops'
import { PAYMENT_STOPS } from './payment-stops'
import { PLAN_STOPS } from './plan-stops'
import { PROJECT_STOPS } from './project-stops'
import { PRINT_STOPS } from './print-stops'
import { RESEARCH_STOPS } from './research-stops'
import { putTodo, refuseTodos } from './todos'
import { screen, type TourStop } from './tour-stop'
import { WEEK_STOPS } from './week-stops'

const STATES: readonly TourStop[] = [
  screen('landing', paths.home),
  {
    name: 'login-refused',
    show: async (page) => {
      await page.goto('/login')
      await page.getByLabel('Adresse email').fill('personne@exemple.fr')
      await page.getByLabel('Mot de passe', { exact: true }).fill('pas le bon')
      await page.getByRole('button', { name: 'Se connecter' }).click()
      await page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'login-forgotten',
    show: async (page) => {
      await page.goto('/login')
      await page.getByText('Mot de passe oublié ?').click()
    },
  },
  {
    name: 'sign-up-refused',
    show: async (page) => {
      await page.goto('/signup')
      await page.getByLabel('Mot de passe', { exact: true }).fill('abc')
      await page.getByRole('button', { name: "Commencer l'essai gratuit" }).click()
      await page.getByRole('alert').waitFor()
    },
  },
  screen('dashboard-newcomer', '/dashboard', 'newcomer'),
  screen('dashboard-expired', '/dashboard', 'expired'),
  screen('dashboard-returning', '/dashboard', 'returning'),
  {
    name: 'dashboard-ideas',
    account: 'busy',
    show: async (page) => {
      await page.goto('/dashboard')
      await page.getByRole('button', { name: 'Autre idée' }).click()
      await page.getByText(/étapes? sur 6$/).click()
    },
  },
  {
    name: 'dashboard-why',
    account: 'planning',
    show: async (page) => {
      await page.goto('/dashboard')
      await page.getByRole('button', { name: 'Pourquoi' }).click()
    },
  },
  {
    name: 'dashboard-unread',
    account: 'planning',
    show: async (page, context) => {
      const collections = ['projects', 'product', 'conversations'] as const
      for (const collection of collections) await refuse(context, 'queries', collection)
      await page.goto('/dashboard')
      await page
        .getByText(/^Pas lu/)
        .first()
        .waitFor()
      await context.unrouteAll()
    },
  },
  ...ACCOUNT_STOPS,
  ...APP_STOPS,
  screen('todos-empty', '/todos/lundi', 'newcomer'),
  screen('todos', '/todos/lundi', 'busy'),
  {
    name: 'todos-editing',
    account: 'busy',
    show: async (page) => {
      await page.goto('/todos/lundi')
      await page
        .getByRole('button', { name: /^Modifier / })
        .nth(2)
        .click()
    },
  },
  {
    name: 'todos-offline',
    account: 'busy',
    show: async (page, context) => {
      await page.goto('/todos/mardi')
      await page.getByRole('checkbox').first().waitFor()
      await context.setOffline(true)
      await page.getByLabel('Nouvelle tâche').fill('Écrite sans réseau')
      await page.getByLabel('Nouvelle tâche').press('Enter')
      await page.waitForTimeout(2_000)
    },
  },
  {
    name: 'todos-deleted',
    account: 'busy',
    isWholePage: false,
    show: async (page) => {
      await page.goto('/todos/mercredi')
      await page
        .getByRole('button', { name: /^Supprimer / })
        .first()
        .click()
    },
  },
  {
    name: 'todos-refused',
    account: 'leaving',
    isWholePage: false,
    show: (page, context) => refuseTodos(page, context),
  },
  {
    name: 'todos-lost-edit',
    account: 'leaving',
    isWholePage: false,
    show: async (page, _context, { leaving }) => {
      const todo = `todos/${leaving.uid}-lost`
      await putTodo(leaving, 'lost', 'jeudi', 'Appeler le transporteur')
      await page.goto('/todos/jeudi')
      await page.getByRole('button', { name: 'Modifier Appeler le transporteur' }).click()
      await page.getByLabel('Modifier la tâche').fill('Appeler le transporteur avant midi')
      await deleteDocument(todo)
      await page.getByText(/^Cette tâche a été supprimée/).scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'todos-paste',
    account: 'leaving',
    isWholePage: false,
    show: async (page) => {
      await page.goto('/todos/vendredi')
      await page.getByLabel('Nouvelle tâche').click()
      await page.getByLabel('Nouvelle tâche').evaluate((field) => {
        const clipboardData = new DataTransfer()
        clipboardData.setData('text/plain', 'Peser le colis\nComparer deux transporteurs\nNoter le délai')
        field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
      })
      await page.waitForTimeout(300)
    },
  },
  ...COACH_STOPS,
  ...COACH_PLAN_STOPS,
  ...MEMORY_STOPS,
  ...CARD_STOPS,
  ...PAYMENT_STOPS,
  ...PROJECT_STOPS,
  ...RESEARCH_STOPS,
  ...SALES_TEST_STOPS,
  ...LEARNING_STOPS,
  ...ORDER_STOPS,
  ...WEEK_STOPS,
  ...ANALYSES_STOPS,
  ...MIDWEEK_STOPS,
  ...MAIL_STOPS,
  ...PRINT_STOPS,
  // Last, because the final stop creates a plan.
  ...PLAN_STOPS,
]

/** Every screen for a person with a full week, or for a visitor; a stop in `STATES` with the same name replaces it. */
export const TOUR_STOPS: readonly TourStop[] = [
  ...allScreens
    .filter(({ name }) => STATES.every((stop) => stop.name !== name))
    .map(({ name, path, guard }) =>
      screen(name, path, guard === 'visitor' || guard === 'everybody' ? undefined : 'busy'),
    ),
  ...STATES,
]
