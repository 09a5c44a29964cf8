import { hasPaidAtOf, paidMonths, type MonthPayment, type PaidMonth } from '@/domain/access/paid-months'
import type { Payment } from '@/domain/access/payment'
import { accessOf, type Access, type TrialFacts } from '@/domain/access/subscription'

/** A bank takes about 10 working days. */
const NEWS_MS = 14 * 86_400_000

/** The access from the trial and these payments. */
export function paidAccess(trial: TrialFacts, payments: readonly Payment[], now: Date): Access {
  return accessOf({ ...trial, hasPaidAt: hasPaidAtOf(trial, monthsOf(payments)) }, now)
}

export function accessAfterRefund(
  trial: TrialFacts,
  payments: readonly Payment[],
  refunded: Payment,
  now: Date,
): Access {
  const after = payments.map((payment) =>
    payment.id === refunded.id ? { ...payment, status: 'refunded' as const, endedAt: now } : payment,
  )
  return paidAccess(trial, after, new Date(now.getTime() + 1))
}

export function monthsByPayment(
  trial: TrialFacts,
  payments: readonly Payment[],
): ReadonlyMap<string, PaidMonth> {
  return new Map(paidMonths(trial, monthsOf(payments)).map((month) => [month.id, month]))
}

export interface RefundNews {
  readonly payment: Payment
  /** End of the contract, else the time of the team's refund. */
  readonly at: Date
}

/** Null after a newer payment. A refund that the team must still make has no time limit. */
export function recentRefund(payments: readonly Payment[], now: Date): RefundNews | null {
  const [last] = payments
  if (!last) return null
  const { withdrawal, status, endedAt } = last
  const isOver = status !== 'succeeded'
  const at = withdrawal && (isOver || withdrawal.state !== 'done') ? withdrawal.askedAt : null
  const since = status === 'refunded' ? endedAt : at
  if (!since || status === 'disputed') return null
  const isNews = !isOver || now.getTime() - since.getTime() <= NEWS_MS
  return isNews ? { payment: last, at: at ?? since } : null
}

function monthsOf(payments: readonly Payment[]): MonthPayment[] {
  return payments.flatMap((payment) => (payment.paidAt ? [{ ...payment, paidAt: payment.paidAt }] : []))
}
