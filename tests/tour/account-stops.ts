import type { Page } from '@playwright/test'
import { putPaidMonth, putReceipt } from '../support/paid-month'
import { openProfile } from '../support/profile-dialog'
import type { TourStop } from './tour-stop'

const open = async (page: Page, tab?: 'Abonnement' | 'Nous contacter') => {
  await page.goto('/dashboard')
  return openProfile(page, tab)
}

export const ACCOUNT_STOPS: readonly TourStop[] = [
  {
    name: 'profile-profil',
    account: 'busy',
    isWholePage: false,
    show: (page) => open(page),
  },
  {
    name: 'profile-name',
    account: 'busy',
    isWholePage: false,
    show: async (page) => {
      const dialog = await open(page)
      await dialog.getByRole('button', { name: 'Modifier le nom' }).click()
      await dialog.getByLabel('Nom complet').fill('')
      await dialog.getByLabel('Nom complet').press('Enter')
    },
  },
  {
    name: 'profile-password',
    account: 'busy',
    isWholePage: false,
    show: async (page) => {
      const dialog = await open(page)
      await dialog.getByLabel('Nouveau mot de passe').fill('12345')
      await dialog.getByRole('button', { name: 'Changer le mot de passe' }).click()
    },
  },
  {
    name: 'profile-bottom',
    account: 'busy',
    isWholePage: false,
    show: async (page) => {
      const dialog = await open(page)
      await dialog.getByRole('button', { name: 'Supprimer le compte' }).scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'profile-deleting',
    account: 'busy',
    isWholePage: false,
    show: async (page) => {
      const dialog = await open(page)
      await dialog.getByRole('button', { name: 'Supprimer le compte' }).click()
      await page.getByRole('dialog', { name: 'Supprimer le compte' }).waitFor()
    },
  },
  {
    name: 'profile-abonnement',
    account: 'busy',
    isWholePage: false,
    show: async (page) => {
      const dialog = await open(page, 'Abonnement')
      await dialog.getByText('Aucun paiement pour le moment.').waitFor()
    },
  },
  {
    name: 'profile-receipts',
    account: 'refused',
    isWholePage: false,
    show: async (page, _context, { refused }) => {
      await putPaidMonth(refused)
      await putReceipt(refused, 'pi_gone', 60, { status: 'refunded', endedAt: new Date(2026, 9, 3) })
      const dialog = await open(page, 'Abonnement')
      await dialog.getByRole('button', { name: 'Renoncer au contrat ici' }).scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'profile-refunding',
    account: 'refused',
    isWholePage: false,
    show: async (page) => {
      const dialog = await open(page, 'Abonnement')
      await dialog.getByRole('button', { name: 'Renoncer au contrat ici' }).click()
      await page.getByRole('alertdialog').waitFor()
    },
  },
  {
    name: 'profile-refunded',
    account: 'refused',
    isWholePage: false,
    show: async (page) => {
      const dialog = await open(page, 'Abonnement')
      await dialog.getByRole('button', { name: 'Renoncer au contrat ici' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Confirmer la rétractation' }).click()
      await dialog.getByText(/^Rétractation reçue le /).waitFor()
    },
  },
  {
    name: 'profile-nous-contacter',
    account: 'busy',
    isWholePage: false,
    show: (page) => open(page, 'Nous contacter'),
  },
]
