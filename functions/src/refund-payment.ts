import { onCall, type CallableRequest } from 'firebase-functions/https'
import { currentCallerOf } from './caller'
import { Fault } from './fault'
import { behindGate, exactFieldsOf, rawDataOf } from './http-gate'
import { mailPassword, REGION, stripeSecretKey } from './params'
import { withdraw } from './payment/refund/refund'
import { refuse } from './refuse'

interface RefundAnswer {
  readonly paymentIntentId: string
  /** When the contract was ended. */
  readonly askedAt: string
  /** null while the money is still to be paid back. */
  readonly refundedAt: string | null
  /** In cents. */
  readonly amount: number
}

/** « Renoncer au contrat ici »: the last payment, within its time to withdraw. */
export const refundPayment = behindGate(
  onCall<unknown, Promise<RefundAnswer>>(
    {
      region: REGION,
      secrets: [stripeSecretKey, mailPassword],
      timeoutSeconds: 120,
      memory: '512MiB',
      maxInstances: 10,
    },
    (request) => refund(request).catch((error: unknown) => refuse('payment', request, error)),
  ),
  { maxBytes: 4096, codes: { malformed: 'payment/invalid-request', tooLarge: 'payment/invalid-request' } },
)

async function refund(request: CallableRequest): Promise<RefundAnswer> {
  const caller = await currentCallerOf(request.auth?.rawToken)
  if (!caller) throw new Fault('payment/unauthenticated')
  if (!exactFieldsOf(rawDataOf(request.rawRequest), [])) throw new Fault('payment/invalid-request')
  const { askedAt, refundedAt, ...facts } = await withdraw(caller.uid)
  return { ...facts, askedAt: askedAt.toISOString(), refundedAt: refundedAt?.toISOString() ?? null }
}
