import type { Page } from '@playwright/test'
import { refuse } from '../support/refusals'
import { screen, type TourStop } from './tour-stop'

const exercise = (page: Page) => page.getByRole('region', { name: 'À vous' })

async function openLesson(page: Page, id: string): Promise<void> {
  await page.goto(`/modules/${id}`)
  await exercise(page).getByRole('group').first().locator('form, p').first().waitFor()
}

async function press(page: Page, button: string): Promise<void> {
  await exercise(page).getByRole('button', { name: button }).click()
}

const lesson = (
  name: string,
  id: string,
  account: NonNullable<TourStop['account']>,
  act?: (page: Page) => Promise<void>,
) =>
  ({
    name,
    account,
    async show(page) {
      await openLesson(page, id)
      await act?.(page)
    },
  }) satisfies TourStop

export const LEARNING_STOPS: readonly TourStop[] = [
  screen('modules', '/modules', 'busy'),
  screen('modules-new', '/modules', 'newcomer'),
  {
    name: 'modules-error',
    account: 'refused',
    show: async (page, context) => {
      const heal = await refuse(context, 'documents', 'learning')
      await page.goto('/modules')
      await page.getByRole('alert').first().waitFor()
      await heal()
    },
  },
  lesson('lesson', 'one-euro-journey', 'busy'),
  lesson('lesson-no-product', 'one-euro-journey', 'newcomer'),
  lesson('lesson-no-project', 'four-models', 'newcomer', (page) => press(page, 'Créer le projet')),
  lesson('lesson-items', 'one-person-one-sentence', 'busy', async (page) => {
    await page
      .getByRole('textbox')
      .first()
      .fill('Une lectrice de 34 ans, qui lit le soir sans réveiller personne.')
  }),
  lesson('lesson-todos', 'three-videos', 'busy'),
  lesson('lesson-figures', 'margin-after-ads', 'busy', (page) => press(page, 'Enregistrer ces montants')),
  lesson('lesson-judge', 'eight-criteria', 'busy', (page) => press(page, 'Enregistrer mes réponses')),
  lesson('lesson-proof', 'proof-of-demand', 'busy'),
  lesson('lesson-two-parts', 'first-ad', 'busy'),
  lesson('lesson-checked', 'week-that-holds', 'busy', async (page) => {
    const questions = page.getByRole('region', { name: "Vérifiez que c'est clair" }).getByRole('group')
    for (const question of await questions.all()) await question.getByRole('radio').first().check()
  }),
  lesson('lesson-made', 'first-formalities', 'busy', async (page) => {
    await press(page, 'Ajouter 3 tâches')
    await exercise(page).getByText('3 tâches dans votre semaine.').waitFor()
  }),
]
