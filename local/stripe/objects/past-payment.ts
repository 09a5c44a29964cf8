import { PRICE_CENTS, PRICE_CURRENCY } from '@/domain/base/business'
import { putCharge } from './charging'
import type { PaymentIntent } from './objects'
import { newIntent } from './payment-intents'
import { findPaymentMethod } from './payment-methods'
import { newId, type World } from '../world'

export interface PastPayment {
  readonly userId: string
  readonly paidAt: string
  readonly id?: string
  /** In cents; default: the current price. */
  readonly amount?: number
}

/** A month paid earlier, without a webhook. The same id resets it. */
export function putPastPayment(
  world: World,
  { userId, paidAt, id = newId('pi'), amount = PRICE_CENTS }: PastPayment,
): PaymentIntent {
  for (const table of [world.charges, world.refunds, world.disputes]) {
    for (const old of table.values()) if (old.payment_intent === id) table.delete(old.id)
  }
  const created = Math.floor(Date.parse(paidAt) / 1000)
  const metadata = { userId }
  const method = findPaymentMethod(world, 'pm_card_visa')
  const intent = newIntent(id, { amount, currency: PRICE_CURRENCY, metadata, created })
  intent.status = 'succeeded'
  intent.amount_received = intent.amount
  intent.payment_method = method.id
  intent.latest_charge = putCharge(world, intent, method, { paid: true, created }).id
  world.paymentIntents.set(id, intent)
  return intent
}
