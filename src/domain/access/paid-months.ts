import { addCalendarMonth } from '@/domain/base/time/calendar-month'
import type { PaymentStatus } from './payment'
import { trialEndOf, type TrialFacts } from './subscription'

/** What counts of a payment, as Stripe has it now. */
export interface MonthPayment {
  readonly id: string
  readonly status: PaymentStatus
  /** When the card was charged. */
  readonly paidAt: Date
  /** When the money went back: the refund's or the dispute's date; null while the payment stands. */
  readonly endedAt: Date | null
}

export interface PaidMonth {
  readonly id: string
  readonly startsAt: Date
  readonly endsAt: Date
}

/**
 * The month that each payment opens. It starts when the card was charged, or at the end of what still ran then
 * (a trial, where there is one, or an earlier month), so paying early loses no day. A payment that went back took up the time until
 * then; the months behind it move forward. Depends on the payments alone, not on the order in which they were heard
 * of: whoever computes it again from Stripe's state gets the same months.
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

/**
 * The `hasPaidAt` that `accessOf` needs: the start of the last month that still stands; null when none does. A trial
 * that still runs then goes on, since nobody took it back.
 */
export function hasPaidAtOf(trial: TrialFacts, payments: readonly MonthPayment[]): Date | null {
  const standing = new Set(payments.filter(({ endedAt }) => !endedAt).map(({ id }) => id))
  return paidMonths(trial, payments).findLast(({ id }) => standing.has(id))?.startsAt ?? null
}

function byPaidAt(a: MonthPayment, b: MonthPayment): number {
  return a.paidAt.getTime() - b.paidAt.getTime() || (a.id < b.id ? -1 : 1)
}
