import { expect, type Page } from '@playwright/test'
import { PRICE_LABEL } from '../../src/domain/base/business'
import type { Charge, PaymentIntent, Refund } from '../../local/stripe/objects/objects'

/** The stand-in's test cards: https://docs.stripe.com/testing */
export const CARDS = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  authenticated: '4000 0025 0000 3155',
} as const

export const payButton = (page: Page) => page.getByRole('button', { name: `Payer ${PRICE_LABEL}` })

export const CHARGING = '**/v1/payment_intents/*/confirm'
export const OPENING = '**/create-payment-intent'
export const CONFIRMING = '**/confirmPayment'
export const STRIPE_JS = '**/stripe.js*'

/** Fills a card that has not expired. */
export async function fillCard(page: Page, number: string = CARDS.good): Promise<void> {
  await page.getByLabel('Numéro de carte').fill(number)
  await page.getByLabel("Date d'expiration").fill('12 / 34')
  await page.getByLabel('CVC').fill('123')
}

export async function openPayment(page: Page): Promise<void> {
  await page.goto('/payement')
  await expect(payButton(page)).toBeEnabled({ timeout: 20_000 })
}

interface StripeState {
  paymentIntents: PaymentIntent[]
  charges: Charge[]
  refunds: Refund[]
}

export async function chargesOf(uid: string): Promise<Charge[]> {
  const { paymentIntents, charges } = await stripeState()
  const own = new Set(paymentIntents.flatMap(({ id, metadata }) => (metadata['userId'] === uid ? [id] : [])))
  return charges.filter(({ payment_intent, status }) => own.has(payment_intent) && status === 'succeeded')
}

export async function stripeState(): Promise<StripeState> {
  return (await control('GET', 'state')) as StripeState
}

/** Sets whether the provider sends charges to our server. `hold` and `drop` are for flows that run alone. */
export async function setWebhooks(mode: 'deliver' | 'hold' | 'drop'): Promise<void> {
  await control('POST', 'webhooks', { mode })
}

async function control(method: string, path: string, body?: unknown): Promise<unknown> {
  const response = await fetch(`${process.env['FLOW_STRIPE_URL'] ?? ''}/__stripe/${path}`, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  expect(response.ok, `the stand-in took ${method} ${path}`).toBe(true)
  return response.json()
}
