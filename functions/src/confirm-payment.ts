import { addCalendarMonth } from '@/domain/base/calendar-month'
import { logger } from 'firebase-functions'
import { onCall, type CallableRequest } from 'firebase-functions/https'
import { currentCallerOf } from './caller'
import { Fault } from './fault'
import { behindGate, exactFieldsOf, rawDataOf } from './http-gate'
import { REGION, stripeSecretKey } from './params'
import { settle } from './payment/settlement/settle'
import { takeConfirmation } from './payment/checkout/slot'
import { refuse } from './refuse'

interface Confirmation {
  readonly hasPaidAt: string
  readonly endsAt: string
}

/** What the page asks once the card was charged, so that nobody waits for the webhook. */
export const confirmPayment = behindGate(
  onCall<unknown, Promise<Confirmation>>(
    { region: REGION, secrets: [stripeSecretKey], timeoutSeconds: 60, memory: '512MiB', maxInstances: 10 },
    (request) => confirm(request).catch((error: unknown) => refuse('payment', request, error)),
  ),
  { maxBytes: 4096, codes: { malformed: 'payment/invalid-request', tooLarge: 'payment/invalid-request' } },
)

async function confirm(request: CallableRequest): Promise<Confirmation> {
  const caller = await currentCallerOf(request.auth?.rawToken)
  if (!caller) throw new Fault('payment/unauthenticated')
  const paymentIntentId = exactFieldsOf(rawDataOf(request.rawRequest), ['paymentIntentId'])?.paymentIntentId
  if (typeof paymentIntentId !== 'string') throw new Fault('payment/invalid-request')
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
