import type { Page } from '@playwright/test'
import { refuse } from '../support/refusals'
import { screen, type TourStop } from './tour-stop'

const strip = (page: Page) => page.getByRole('complementary', { name: 'Exercice de la leçon' })
const exercise = (page: Page) => page.getByRole('region', { name: 'À vous' })

async function openLesson(page: Page, id: string): Promise<void> {
  await page.goto(`/modules/${id}`)
  await exercise(page).getByRole('group').first().locator('a, button').first().waitFor()
}

async function follow(page: Page, link: RegExp): Promise<void> {
  await exercise(page).getByRole('link', { name: link }).click()
  await strip(page).waitFor()
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
  lesson('lesson-no-project', 'four-models', 'newcomer'),
  lesson('lesson-two-parts', 'first-ad', 'busy'),
  lesson('lesson-checked', 'week-that-holds', 'busy', async (page) => {
    const questions = page.getByRole('region', { name: "Vérifiez que c'est clair" }).getByRole('group')
    for (const question of await questions.all()) await question.getByRole('radio').first().check()
  }),
  lesson('lesson-at-item', 'one-person-one-sentence', 'busy', (page) => follow(page, /^(Écrire|Revoir)/)),
  lesson('lesson-at-table', 'eight-criteria', 'busy', (page) => follow(page, /^(Évaluer|Revoir)/)),
  lesson('lesson-at-day', 'first-formalities', 'busy', async (page) => {
    await exercise(page).getByRole('button', { name: 'Ajouter 3 tâches' }).click()
    await strip(page).waitFor()
  }),
]
