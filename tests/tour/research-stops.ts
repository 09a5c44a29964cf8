import type { Page } from '@playwright/test'
import { hold } from '../support/hold'
import { refuse } from '../support/refusals'
import { openProduct } from '../support/browser/product-page'
import { block, candidate, chooseInRow, rename, typeLink } from '../support/browser/research-tables'
import { screen, type TourStop } from './tour-stop'

const LAMP = 'example.com/lampe-ambre'

const open = async (page: Page) => {
  await page.goto('/search')
  // On a phone the block is below the window, where the app loads nothing yet.
  await block(page, 'Lampe de lecture').scrollIntoViewIfNeeded()
  await candidate(page, LAMP).waitFor()
}

const WRITING = '**/google.firestore.v1.Firestore/Write/**'

async function startSection(page: Page, name: string) {
  await page.goto('/search')
  await page.getByRole('button', { name: 'Nouveau produit' }).click()
  await rename(page, 'Nom du produit', name, 'Enter')
  await typeLink(page, name, 'https://example.com/lampe-ambre')
  await block(page, name).getByRole('button', { name: 'Confirmer le lien' }).click()
  await block(page, name).getByRole('button', { name: 'Enregistrer' }).click()
}
const saveAll = (page: Page) => page.getByRole('button', { name: 'Sauvegarder', exact: true }).click()

export const RESEARCH_STOPS: readonly TourStop[] = [
  screen('research-empty', '/search', 'newcomer'),
  { ...screen('research', '/search', 'busy'), show: open },
  { ...screen('research-full', '/search', 'full'), isWholePage: false },
  {
    name: 'research-error',
    account: 'refused',
    show: async (page, context) => {
      const heals = [
        await refuse(context, 'queries', 'product'),
        await refuse(context, 'queries', 'sections'),
      ]
      await page.goto('/search')
      await page.getByRole('alert').first().waitFor()
      for (const heal of heals) await heal()
    },
  },
  {
    name: 'research-draft',
    account: 'newcomer',
    show: async (page) => {
      await page.goto('/search')
      await page.getByRole('button', { name: 'Nouveau produit' }).click()
      await typeLink(page, 'Nom du produit', 'https://example.com/lampe-ambre?utm_source=pub')
      await block(page, 'Nom du produit').getByRole('button', { name: 'Confirmer le lien' }).click()
      await candidate(page, LAMP).getByRole('button', { name: 'Oui : EFFET WOW' }).click()
    },
  },
  {
    name: 'research-link-refused',
    account: 'newcomer',
    isWholePage: false,
    show: async (page) => {
      await page.goto('/search')
      await typeLink(page, 'Mes liens', 'javascript:alert(1)')
      await block(page, 'Mes liens').getByRole('button', { name: 'Confirmer le lien' }).click()
    },
  },
  {
    name: 'research-links-pasted',
    account: 'newcomer',
    show: async (page) => {
      await page.goto('/search')
      const paste = [
        'Bonjour Inès,',
        'https://example.com/lampe-ambre?utm_source=pub 29,90 €',
        'https://example.com/gourde-filtrante',
        'https://www.example.com/lampe-ambre',
        'https://ines:secret@example.com/tapis',
      ].join('\n')
      await typeLink(page, 'Mes liens', paste)
      await block(page, 'Mes liens').getByRole('button', { name: 'Confirmer les liens' }).click()
      await page.getByRole('button', { name: 'Sauvegarder (2)' }).waitFor()
    },
  },
  {
    name: 'research-compare',
    account: 'busy',
    show: async (page) => {
      await open(page)
      await page.getByRole('button', { name: 'Comparer' }).click()
      await page.getByRole('table', { name: 'Comparer' }).waitFor()
    },
  },
  {
    name: 'research-evaluating',
    account: 'busy',
    show: async (page) => {
      await open(page)
      await candidate(page, LAMP).getByRole('button', { name: 'Évaluer' }).click()
    },
  },
  {
    name: 'product',
    account: 'busy',
    show: async (page) => {
      await open(page)
      await openProduct(page, LAMP)
    },
  },
  {
    name: 'research-filtered',
    account: 'busy',
    show: async (page) => {
      await open(page)
      const tools = page.getByRole('button', { name: 'Outils' })
      if (await tools.isVisible()) await tools.click()
      await page.getByRole('combobox', { name: 'Trier par' }).selectOption({ label: 'Meilleur score' })
      await page.getByRole('combobox', { name: 'Afficher' }).selectOption({ label: 'Prometteurs' })
    },
  },
  {
    name: 'research-deleted',
    account: 'busy',
    isWholePage: false,
    show: async (page) => {
      await open(page)
      await chooseInRow(candidate(page, 'example.com/coussin-nuque'), 'Supprimer le lien')
    },
  },
  {
    name: 'research-deleting-section',
    account: 'busy',
    isWholePage: false,
    show: async (page) => {
      await open(page)
      await block(page, 'Lampe de lecture').getByRole('button', { name: 'Supprimer la section' }).click()
      await page.getByRole('alertdialog').waitFor()
    },
  },
  {
    name: 'research-saving',
    account: 'leaving',
    isWholePage: false,
    show: async (page) => {
      await startSection(page, 'Lampes')
      await hold(page, WRITING)
      await saveAll(page)
      await page.getByText('Enregistrement…').waitFor()
    },
  },
  {
    name: 'research-saved',
    account: 'leaving',
    isWholePage: false,
    show: async (page) => {
      await startSection(page, 'Gourdes')
      await saveAll(page)
      await page.getByText('Tout est enregistré').waitFor()
    },
  },
  {
    name: 'research-not-saved',
    account: 'leaving',
    isWholePage: false,
    show: async (page, context) => {
      await startSection(page, 'Tapis')
      const heal = await refuse(context, 'writes', 'sections')
      await saveAll(page)
      await page.getByText('Non enregistré', { exact: true }).waitFor()
      await heal()
    },
  },
]
