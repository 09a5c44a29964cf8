import type { Page } from '@playwright/test'
import { editor, openSection, openVersions, projectButton, save } from '../support/browser/project-editor'
import { SHARES_ALL } from '../../src/domain/coach/dossier/sharing'
import { putDocument } from '../support/accounts'
import { refuse } from '../support/refusals'
import { screen, type TourStop } from './tour-stop'

const LAMP = 'Lampe de lecture Lumo'

const open = async (page: Page, title: string) => {
  await page.goto('/projects')
  await projectButton(page, title).click()
  await editor(page).getByRole('textbox').first().waitFor()
}
const description = (page: Page) => editor(page).getByRole('textbox', { name: 'Description du produit' })

export const PROJECT_STOPS: readonly TourStop[] = [
  screen('projects-empty', '/projects', 'newcomer'),
  {
    name: 'projects-full',
    account: 'full',
    isWholePage: false,
    show: async (page) => {
      await page.goto('/projects')
      await page.getByRole('list', { name: 'Projets' }).waitFor()
    },
  },
  {
    name: 'projects-nothing-found',
    account: 'full',
    isWholePage: false,
    show: async (page) => {
      await page.goto('/projects')
      await page.getByRole('searchbox').fill('parapluie')
    },
  },
  {
    name: 'projects-error',
    account: 'refused',
    show: async (page, context) => {
      const heal = await refuse(context, 'queries', 'projects')
      await page.goto('/projects')
      await page.getByRole('alert').first().waitFor()
      await heal()
    },
  },
  {
    name: 'projects-offline',
    account: 'busy',
    show: async (page, context) => {
      await page.goto('/projects')
      await projectButton(page, 'Gourde isotherme pour enfants').waitFor()
      await context.setOffline(true)
      await projectButton(page, 'Gourde isotherme pour enfants').click()
      await description(page).fill('Gourde de 350 ml, bouchon à paille.')
      await save(page)
      await page
        .getByText(/en attente/i)
        .first()
        .waitFor()
    },
  },
  {
    name: 'editor-new',
    account: 'newcomer',
    isWholePage: false,
    show: async (page) => {
      await page.goto('/projects')
      await page.getByRole('button', { name: 'Nouveau projet' }).click()
      await editor(page).getByLabel('Nom du projet').waitFor()
    },
  },
  {
    name: 'editor-refused',
    account: 'newcomer',
    isWholePage: false,
    show: async (page) => {
      await page.goto('/projects')
      await page.getByRole('button', { name: 'Nouveau projet' }).click()
      await save(page)
    },
  },
  {
    name: 'editor-filled',
    account: 'busy',
    isWholePage: false,
    show: (page) => open(page, LAMP),
  },
  {
    name: 'editor-versions',
    account: 'busy',
    isWholePage: false,
    async show(page) {
      await open(page, LAMP)
      await openVersions(page)
      await page.getByRole('button', { name: 'Voir les différences' }).first().click()
      await page.locator('del').first().waitFor()
    },
  },
  {
    name: 'editor-versions-none',
    account: 'planning',
    isWholePage: false,
    async show(page) {
      await open(page, LAMP)
      await openVersions(page)
      await page.getByText('Aucune version pour le moment').waitFor()
    },
  },
  {
    name: 'editor-versions-error',
    account: 'busy',
    isWholePage: false,
    async show(page, context) {
      await open(page, LAMP)
      const heal = await refuse(context, 'queries', 'projectVersions')
      await openVersions(page)
      await page.getByRole('alert').first().waitFor()
      await heal()
    },
  },
  {
    name: 'editor-question',
    account: 'busy',
    isWholePage: false,
    show: async (page) => {
      await open(page, LAMP)
      await openSection(page, 'Concurrence')
      await editor(page)
        .getByRole('button', { name: /^Une question à la fois/ })
        .click()
      await page.getByRole('dialog', { name: 'Une question à la fois' }).waitFor()
    },
  },
  {
    name: 'editor-filled',
    account: 'planning',
    isWholePage: false,
    show: async (page, _context, { planning: { uid } }) => {
      await putDocument(`coach/${uid}`, { userId: uid, askedAt: new Date(), shares: SHARES_ALL })
      await open(page, LAMP)
      await openSection(page, 'Positionnement')
      await editor(page)
        .getByRole('button', { name: /^Avec le coach/ })
        .click()
      await page.getByRole('menuitem', { name: /^Remplir/ }).click()
      await page.getByRole('group', { name: /^Proposition/ }).waitFor()
      await page.getByRole('button', { name: 'Arrêter' }).waitFor({ state: 'detached' })
    },
  },
  {
    name: 'editor-deleting',
    account: 'busy',
    isWholePage: false,
    show: async (page) => {
      await open(page, 'Tapis de jeu pliable')
      await editor(page).getByRole('button', { name: 'Supprimer le projet' }).click()
      await page.getByRole('alertdialog').waitFor()
    },
  },
]
