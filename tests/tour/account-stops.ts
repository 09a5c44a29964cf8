import type { Page } from '@playwright/test'
import { CONTACTS_PER_DAY } from '../../src/domain/base/business'
import { putDocument } from '../support/accounts'
import { openProfile } from '../support/browser/profile-dialog'
import { refuse } from '../support/refusals'
import { refuseTodos } from './todos'
import type { TourStop } from './tour-stop'

const open = async (page: Page, tab?: 'Abonnement' | 'Nous contacter') => {
  await page.goto('/dashboard')
  return openProfile(page, tab)
}

async function askToWithdraw(page: Page) {
  const dialog = await open(page, 'Abonnement')
  await dialog.getByRole('button', { name: 'Renoncer au contrat ici' }).click()
  await page.getByRole('alertdialog').waitFor()
  return dialog
}

async function withdraw(page: Page) {
  const dialog = await askToWithdraw(page)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirmer la rétractation' }).click()
  await dialog.getByText(/^Rétractation reçue le /).waitFor()
}

async function write(page: Page, { isSent = true } = {}) {
  const dialog = await open(page, 'Nous contacter')
  await dialog.getByLabel('Sujet').fill('Mon reçu de novembre')
  await dialog.getByLabel('Message', { exact: true }).fill('Bonjour,\nJe ne retrouve pas mon reçu. Merci !')
  if (isSent) await dialog.getByRole('button', { name: 'Envoyer le message' }).click()
  return dialog
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
    account: 'paidBack',
    isWholePage: false,
    show: async (page) => {
      const dialog = await open(page, 'Abonnement')
      await dialog.getByRole('button', { name: 'Renoncer au contrat ici' }).scrollIntoViewIfNeeded()
    },
  },
  { name: 'profile-refunding', account: 'subscribed', isWholePage: false, show: askToWithdraw },
  { name: 'profile-refunded', account: 'subscribed', isWholePage: false, show: withdraw },
  { name: 'profile-refunding-by-hand', account: 'paidBack', isWholePage: false, show: askToWithdraw },
  { name: 'profile-refunded-by-hand', account: 'paidBack', isWholePage: false, show: withdraw },
  {
    name: 'profile-nous-contacter',
    account: 'busy',
    isWholePage: false,
    show: (page) => open(page, 'Nous contacter'),
  },
  {
    name: 'contact-sent',
    account: 'busy',
    isWholePage: false,
    show: async (page) => {
      const dialog = await write(page)
      await dialog.getByText(/^Votre message est parti/).waitFor()
    },
  },
  {
    name: 'contact-limit',
    account: 'full',
    isWholePage: false,
    show: async (page, _context, { full }) => {
      await putDocument(`contacts/${full.uid}`, { sentAt: Array<number>(CONTACTS_PER_DAY).fill(Date.now()) })
      const dialog = await write(page)
      await dialog.getByRole('alert').scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'sign-out-losses',
    account: 'leaving',
    isWholePage: false,
    show: async (page, context) => {
      await refuseTodos(page, context)
      await page.getByLabel('Nouvelle tâche').fill('Une tâche à moitié')
      await page.goto('/coach')
      await context.route('**/coachChat', (route) => route.abort())
      await page.getByLabel('Votre message').fill('Comment fixer mon prix ?')
      await page.getByRole('button', { name: 'Envoyer' }).click()
      await page.getByRole('button', { name: 'Réessayer' }).first().waitFor()
      await page.getByLabel('Votre message').fill('Et la livraison')
      const heal = await refuse(context, 'writes', 'profiles')
      const dialog = await write(page, { isSent: false })
      await dialog.getByRole('tab', { name: 'Profil' }).click()
      await dialog.getByRole('button', { name: 'Modifier le nom' }).click()
      await dialog.getByLabel('Nom complet').fill('Zoé Blanc-Martin')
      await dialog.getByLabel('Nom complet').press('Enter')
      await dialog.getByRole('alert').waitFor()
      await dialog.getByRole('button', { name: 'Se déconnecter' }).click()
      await page.getByRole('alertdialog').getByRole('listitem').first().waitFor()
      await heal()
      await context.unroute('**/coachChat')
    },
  },
]
