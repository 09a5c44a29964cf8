import type { Page } from '@playwright/test'
import type { TourStop } from './tour-stop'

// Ten minutes after signing up: one question about the plan, the exact text that is sent, and an answer that becomes two tasks
// and a project text in three presses, one of which is undone. Each stop continues from the one before.

const QUESTION = 'Que faire ensuite dans mon plan\u00a0?'
const CARDS = ['tâche pour mardi', 'tâche pour jeudi', 'Proposition de valeur unique'] as const

const card = (page: Page, name: string) => page.getByRole('group', { name: `Proposition\u00a0: ${name}` })
const undo = (page: Page, name: string) => card(page, name).getByRole('button', { name: "Annuler l'ajout" })

async function openAnswered(page: Page): Promise<void> {
  await page.goto('/coach')
  await card(page, CARDS[2]).waitFor()
}

export const COACH_PLAN_STOPS: readonly TourStop[] = [
  {
    name: 'coach-plan-1-choice',
    account: 'planning',
    isWholePage: false,
    show: async (page) => {
      await page.goto('/coach')
      await page.getByLabel('Votre message').fill(QUESTION)
      await page.getByText(/Lumo\s: \d+\srubriques? sur/).waitFor()
      // A trial click only scrolls to the button.
      await page.getByRole('button', { name: 'Tout partager' }).click({ trial: true })
    },
  },
  {
    name: 'coach-plan-2-answer',
    account: 'planning',
    isWholePage: false,
    show: async (page) => {
      await page.goto('/coach')
      await page.getByRole('button', { name: 'Tout partager' }).click()
      await page.getByLabel('Votre message').fill(QUESTION)
      await page.getByRole('button', { name: 'Envoyer' }).click()
      await card(page, CARDS[2]).waitFor()
      await page.getByRole('button', { name: 'Arrêter' }).waitFor({ state: 'detached' })
      // The answer must be stored before the next stop opens it.
      await page.waitForTimeout(1_500)
    },
  },
  {
    name: 'coach-plan-3-sent',
    account: 'planning',
    isWholePage: false,
    show: async (page) => {
      await openAnswered(page)
      await page.getByRole('button', { name: 'Options du message' }).last().click()
      await page.getByRole('menuitem', { name: 'Ce qui a été envoyé' }).click()
      await page.getByRole('region', { name: 'Texte envoyé avec cette question' }).getByText(/Lumo/).waitFor()
    },
  },
  {
    name: 'coach-plan-4-added',
    account: 'planning',
    isWholePage: false,
    show: async (page) => {
      await openAnswered(page)
      for (const name of CARDS) {
        await card(page, name).getByRole('button', { name: 'Ajouter', exact: true }).click()
        await undo(page, name).waitFor()
      }
      await card(page, CARDS[0]).scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'coach-plan-5-undone',
    account: 'planning',
    isWholePage: false,
    show: async (page) => {
      await openAnswered(page)
      await undo(page, CARDS[1]).click()
      await card(page, CARDS[1]).getByText('Ajout annulé').waitFor()
      await card(page, CARDS[2]).scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'coach-plan-6-week',
    account: 'planning',
    show: async (page) => {
      await page.goto('/todos/mardi')
      await page.getByRole('checkbox', { name: /trois lectrices/ }).waitFor()
    },
  },
]
