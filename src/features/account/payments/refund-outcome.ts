import { hasPaidAtOf, paidMonths, type MonthPayment, type PaidMonth } from '@/domain/access/paid-months'
import { isRefundOwed, type Payment } from '@/domain/access/payment'
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

/** Each withdrawal or refund that is owed or recent, the latest first. A refund that the team must still make has no time limit. */
export function recentRefunds(payments: readonly Payment[], now: Date): RefundNews[] {
  return payments
    .flatMap((payment) => newsOf(payment, now) ?? [])
    .sort((a, b) => b.at.getTime() - a.at.getTime())
}

function newsOf(payment: Payment, now: Date): RefundNews | null {
  const { status, endedAt } = payment
  if (isRefundOwed(payment)) return refundOf(payment)
  if (status !== 'refunded' || !endedAt || now.getTime() - endedAt.getTime() > NEWS_MS) return null
  return refundOf(payment)
}

/** The withdrawal, or the refund by the team, however long ago; null: neither. */
export function refundOf(payment: Payment): RefundNews | null {
  const { withdrawal, status, endedAt } = payment
  const at = withdrawal?.askedAt ?? (status === 'refunded' ? endedAt : null)
  return at && { payment, at }
}

function monthsOf(payments: readonly Payment[]): MonthPayment[] {
  return payments.flatMap((payment) => (payment.paidAt ? [{ ...payment, paidAt: payment.paidAt }] : []))
}
