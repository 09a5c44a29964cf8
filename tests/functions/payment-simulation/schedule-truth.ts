import { hasPaidAtOf, type MonthPayment } from '@/domain/access/paid-months'
import type { TrialFacts } from '@/domain/access/subscription'
import type { FakeBooks } from './schedule-books'
import type { FakeIntent } from './schedule-stripe'

/** Expected state of the books, computed from Stripe's intents without the code under test. */
export function impliedBy({
  intents,
  checkouts,
  trial,
  erasedAt,
}: {
  intents: readonly FakeIntent[]
  checkouts: FakeBooks['checkouts']
  trial: TrialFacts
  erasedAt: Date | null
}) {
  if (erasedAt) return { faults: [], receipts: [], hasPaidAt: null, keptMoney: [], unsettled: [] }
  const ours = intents.filter(({ id }) => checkouts.has(id))
  const sold = ours.filter(({ id, amount }) => checkouts.get(id)?.amount === amount)
  const payments = sold.flatMap((intent) => truthOf(intent) ?? []).sort(byId)
  return {
    faults: [],
    receipts: payments.map((payment) => ({ ...payment, isApplied: true })),
    hasPaidAt: hasPaidAtOf(trial, payments),
    keptMoney: [],
    unsettled: ours.flatMap(({ id, status }) => (status === 'requires_payment_method' ? [id] : [])),
  }
}

/**
 * Money that was neither refunded nor disputed, although it was charged after an erasure began, or for an intent that differs from our
 * record.
 */
export function moneyKeptOf(
  intents: readonly FakeIntent[],
  { erasedAt, checkouts }: Pick<FakeBooks, 'erasedAt' | 'checkouts'>,
): string[] {
  const since = erasedAt ? Math.floor(erasedAt.getTime() / 1000) : Infinity
  return intents.flatMap((intent) => {
    const opened = checkouts.get(intent.id)
    const isOwed = (intent.chargedAt ?? 0) > since || (opened && opened.amount !== intent.amount)
    return isOwed && truthOf(intent)?.status === 'succeeded' ? [intent.id] : []
  })
}

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
