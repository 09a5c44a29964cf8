import { endpoint, texts, type Asked } from './platform/endpoint'
import { mailPassword, stripeSecretKey } from './platform/params'
import { withdraw } from './payment/refund/refund'

interface RefundAnswer {
  readonly paymentIntentId: string
  readonly askedAt: string
  /** Null: not refunded yet. */
  readonly refundedAt: string | null
  /** In cents. */
  readonly amount: number
}

/** « Renoncer au contrat ici »: withdraws from the payment that the person saw, within the legal period. */
export const refundPayment = endpoint(
  {
    area: 'payment',
    auth: 'account',
    fields: texts('paymentIntentId'),
    secrets: [stripeSecretKey, mailPassword],
    timeoutSeconds: 120,
  },
  refund,
)

async function refund({ caller, fields }: Asked<{ paymentIntentId: string }>): Promise<RefundAnswer> {
  const { askedAt, refundedAt, ...facts } = await withdraw(caller.uid, fields.paymentIntentId)
  return { ...facts, askedAt: askedAt.toISOString(), refundedAt: refundedAt?.toISOString() ?? null }
}
