import type { Page } from '@playwright/test'
import { COACH_MESSAGES_PER_HOUR, COACH_MESSAGES_PER_TRIAL } from '../../src/domain/base/business'
import { setProviderFaults } from '../support/provider-faults'
import { putDocument } from '../support/accounts'
import { screen, type TourStop } from './tour-stop'

const QUESTION = 'Comment trouver un bon produit ?'

async function ask(page: Page, question: string): Promise<void> {
  await page.getByLabel('Votre message').fill(question)
  await page.getByRole('button', { name: 'Envoyer' }).click()
}

/** A new conversation, because the answer of the stop before may still be streaming. */
async function openApart(page: Page): Promise<void> {
  await page.goto('/coach')
  await page.getByRole('button', { name: 'Nouvelle conversation' }).click()
}

async function askApart(page: Page, question: string): Promise<void> {
  await openApart(page)
  await ask(page, question)
}

const askAnew = async (page: Page) => {
  await page.goto('/coach')
  await ask(page, QUESTION)
}

export const COACH_STOPS: readonly TourStop[] = [
  screen('coach-empty', '/coach', 'newcomer'),
  { ...screen('coach', '/coach', 'busy'), isWholePage: false },
  {
    name: 'coach-streaming',
    account: 'newcomer',
    isWholePage: false,
    show: async (page) => {
      await askApart(page, 'Comment choisir mon premier produit ?')
      await page.getByRole('article', { name: 'Coach Boom' }).nth(1).waitFor()
      await page.waitForTimeout(300)
    },
  },
  {
    name: 'coach-stopped',
    account: 'newcomer',
    isWholePage: false,
    show: async (page) => {
      await askApart(page, 'Donne-moi un plan de lancement')
      await page.getByRole('article', { name: 'Coach Boom' }).nth(1).waitFor()
      await page.getByRole('button', { name: 'Arrêter' }).click()
      await page.getByText('Réponse interrompue').first().waitFor()
    },
  },
  {
    name: 'coach-offline',
    account: 'newcomer',
    isWholePage: false,
    show: async (page, context) => {
      await openApart(page)
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
  {
    name: 'coach-panel-at-table',
    account: 'busy',
    show: async (page) => {
      await page.goto('/search')
      await page.getByRole('button', { name: 'Ouvrir le coach' }).click()
      await page.getByLabel('Votre message').waitFor()
    },
  },
  {
    name: 'coach-panel-at-home',
    account: 'busy',
    show: async (page) => {
      await page.goto('/')
      await page.getByRole('button', { name: 'Ouvrir le coach' }).click()
      await page.getByLabel('Votre message').waitFor()
    },
  },
  screen('coach-returning', '/coach', 'returning'),
  {
    name: 'coach-history',
    account: 'busy',
    isWholePage: false,
    show: async (page) => {
      await page.goto('/coach')
      await page.getByRole('button', { name: 'Conversations' }).click()
      await page.getByRole('dialog').getByText('Fixer mon prix de vente').waitFor()
    },
  },
  {
    name: 'coach-unconfirmed',
    account: 'asking',
    isWholePage: false,
    show: async (page, _context, { asking }) => {
      await putDocument(`usage/${asking.uid}`, { sentAt: [], open: [], askedBefore: 20 })
      await askAnew(page)
      const notice = page.getByRole('region', { name: 'Confirme ton adresse' })
      await notice.getByRole('button', { name: "C'est fait" }).click()
      await notice.getByText(/n’a pas encore été ouvert/).waitFor()
    },
  },
  {
    name: 'coach-trial-used',
    account: 'asking',
    isWholePage: false,
    show: async (page, _context, { asking }) => {
      const usage = { sentAt: [], open: [], askedBefore: COACH_MESSAGES_PER_TRIAL }
      await putDocument(`usage/${asking.uid}`, usage)
      await askAnew(page)
      await page.getByRole('link', { name: "Voir l'abonnement" }).waitFor()
    },
  },
  {
    name: 'coach-hour-used',
    account: 'asking',
    isWholePage: false,
    show: async (page, _context, { asking }) => {
      const sentAt = Array.from({ length: COACH_MESSAGES_PER_HOUR }, (_, place) => Date.now() - place * 1000)
      await putDocument(`usage/${asking.uid}`, { sentAt, open: [], askedBefore: 0 })
      await askAnew(page)
      await page.getByText(/fais une courte pause/).waitFor()
    },
  },
  {
    name: 'coach-unavailable',
    account: 'full',
    isWholePage: false,
    show: async (page) => {
      await setProviderFaults({ dropRate: 1 })
      try {
        await askAnew(page)
        await page.getByRole('button', { name: 'Réessayer' }).waitFor({ timeout: 30_000 })
      } finally {
        await setProviderFaults(null)
      }
    },
  },
  {
    name: 'coach-not-sent',
    account: 'full',
    isWholePage: false,
    show: async (page, context) => {
      await context.route('**/coachChat', (route) => route.abort())
      await askAnew(page)
      await page.getByRole('button', { name: 'Réessayer' }).waitFor({ timeout: 30_000 })
      await context.unroute('**/coachChat')
    },
  },
]
