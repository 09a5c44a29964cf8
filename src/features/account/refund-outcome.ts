import { hasPaidAtOf, paidMonths, type MonthPayment, type PaidMonth } from '@/domain/paid-months'
import type { Payment } from '@/domain/payment'
import { accessOf, type Access } from '@/domain/subscription'

/** How long a refund is still news: about the 10 working days that a bank takes. */
const NEWS_MS = 14 * 86_400_000

/** The access that the payments alone leave. */
export function paidAccess(createdAt: Date | null, payments: readonly Payment[], now: Date): Access {
  return accessOf({ createdAt, hasPaidAt: hasPaidAtOf(createdAt, monthsOf(payments)) }, now)
}

/** The access as it would be if this payment went back now. */
export function accessAfterRefund(
  createdAt: Date | null,
  payments: readonly Payment[],
  refunded: Payment,
  now: Date,
): Access {
  const after = payments.map((payment) =>
    payment.id === refunded.id ? { ...payment, status: 'refunded' as const, endedAt: now } : payment,
  )
  return paidAccess(createdAt, after, new Date(now.getTime() + 1))
}

/** The month that each payment opened, by payment. */
export function monthsByPayment(
  createdAt: Date | null,
  payments: readonly Payment[],
): ReadonlyMap<string, PaidMonth> {
  return new Map(paidMonths(createdAt, monthsOf(payments)).map((month) => [month.id, month]))
}

/** The refund that a person is still waiting for; null once a newer payment was made. */
export function recentRefund(payments: readonly Payment[], now: Date): (Payment & { endedAt: Date }) | null {
  const [last] = payments
  if (last?.status !== 'refunded' || !last.endedAt) return null
  return now.getTime() - last.endedAt.getTime() <= NEWS_MS ? { ...last, endedAt: last.endedAt } : null
}

function monthsOf(payments: readonly Payment[]): MonthPayment[] {
  return payments.flatMap((payment) => (payment.paidAt ? [{ ...payment, paidAt: payment.paidAt }] : []))
}
