import { addCalendarMonth } from '@/domain/base/time/calendar-month'
import type { PaymentStatus } from './payment'
import { trialEndOf, type TrialFacts } from './subscription'

/** Stripe's current state of a payment. */
export interface MonthPayment {
  readonly id: string
  readonly status: PaymentStatus
  readonly paidAt: Date
  /** Date of the refund or dispute; null: the payment is valid. */
  readonly endedAt: Date | null
}

export interface PaidMonth {
  readonly id: string
  readonly startsAt: Date
  readonly endsAt: Date
}

/**
 * The month that each payment opens: it starts at the charge, or at the end of the trial or month that is running then, so paying early
 * loses no day. A refunded month ends at its refund and later ones move forward. Depends on the payments alone, not on the order of events.
 */
export function paidMonths(trial: TrialFacts, payments: readonly MonthPayment[]): readonly PaidMonth[] {
  let end = trialEndOf(trial)?.getTime() ?? -Infinity
  return [...payments].sort(byPaidAt).map(({ id, paidAt, endedAt }) => {
    const startsAt = new Date(Math.max(paidAt.getTime(), end))
    const full = addCalendarMonth(startsAt)
    const endsAt =
      endedAt && endedAt < full ? new Date(Math.max(endedAt.getTime(), startsAt.getTime())) : full
    end = endsAt.getTime()
    return { id, startsAt, endsAt }
  })
}

/** `hasPaidAt` for `accessOf`: the start of the last month without a refund, in the future while a trial runs; null: none. */
export function hasPaidAtOf(trial: TrialFacts, payments: readonly MonthPayment[]): Date | null {
  const standing = new Set(payments.filter(({ endedAt }) => !endedAt).map(({ id }) => id))
  return paidMonths(trial, payments).findLast(({ id }) => standing.has(id))?.startsAt ?? null
}

function byPaidAt(a: MonthPayment, b: MonthPayment): number {
  return a.paidAt.getTime() - b.paidAt.getTime() || (a.id < b.id ? -1 : 1)
}
