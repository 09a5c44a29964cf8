import { PRICE_CENTS } from '@/domain/business'
import { hasPaidAtOf, type MonthPayment } from '@/domain/paid-months'
import type { FakeIntent } from './schedule-stripe'

/** What the books should hold in the end of the intents that Stripe has, told once more without the code under test. */
export function impliedBy({
  intents,
  isOurs,
  createdAt,
}: {
  intents: readonly FakeIntent[]
  isOurs: (id: string) => boolean
  createdAt: Date
}) {
  const ours = intents.filter(({ id }) => isOurs(id))
  const sold = ours.filter(({ amount }) => amount === PRICE_CENTS)
  const payments = sold.flatMap((intent) => truthOf(intent) ?? []).sort(byId)
  return {
    faults: [],
    receipts: payments.map((payment) => ({ ...payment, isApplied: true })),
    hasPaidAt: hasPaidAtOf(createdAt, payments),
    unsettled: ours.flatMap((intent) =>
      intent.status === 'requires_payment_method' || !sold.includes(intent) ? [intent.id] : [],
    ),
  }
}

/** Where the money of an intent is. */
function truthOf({
  id,
  chargedAt,
  amount,
  refunds,
  disputes,
}: FakeIntent): (MonthPayment & { refunded: number }) | null {
  if (chargedAt === null) return null
  const date = (seconds: number) => new Date(seconds * 1000)
  const gone = refunds.filter(({ status }) => status !== 'failed')
  const refunded = gone.reduce((sum, refund) => sum + refund.amount, 0)
  const isRefunded = refunded === amount
  const lost = disputes.find(({ status }) => status === 'lost' || status === 'needs_response')
  const refundedAt = isRefunded ? (gone.at(-1)?.created ?? Infinity) : Infinity
  const endedAt = Math.min(refundedAt, lost?.created ?? Infinity)
  return {
    id,
    status: isRefunded ? 'refunded' : lost ? 'disputed' : 'succeeded',
    paidAt: date(chargedAt),
    endedAt: endedAt === Infinity ? null : date(endedAt),
    refunded,
  }
}

export function byId(a: { id: string }, b: { id: string }): number {
  return a.id < b.id ? -1 : 1
}
