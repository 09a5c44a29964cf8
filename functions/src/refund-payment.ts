import { onCall, type CallableRequest } from 'firebase-functions/https'
import { currentCallerOf } from './caller'
import { Fault } from './fault'
import { behindGate, exactFieldsOf, rawDataOf } from './http-gate'
import { REGION, stripeSecretKey } from './params'
import { refundLastPayment } from './payment/refund'
import { refuse } from './refuse'

interface RefundAnswer {
  readonly paymentIntentId: string
  readonly refundedAt: string
  /** In cents. */
  readonly amount: number
}

/** « Me faire rembourser »: the last payment, during its fourteen days. */
export const refundPayment = behindGate(
  onCall<unknown, Promise<RefundAnswer>>(
    { region: REGION, secrets: [stripeSecretKey], timeoutSeconds: 90, memory: '512MiB', maxInstances: 10 },
    (request) => refund(request).catch((error: unknown) => refuse('payment', request, error)),
  ),
  { maxBytes: 4096, codes: { malformed: 'payment/invalid-request', tooLarge: 'payment/invalid-request' } },
)

async function refund(request: CallableRequest): Promise<RefundAnswer> {
  const caller = await currentCallerOf(request.auth?.rawToken)
  if (!caller) throw new Fault('payment/unauthenticated')
  if (!exactFieldsOf(rawDataOf(request.rawRequest), [])) throw new Fault('payment/invalid-request')
  const { refundedAt, ...facts } = await refundLastPayment(caller.uid)
  return { ...facts, refundedAt: refundedAt.toISOString() }
}
