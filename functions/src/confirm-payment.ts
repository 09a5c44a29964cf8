import { addCalendarMonth } from '@/domain/base/time/calendar-month'
import { logger } from 'firebase-functions'
import { endpoint, texts, type Asked } from './platform/endpoint'
import { Fault } from './platform/fault'
import { stripeSecretKey } from './platform/params'
import { settle } from './payment/settlement/settle'
import { takeConfirmation } from './payment/checkout/slot'

interface Confirmation {
  readonly hasPaidAt: string
  readonly endsAt: string
}

/** Called by the page after the card was charged, so that access does not wait for the webhook. */
export const confirmPayment = endpoint(
  {
    area: 'payment',
    auth: 'account',
    fields: texts('paymentIntentId'),
    secrets: [stripeSecretKey],
    timeoutSeconds: 60,
  },
  confirm,
)

async function confirm({ caller, fields }: Asked<{ paymentIntentId: string }>): Promise<Confirmation> {
  const { paymentIntentId } = fields
  const settlement = await settle(paymentIntentId, {
    caller: caller.uid,
    acceptsReceipt: true,
    beforeAsking: () => takeConfirmation(caller.uid),
  })
  if (settlement.kind === 'unknown') throw new Fault('payment/unknown-intent')
  if (settlement.kind !== 'settled') throw new Fault('payment/not-paid', { reason: settlement.kind })
  const { receipt, hasPaidAt } = settlement
  if (receipt.status !== 'succeeded' || !hasPaidAt) {
    throw new Fault('payment/not-paid', { reason: receipt.status })
  }
  logger.info('payment.confirmed', { isApplied: receipt.isApplied })
  return { hasPaidAt: hasPaidAt.toISOString(), endsAt: addCalendarMonth(hasPaidAt).toISOString() }
}
