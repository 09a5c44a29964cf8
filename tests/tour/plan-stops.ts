import type { Page } from '@playwright/test'
import type { TourStop } from './tour-stop'

async function answer(page: Page, until: number) {
  await page.goto('/plan')
  const choose = (text: string) => page.getByText(text, { exact: true }).click()
  const answers: readonly (() => Promise<void>)[] = [
    async () => {
      await choose('Une idée de produit')
      await page.getByLabel('Quel produit').fill('Gourde filtrante')
    },
    async () => {
      await choose('5\u00a0h')
      // Kept from an earlier stop, perhaps.
      for (const name of ['Mardi', 'Jeudi', 'Samedi'])
        await page.getByRole('checkbox', { name }).check({ force: true })
    },
    () => choose('Moins de 300\u00a0€'),
    () => choose('10 commandes livrées'),
    async () => {
      await choose('La peur de mal choisir')
      await page.getByLabel('Heure').selectOption('18')
    },
  ]
  for (const say of answers.slice(0, until - 1)) {
    await say()
    await page.getByRole('button', { name: /^(Suivant|Voir mon plan)$/ }).click()
  }
  await answers[until - 1]?.()
}

export const PLAN_STOPS: readonly TourStop[] = [
  { name: 'plan-stage', show: (page) => answer(page, 1) },
  { name: 'plan-days', show: (page) => answer(page, 2) },
  { name: 'plan-success', show: (page) => answer(page, 4) },
  { name: 'plan-obstacle', show: (page) => answer(page, 5) },
  { name: 'plan-preview', show: (page) => answer(page, 6) },
  {
    name: 'plan-offline',
    isWholePage: false,
    show: async (page, context) => {
      await answer(page, 6)
      await context.setOffline(true)
      await page.getByText(/^Vous êtes hors ligne/).waitFor()
    },
  },
  {
    name: 'plan-signed-in',
    account: 'newcomer',
    show: async (page) => {
      await answer(page, 6)
      await page.getByRole('button', { name: 'Créer mon plan' }).waitFor()
    },
  },
  {
    name: 'plan-kept',
    account: 'newcomer',
    isWholePage: false,
    show: async (page) => {
      await page.goto('/dashboard')
      await page.getByRole('link', { name: 'Voir ce plan' }).waitFor()
    },
  },
  {
    name: 'plan-created',
    account: 'newcomer',
    isWholePage: false,
    show: async (page) => {
      await page.goto('/plan#plan')
      await page.getByRole('button', { name: 'Créer mon plan' }).click()
      await page.getByText(/^Votre plan est créé/).waitFor()
    },
  },
]
