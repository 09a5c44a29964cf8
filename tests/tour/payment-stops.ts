import type { Page } from '@playwright/test'
import {
  CARDS,
  CONFIRMING,
  fillCard,
  openPayment,
  payButton,
  setWebhooks,
  STRIPE_JS,
} from '../support/payment'
import type { TourStop } from './tour-stop'

const pay = async (page: Page, card: string) => {
  await openPayment(page)
  await fillCard(page, card)
  await payButton(page).click()
}
const heading = (page: Page, name: string) => page.getByRole('heading', { name }).waitFor()

export const PAYMENT_STOPS: readonly TourStop[] = [
  { name: 'payment', account: 'expired', show: openPayment },
  { name: 'payment-in-trial', account: 'busy', show: openPayment },
  {
    name: 'payment-filled',
    account: 'expired',
    show: async (page) => {
      await openPayment(page)
      await fillCard(page)
      await page.getByRole('checkbox').check()
    },
  },
  {
    name: 'payment-declined',
    account: 'expired',
    show: async (page) => {
      await pay(page, CARDS.declined)
      await page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'payment-bank-asks',
    account: 'expired',
    isWholePage: false,
    show: async (page) => {
      await pay(page, CARDS.authenticated)
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'payment-blocked',
    account: 'expired',
    show: async (page) => {
      await page.route(STRIPE_JS, (route) => route.abort())
      await page.goto('/payement')
      await page.getByRole('button', { name: 'Réessayer' }).waitFor()
    },
  },
  {
    name: 'payment-slow',
    account: 'expired',
    show: async (page) => {
      await page.route(STRIPE_JS, () => undefined)
      await page.goto('/payement')
      await page.getByRole('button', { name: 'Réessayer' }).waitFor()
    },
  },
  {
    name: 'payment-offline',
    account: 'expired',
    show: async (page, context) => {
      await openPayment(page)
      await context.setOffline(true)
      await page.getByText(/pourrez payer au retour du réseau/).waitFor()
    },
  },
  {
    name: 'payment-unconfirmed',
    account: 'expired',
    show: async (page) => {
      await setWebhooks('drop')
      await page.route(CONFIRMING, (route) => route.abort())
      await pay(page, CARDS.good)
      await heading(page, 'Votre paiement est passé')
    },
  },
  {
    name: 'payment-already-paid',
    account: 'charged',
    show: async (page) => {
      await setWebhooks('drop')
      await page.route(CONFIRMING, (route) => route.abort())
      await pay(page, CARDS.good)
      await heading(page, 'Votre paiement est passé')
      await page.unroute(CONFIRMING)
      await page.reload()
      await heading(page, 'Votre mois est déjà payé')
    },
  },
  {
    name: 'payment-paid',
    account: 'paying',
    show: async (page) => {
      await setWebhooks('deliver')
      await pay(page, CARDS.good)
      await heading(page, 'Paiement réussi !')
    },
  },
  {
    name: 'payment-paid-dashboard',
    account: 'paying',
    show: async (page) => {
      await setWebhooks('deliver')
      await pay(page, CARDS.good)
      const paid = page.getByRole('region', { name: 'Votre paiement' })
      await paid.getByRole('button', { name: /^Télécharger le reçu/ }).waitFor()
    },
  },
]
