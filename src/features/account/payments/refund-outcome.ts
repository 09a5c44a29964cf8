import { hasPaidAtOf, paidMonths, type MonthPayment, type PaidMonth } from '@/domain/access/paid-months'
import type { Payment } from '@/domain/access/payment'
import { accessOf, type Access, type TrialFacts } from '@/domain/access/subscription'

/** How long a refund is still news: about the 10 working days that a bank takes. */
const NEWS_MS = 14 * 86_400_000

/** The access that the payments leave, beside the trial. */
export function paidAccess(trial: TrialFacts, payments: readonly Payment[], now: Date): Access {
  return accessOf({ ...trial, hasPaidAt: hasPaidAtOf(trial, monthsOf(payments)) }, now)
}

/** The access as it would be if this payment went back now. */
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

/** The month that each payment opened, by payment. */
export function monthsByPayment(
  trial: TrialFacts,
  payments: readonly Payment[],
): ReadonlyMap<string, PaidMonth> {
  return new Map(paidMonths(trial, monthsOf(payments)).map((month) => [month.id, month]))
}

/** What a person is still waiting for, and since when it is so. */
export interface RefundNews {
  readonly payment: Payment
  /** When the contract was ended, else when the team gave the money back by itself. */
  readonly at: Date
}

/** null once a newer payment was made; what the team has still to pay back is news until it is. */
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
