import { PRICE_CENTS } from '@/domain/base/business'
import { hasPaidAtOf, type MonthPayment } from '@/domain/access/paid-months'
import type { TrialFacts } from '@/domain/access/subscription'
import type { FakeIntent } from './schedule-stripe'

/** What the books should hold in the end of the intents that Stripe has, told once more without the code under test. */
export function impliedBy({
  intents,
  isOurs,
  trial,
  erasedAt,
}: {
  intents: readonly FakeIntent[]
  isOurs: (id: string) => boolean
  trial: TrialFacts
  erasedAt: Date | null
}) {
  if (erasedAt) return { faults: [], receipts: [], hasPaidAt: null, keptMoney: [], unsettled: [] }
  const ours = intents.filter(({ id }) => isOurs(id))
  const sold = ours.filter(({ amount }) => amount === PRICE_CENTS)
  const payments = sold.flatMap((intent) => truthOf(intent) ?? []).sort(byId)
  return {
    faults: [],
    receipts: payments.map((payment) => ({ ...payment, isApplied: true })),
    hasPaidAt: hasPaidAtOf(trial, payments),
    keptMoney: [],
    unsettled: sold.flatMap(({ id, status }) => (status === 'requires_payment_method' ? [id] : [])),
  }
}

/** What came in after the second in which an erasure began, and was neither given back nor taken back. */
export function moneyKeptOf(intents: readonly FakeIntent[], erasedAt: Date | null): string[] {
  if (!erasedAt) return []
  const since = Math.floor(erasedAt.getTime() / 1000)
  return intents.flatMap((intent) => {
    const isLate = intent.amount === PRICE_CENTS && (intent.chargedAt ?? 0) > since
    return isLate && truthOf(intent)?.status === 'succeeded' ? [intent.id] : []
  })
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
