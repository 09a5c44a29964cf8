import type { Page } from '@playwright/test'
import { ACCOUNT_STOPS } from './account-stops'
import { APP_STOPS } from './app-stops'
import { PAYMENT_STOPS } from './payment-stops'
import { PROJECT_STOPS } from './project-stops'
import { RESEARCH_STOPS } from './research-stops'
import { screen, type TourStop } from './tour-stop'

async function ask(page: Page, question: string): Promise<void> {
  await page.getByLabel('Votre message').fill(question)
  await page.getByRole('button', { name: 'Envoyer' }).click()
}

export const TOUR_STOPS: readonly TourStop[] = [
  screen('landing', '/'),
  screen('login', '/login'),
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
  screen('sign-up', '/signup'),
  {
    name: 'sign-up-refused',
    show: async (page) => {
      await page.goto('/signup')
      await page.getByLabel('Mot de passe', { exact: true }).fill('abc')
      await page.getByRole('button', { name: "Commencer l'essai gratuit" }).click()
      await page.getByRole('alert').waitFor()
    },
  },
  screen('legal-terms', '/cgv'),
  screen('legal-privacy', '/confidentialite'),
  screen('legal-notice', '/mentions-legales'),
  screen('legal-accessibility', '/accessibilite'),
  screen('dashboard-newcomer', '/dashboard', 'newcomer'),
  screen('dashboard-busy', '/dashboard', 'busy'),
  screen('dashboard-expired', '/dashboard', 'expired'),
  ...ACCOUNT_STOPS,
  ...APP_STOPS,
  screen('todos-empty', '/todos/lundi', 'newcomer'),
  screen('todos-busy', '/todos/lundi', 'busy'),
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
  screen('coach-empty', '/coach', 'newcomer'),
  { ...screen('coach-conversation', '/coach', 'busy'), isWholePage: false },
  {
    name: 'coach-streaming',
    account: 'newcomer',
    isWholePage: false,
    show: async (page) => {
      await page.goto('/coach')
      await ask(page, 'Comment choisir mon premier produit ?')
      await page.getByRole('button', { name: 'Arrêter' }).waitFor()
      await page.waitForTimeout(300)
    },
  },
  {
    name: 'coach-stopped',
    account: 'newcomer',
    isWholePage: false,
    show: async (page) => {
      await page.goto('/coach')
      await ask(page, 'Donne-moi un plan de lancement')
      await page.waitForTimeout(350)
      await page.getByRole('button', { name: 'Arrêter' }).click()
    },
  },
  {
    name: 'coach-offline',
    account: 'newcomer',
    isWholePage: false,
    show: async (page, context) => {
      await page.goto('/coach')
      await page.getByLabel('Votre message').waitFor()
      await context.setOffline(true)
      await ask(page, 'Comment trouver un fournisseur ?')
      await page.getByRole('button', { name: 'Réessayer' }).waitFor()
    },
  },
  { ...screen('coach-locked', '/coach', 'expired'), isWholePage: false },
  {
    name: 'coach-panel',
    account: 'busy',
    isWholePage: false,
    show: async (page) => {
      await page.goto('/todos/lundi')
      await page.getByRole('button', { name: 'Ouvrir le coach' }).click()
      await page.getByLabel('Votre message').waitFor()
    },
  },
  ...PAYMENT_STOPS,
  ...PROJECT_STOPS,
  ...RESEARCH_STOPS,
  screen('rules', '/rules', 'busy'),
]
